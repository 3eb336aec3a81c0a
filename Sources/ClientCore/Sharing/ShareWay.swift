/// The destination of a shared text.
package enum ShareWay: Sendable {
  /// To the standard output of the command.
  case print
  /// To the clipboard of the terminal.
  case copy
  /// Into the player's mail program.
  case mail
}
