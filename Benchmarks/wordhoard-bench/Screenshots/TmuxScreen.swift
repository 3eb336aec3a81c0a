import Foundation

/// A program in its own tmux of a given size. Keys are typed, and the screen is read.
final class TmuxScreen {
  private let socket: String
  let columns: Int
  let rows: Int

  /// Starts a program in tmux.
  ///
  /// - Parameter folder: the folder for the socket and the settings of tmux.
  init(
    _ arguments: [String], environment: [String: String], columns: Int, rows: Int, folder: URL
  ) throws {
    (self.columns, self.rows) = (columns, rows)
    socket = folder.appendingPathComponent("tmux-\(UUID().uuidString.prefix(8))").path
    let settings = folder.appendingPathComponent("tmux.conf")
    try Data(
      "set -g status off\nset -g escape-time 0\nset -g default-terminal tmux-256color\n".utf8
    )
    .write(to: settings)
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    _ = try Spawn.output(
      [
        "tmux", "-S", socket, "-f", settings.path, "new-session", "-d", "-x", "\(columns)", "-y",
        "\(rows)", "env",
      ] + variables + arguments)
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Types text, such as an answer.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// Presses a key by its name in tmux, such as `Enter`.
  func press(_ key: String) throws { try tmux(["send-keys", key]) }

  /// The contents of the screen, with colors, to the end of each row.
  func captured() throws -> String { try tmux(["capture-pane", "-e", "-N", "-p"]) }

  /// Waits until the screen contains a text and no longer changes.
  ///
  /// - Throws: `BenchError` if it does not appear within forty seconds.
  func wait(for text: String) throws {
    var before = ""
    for _ in 0..<800 {
      let now = try tmux(["capture-pane", "-p"])
      if now == before, now.contains(text) { return }
      before = now
      usleep(50_000)
    }
    throw BenchError(message: "\(text.debugDescription) never came; there is:\n\(before)")
  }

  /// The text of the screen when it shows its keys, no longer changes, and differs from an earlier
  /// text.
  ///
  /// - Throws: `BenchError` if this takes more than forty seconds.
  func settled(after earlier: String = "") throws -> String {
    if let text = try changed(after: earlier, seconds: 40) { return text }
    throw BenchError(
      message: "the screen stays as it is:\n\(try tmux(["capture-pane", "-p"]))")
  }

  /// The same; nil if the screen stays as it is for some seconds.
  func changed(after earlier: String, seconds: Int) throws -> String? {
    var before = ""
    for _ in 0..<20 * seconds {
      let now = try tmux(["capture-pane", "-p"])
      if now == before, now != earlier, TmuxScreen.footer(of: now).contains(#/Esc|  f |  q /#) {
        return now
      }
      before = now
      usleep(50_000)
    }
    return nil
  }

  /// The last line of a screen's text, which names the keys.
  static func footer(of text: String) -> Substring { text.split(separator: "\n").last ?? "" }

  /// The screen as a picture.
  func picture(_ title: String) throws -> String {
    ScreenPicture(
      screen: StyledScreen(try captured()), title: title, columns: columns, rows: rows
    ).svg
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Spawn.output(["tmux", "-S", socket] + arguments)
  }
}
