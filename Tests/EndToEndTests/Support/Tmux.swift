import Foundation

/// A terminal of a given size with a shell in it, on a private tmux server; it ends with the value.
///
/// Type into it and look at its screen as a person would.
final class Tmux {
  private let home: Home
  private let socket: String

  /// Opens the terminal, in which `wordhoard` is the program under test.
  init(
    columns: Int, rows: Int, environment changes: [String: String] = [:], home: Home
  ) throws {
    self.home = home
    socket = home.file("tmux")
    var environment = Binary.environment(home, Binary.shellPath.merging(changes) { $1 })
    environment["TERM"] = nil
    let child = try Child(
      "tmux",
      [
        "-S", socket, "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
        "/bin/sh",
      ], environment: environment)
    child.endInput()
    let outcome = try child.finish()
    guard outcome.status == 0 else { throw Child.Failure(description: "tmux: \(outcome.stderr)") }
    // The prompt of the shell.
    try wait(for: Binary.isRoot ? "#" : "$")
  }

  deinit { _ = try? command(["kill-server"]) }

  /// Types a line and the enter key.
  func type(_ line: String) throws {
    if !line.isEmpty { try command(["send-keys", "-l", line]) }
    try command(["send-keys", "Enter"])
  }

  /// Types a named key, such as `C-c`.
  func press(_ key: String) throws { try command(["send-keys", key]) }

  /// What the terminal shows, with all that has left it at the top.
  ///
  /// - Parameters:
  ///   - options: for `capture-pane`: `-e` keeps colors, `-J` joins what the terminal itself broke.
  func screen(_ options: [String] = []) throws -> String {
    try command(["capture-pane", "-p", "-S", "-"] + options)
  }

  /// Waits until a text stands on the screen.
  @discardableResult
  func wait(for text: String) throws -> String { try wait { $0.contains(text) } }

  /// Waits until the screen satisfies a condition.
  @discardableResult
  func wait(until isSatisfied: (String) -> Bool) throws -> String {
    let deadline = Date(timeIntervalSinceNow: Child.patience)
    while true {
      let screen = try screen()
      if isSatisfied(screen) { return screen }
      guard Date() < deadline else {
        throw Child.Failure(description: "what is waited for never came; there is:\n\(screen)")
      }
      usleep(20_000)
    }
  }

  @discardableResult
  private func command(_ arguments: [String]) throws -> String {
    let child = try Child(
      "tmux", ["-S", socket] + arguments, environment: Binary.environment(home))
    child.endInput()
    let outcome = try child.finish()
    guard outcome.status == 0 else { throw Child.Failure(description: "tmux: \(outcome.stderr)") }
    return outcome.stdout
  }
}
