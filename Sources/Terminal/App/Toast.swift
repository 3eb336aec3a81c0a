/// A short message that disappears after a few seconds.
package struct Toast: Hashable, Sendable {
  /// The text; wrapped to at most three lines.
  package let text: String
  /// Whether it reports an error, which is drawn with `!`.
  package let isError: Bool

  package init(_ text: String, isError: Bool = false) {
    (self.text, self.isError) = (text, isError)
  }
}
