/// An output for text.
package protocol TextSink: Sendable {
  /// Writes the text at once.
  func write(_ text: String)
}
