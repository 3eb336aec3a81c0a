/// The destination of a shared text.
package enum ShareWay: Sendable {
  /// To the output.
  case print
  /// To the clipboard of the terminal.
  case copy
  /// Into the player's mail program.
  case mail
}
