import Foundation

/// A terminal of a given size with a shell in it, on a private tmux server; it ends with the value.
///
/// Type into it and look at its screen as a person would.
final class Tmux {
  private let home: Home
  private let socket: String

  /// Opens the terminal, in which `wordhoard` is the program under test.
  ///
  /// - Parameter isPlain: whether it goes line by line.
  init(
    columns: Int, rows: Int, environment changes: [String: String] = [:], isPlain: Bool = true,
    home: Home
  ) throws {
    self.home = home
    socket = home.file("tmux")
    var environment = Binary.environment(home, Binary.shellPath.merging(changes) { $1 })
    environment["TERM"] = nil
    if isPlain { environment["WORDHOARD_PLAIN"] = "1" }
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

  /// Types text as it is, without the enter key.
  func send(_ text: String) throws { try command(["send-keys", "-l", text]) }

  /// Makes the terminal another size.
  func resize(columns: Int, rows: Int) throws {
    try command(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What tmux says of the terminal, such as `#{alternate_on}`.
  func value(_ format: String) throws -> String {
    try command(["display-message", "-p", format]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What can be seen now.
  var visible: String { get throws { try command(["capture-pane", "-p"]) } }

  /// Waits until what can be seen now satisfies a condition.
  @discardableResult
  func look(until isSatisfied: (String) -> Bool) throws -> String {
    try read({ try visible }, until: isSatisfied)
  }

  /// Waits until a text can be seen now.
  @discardableResult
  func look(for text: String) throws -> String { try look { $0.contains(text) } }

  /// What the terminal shows, with all that has left it at the top.
  ///
  /// - Parameters:
  ///   - options: for `capture-pane`: `-e` keeps colors, `-J` joins what the terminal itself broke.
  func screen(_ options: [String] = []) throws -> String {
    try command(["capture-pane", "-p", "-S", "-"] + options)
  }

  /// What was put on the clipboard last, as far as this terminal has one.
  func clipboard() throws -> String { try command(["show-buffer"]) }

  /// Sets an option of the server.
  func set(_ option: String, _ value: String) throws {
    try command(["set-option", "-s", option, value])
  }

  /// Waits until a text is in what the terminal shows, with all that has left it at the top.
  @discardableResult
  func wait(for text: String) throws -> String { try wait { $0.contains(text) } }

  /// Waits until what the terminal shows, with all that has left it at the top, satisfies a
  /// condition.
  @discardableResult
  func wait(until isSatisfied: (String) -> Bool) throws -> String {
    try read({ try screen() }, until: isSatisfied)
  }

  /// Reads the screen again and again until it satisfies a condition.
  private func read(
    _ current: () throws -> String, until isSatisfied: (String) -> Bool
  ) throws -> String {
    let deadline = Date(timeIntervalSinceNow: Child.patience)
    while true {
      let screen = try current()
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
