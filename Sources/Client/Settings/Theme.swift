/// The colours of the output.
package enum Theme: String, CaseIterable, Sendable {
  /// For dark grounds.
  case dark
  /// For light grounds.
  case light
  /// Brown tones, for light and dark grounds.
  case sepia
  /// Weight only.
  case mono
}
