/// A source of input lines.
package protocol LineSource: Sendable {
  /// Waits for the next line; nil at the end of input.
  func next() -> InputLine?
  /// Waits for the next line without echo; nil at the end of input.
  func nextSecret() -> InputLine?
}

/// A line of input.
package enum InputLine: Hashable, Sendable {
  /// Text, without its line feed.
  case text(String)
  /// Bytes that are not UTF-8.
  case notText
  /// A line of more than `InputLine.longest` bytes, which was read and dropped.
  case tooLong

  /// The text of the line; nil if it was not valid UTF-8 or was too long.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The longest accepted line, in bytes.
  package static let longest = 4096
}
