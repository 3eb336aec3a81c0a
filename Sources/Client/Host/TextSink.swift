/// Where text goes.
package protocol TextSink: Sendable {
  /// Writes the text at once.
  func write(_ text: String)
}
