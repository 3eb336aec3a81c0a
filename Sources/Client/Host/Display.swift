/// What the output can show.
package struct Display: Hashable, Sendable {
  /// Columns.
  package var width: Int
  /// Whether it is a terminal that understands control sequences: for weight, colors, the clipboard.
  package var isStyled: Bool
  /// Whether colors are wanted.
  package var hasColor: Bool
  /// Whether signs beyond ASCII can be shown.
  package var isUnicode: Bool
  /// Whether a person types at it, so that prompts make sense.
  package var isInteractive: Bool

  /// A display.
  package init(
    width: Int = 80, isStyled: Bool = false, hasColor: Bool = false, isUnicode: Bool = true,
    isInteractive: Bool = false
  ) {
    self.width = width
    self.isStyled = isStyled
    self.hasColor = hasColor
    self.isUnicode = isUnicode
    self.isInteractive = isInteractive
  }
}
