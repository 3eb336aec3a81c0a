/// A short message that disappears after a few seconds.
package struct Toast: Hashable, Sendable {
  /// The text, on one line.
  package let text: String
  /// Whether it reports an error.
  package let isError: Bool

  /// Creates a message.
  package init(_ text: String, isError: Bool = false) {
    (self.text, self.isError) = (text, isError)
  }
}
