/// Input for a screen, from the player or from the app.
package enum Input: Hashable, Sendable {
  /// The player pressed a key or clicked on a part with a key.
  case key(Key)
  /// The player pasted text. It may contain line feeds and any other characters.
  case paste(String)
  /// The screen came to the top, for the first time or again.
  case shown
  /// The time of `Screen.tickMillis` has passed.
  case tick
}
