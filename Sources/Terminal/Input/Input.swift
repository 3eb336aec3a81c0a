/// What can happen to a screen.
package enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted; it may have line feeds and anything else.
  case paste(String)
  /// The screen has come to the top: for the first time, or again.
  case shown
  /// The time has passed that the screen asked for.
  case tick
}
