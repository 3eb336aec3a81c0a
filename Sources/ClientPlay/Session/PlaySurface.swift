import ClientCore

/// The surface of a game.
package enum PlaySurface: Sendable {
  /// Program to program, on JSON lines.
  case jsonLines
  /// Line by line.
  case lines
  /// On the full screen.
  case screen

  /// The surface of a command.
  ///
  /// - Parameter jsonl: whether JSON lines were requested.
  package init(jsonl: Bool) { self = jsonl ? .jsonLines : .lines }
}
