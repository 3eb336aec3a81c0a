import Foundation
import Messages

/// Tells the player something while they are elsewhere: on their desktop, else by mail on this computer.
package struct Notifier {
  package let host: Host

  private static let advice =
    "install notify-send (Debian: libnotify-bin), or mail (Debian: bsd-mailx)"

  /// - Throws: `ClientError` where there is no program to tell it by.
  package func check() throws(ClientError) {
    let programs = ProgramRunner(environment: host.environment)
    guard ["notify-send", "mail"].contains(where: { programs.path(of: $0) != nil }) else {
      throw ClientError(
        .noNotifier,
        "nothing on this machine can show a reminder",
        remedy: "\(Notifier.advice)")
    }
  }

  /// Tells a line.
  ///
  /// - Throws: `ClientError` where that cannot be done.
  package func tell(_ text: String) throws(ClientError) {
    // Notifications may have markup; nothing of ours is meant so.
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
      remedy: "\(Notifier.advice)")
  }
}
