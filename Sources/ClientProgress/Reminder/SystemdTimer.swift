package import ClientCore
import FoundationEssentials
import Glibc
import Kit
import Messages

/// A timer of the player's own systemd instance.
package struct SystemdTimer: ReminderTimer {
  package let host: Host

  package var kind: ReminderTimerKind { .systemd }

  private static let service = "wordhoard-reminder.service"
  private static let timer = "wordhoard-reminder.timer"
  private static let mark = "# Made by `wordhoard remind on`; `wordhoard remind off` removes it.\n"
  private static let calendar = "OnCalendar=*-*-* "

  package func set(at time: ReminderTime, running command: ReminderCommand) throws(ClientError)
    -> Bool
  {
    // Fails if the player has no systemd instance, for example without a login session.
    guard systemctl("show-environment")?.hasSucceeded == true else { return false }
    do throws(ClientError) {
      try write(
        """
        [Unit]
        Description=Wordhoard's daily reminder

        [Service]
        Type=oneshot
        ExecStart=/bin/sh -c \(command.systemdText)

        """, to: SystemdTimer.service)
      try write(
        """
        [Unit]
        Description=Wordhoard's daily reminder

        [Timer]
        \(SystemdTimer.calendar)\(time):00

        [Install]
        WantedBy=timers.target

        """, to: SystemdTimer.timer)
      for outcome in [systemctl("daemon-reload"), systemctl("enable", "--now", SystemdTimer.timer)]
      {
        guard let outcome, outcome.hasSucceeded else { throw failure(of: "systemctl", outcome) }
      }
      return true
    } catch {
      try? remove()
      throw error
    }
  }

  package func remove() throws(ClientError) {
    let link = "\(folder)/timers.target.wants/\(SystemdTimer.timer)"
    let files = [link] + [SystemdTimer.timer, SystemdTimer.service].map { "\(folder)/\($0)" }
    guard files.contains(where: isThere) else { return }
    // If systemd is no longer running, there is nothing to disable.
    _ = systemctl("disable", "--now", SystemdTimer.timer)
    for file in files where isThere(file) && unlink(file) != 0 {
      throw ClientError(
        .reminderFailed,
        "\(shortened(file, to: 200)) cannot be removed",
        remedy: "remove it yourself")
    }
    _ = systemctl("daemon-reload")
    _ = systemctl("reset-failed", SystemdTimer.service)
    // Remove the folders that are now empty.
    for path in ["\(folder)/timers.target.wants", folder, "\(configuration)/systemd"] {
      rmdir(path)
    }
  }

  package func time() throws(ClientError) -> ReminderTime? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(SystemdTimer.timer)") else {
      return nil
    }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix(SystemdTimer.calendar) }
    return line.flatMap {
      ReminderTime(String($0.dropFirst(SystemdTimer.calendar.count).prefix(5)))
    }
  }

  // MARK: - Parts

  private func systemctl(_ arguments: String...) -> ProgramOutcome? {
    host.run("systemctl", ["--user"] + arguments, Data())
  }

  private var configuration: String {
    if let path = host.environment["XDG_CONFIG_HOME"], path.hasPrefix("/") { return path }
    let home = host.environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    return "\(home)/.config"
  }

  private var folder: String { "\(configuration)/systemd/user" }

  private func write(_ text: String, to name: String) throws(ClientError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try PrivateFile.write((SystemdTimer.mark + text).utf8, to: "\(folder)/\(name)")
    } catch {
      throw ClientError(
        .reminderFailed,
        "\(shortened("\(folder)/\(name)", to: 200)) cannot be written",
        remedy: "make room for it")
    }
  }

  /// Whether a file exists at a path. A broken link counts as one.
  private func isThere(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }
}
