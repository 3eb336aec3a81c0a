/// A sentence that uses a word, with the place of the word marked.
package struct Example: Hashable, Sendable {
  /// The text before the word, including spaces.
  package let before: String
  /// The word as the sentence writes it, possibly inflected.
  package let form: String
  /// The text after the word, including spaces.
  package let after: String
  /// The sentence in the language of the meanings; empty if it has no translation.
  package private(set) var translation = ""

  /// Creates a sentence from its three parts.
  package init(before: String, form: String, after: String) {
    self.before = before
    self.form = form
    self.after = after
  }

  /// The same sentence with a translation.
  package func translated(_ text: String) -> Example {
    var example = self
    example.translation = text
    return example
  }

  /// Parses a sentence with one place in braces, `The {glacier} shrank.`; nil for any other text.
  package init?(marked text: String) {
    var text = text
    guard let example = text.withUTF8({ Example(marked: $0) }) else { return nil }
    self = example
  }

  /// The same, from valid UTF-8.
  package init?(marked text: UnsafeBufferPointer<UInt8>) {
    guard let (start, end) = Example.mark(in: text) else { return nil }
    self.init(
      before: String(decoding: text[..<start], as: UTF8.self),
      form: String(decoding: text[(start + 1)..<end], as: UTF8.self),
      after: String(decoding: text[(end + 1)...], as: UTF8.self))
  }

  /// The positions of the braces around the marked place of a text; nil unless exactly one place is
  /// marked and not empty.
  package static func mark(in text: UnsafeBufferPointer<UInt8>) -> (open: Int, close: Int)? {
    var (open, close): (Int?, Int?) = (nil, nil)
    for (place, byte) in text.enumerated() {
      if byte == UInt8(ascii: "{") {
        guard open == nil else { return nil }
        open = place
      } else if byte == UInt8(ascii: "}") {
        guard close == nil else { return nil }
        close = place
      }
    }
    guard let open, let close, open + 1 < close else { return nil }
    return (open, close)
  }

  /// The sentence without braces.
  package var text: String { before + form + after }
  /// The sentence with a gap in place of the word.
  package var gapped: String { before + "_____" + after }
  /// The sentence with braces, as in content files.
  package var marked: String { "\(before){\(form)}\(after)" }
}
