/// What a game is played on.
package enum PlaySurface: Sendable {
  /// Program to program, on JSON lines.
  case jsonLines
  /// Line by line.
  case lines
  /// On the full screen.
  case screen

  /// That of a command, in JSON lines where those are asked for.
  package init(jsonl: Bool) { self = jsonl ? .jsonLines : .lines }
}
