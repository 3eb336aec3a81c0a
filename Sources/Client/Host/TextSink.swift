/// An output for text.
package protocol TextSink: Sendable {
  /// Writes the text at once.
  func write(_ text: String)

  /// Shows the player a remark, apart from the results.
  func remark(_ text: String)
}

extension TextSink {
  package func remark(_ text: String) { write("wordhoard: \(text)\n") }
}
