/// The capabilities of the output.
package struct Display: Hashable, Sendable {
  /// The width of the output in columns; `Display.unwrapped` if other programs read it.
  package var width: Int
  /// Whether it is a terminal that supports control sequences: for weight, colors, the clipboard.
  package var isStyled: Bool
  /// Whether to use colors: the output is a terminal that has them, and `NO_COLOR` is not set.
  package var hasColor: Bool
  /// Whether it can show characters beyond ASCII.
  package var isUnicode: Bool
  /// Whether a person uses it, so that prompts make sense.
  package var isInteractive: Bool

  /// The width of output that other programs read, which is not wrapped.
  package static let unwrapped = 10_000

  /// The width of text: not so wide that lines are hard to follow.
  package var textWidth: Int { width >= Display.unwrapped ? width : min(width, 100) }

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
