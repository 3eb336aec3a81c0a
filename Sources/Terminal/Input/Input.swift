/// Input for a screen.
package enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted; it may contain line feeds and any other characters.
  case paste(String)
  /// The screen is on top, for the first time or again.
  case shown
  /// The time that the screen asked for has passed.
  case tick
}
