import Foundation

/// A terminal of a given size with a shell in it, on a private tmux server; it ends with the value.
///
/// Type into it and look at its screen as a person would.
final class Tmux {
  private let home: Home
  private let socket: String

  /// Opens the terminal, in which `wordhoard` is the program under test.
  ///
  /// - Parameter isPlain: whether it uses line mode.
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

  /// Resizes the terminal.
  func resize(columns: Int, rows: Int) throws {
    try command(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// A property of the terminal in tmux's format, such as `#{alternate_on}`.
  func value(_ format: String) throws -> String {
    try command(["display-message", "-p", format]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The visible text.
  var visible: String { get throws { try command(["capture-pane", "-p"]) } }

  /// Waits until the visible text satisfies a condition.
  @discardableResult
  func look(until isSatisfied: (String) -> Bool) throws -> String {
    try read({ try visible }, until: isSatisfied)
  }

  /// Waits until texts are visible, all of them at once.
  ///
  /// Name all that must be seen: the kernel passes a frame on in pieces, so that one text may be visible before
  /// another below it.
  @discardableResult
  func look(for texts: String...) throws -> String { try look { texts.allSatisfy($0.contains) } }

  /// The text of the terminal, including the lines that have scrolled off its top.
  ///
  /// - Parameters:
  ///   - options: options of `capture-pane`: `-e` keeps colors, `-J` joins lines that the terminal wrapped.
  func screen(_ options: [String] = []) throws -> String {
    try command(["capture-pane", "-p", "-S", "-"] + options)
  }

  /// The latest text on the clipboard of this terminal, if it has one.
  func clipboard() throws -> String { try command(["show-buffer"]) }

  /// Sets an option of the server.
  func set(_ option: String, _ value: String) throws {
    try command(["set-option", "-s", option, value])
  }

  /// Waits until a text is in the terminal, including the lines that have scrolled off its top.
  @discardableResult
  func wait(for text: String) throws -> String { try wait { $0.contains(text) } }

  /// Waits until the text of the terminal, including the lines that have scrolled off its top, satisfies a
  /// condition.
  @discardableResult
  func wait(until isSatisfied: (String) -> Bool) throws -> String {
    try read({ try screen() }, until: isSatisfied)
  }

  /// Reads the screen repeatedly until it satisfies a condition.
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
