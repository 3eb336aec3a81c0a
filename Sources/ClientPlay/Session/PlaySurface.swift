import ClientCore

/// The surface of a game.
package enum PlaySurface: Sendable {
  /// Program to program, on JSON lines.
  case jsonLines
  /// For a person, line by line.
  case lines
  /// For a person, on the full screen.
  case screen

  /// The surface of a command.
  ///
  /// - Parameter jsonl: whether JSON lines were requested.
  package init(jsonl: Bool) { self = jsonl ? .jsonLines : .lines }
}
