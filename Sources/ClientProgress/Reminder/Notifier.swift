package import ClientCore
import FoundationEssentials
import Messages

/// Notifies the player outside the program: on the desktop, else by local mail.
package struct Notifier {
  package let host: Host

  private static let advice = Phrase(
    "install notify-send (Debian: libnotify-bin), or mail (Debian: bsd-mailx)")

  /// Checks that a program for notifications is installed.
  ///
  /// - Throws: `ClientError` if there is none.
  package func check() throws(ClientError) {
    let programs = ProgramRunner(environment: host.environment)
    guard ["notify-send", "mail"].contains(where: { programs.path(of: $0) != nil }) else {
      throw ClientError(
        .noNotifier,
        "nothing on this machine can show a reminder",
        remedy: Notifier.advice)
    }
  }

  /// Shows a line on the desktop; if that fails, sends it by local mail.
  ///
  /// - Throws: `ClientError` if no program could show it.
  package func show(_ text: String) throws(ClientError) {
    // Notifications may contain markup; remove its characters.
    let plain = String(text.unicodeScalars.filter { !"<>&".unicodeScalars.contains($0) })
    if host.run("notify-send", ["--", "Wordhoard", plain], Data())?.hasSucceeded == true { return }
    let player = ["LOGNAME", "USER"].lazy.compactMap { host.environment[$0] }.first { !$0.isEmpty }
    if let player,
      host.run("mail", ["-s", "Wordhoard", player], Data("\(text)\n".utf8))?.hasSucceeded == true
    {
      return
    }
    throw ClientError(
      .noNotifier,
      "no reminder could be shown (\(text))",
      remedy: Notifier.advice)
  }
}
