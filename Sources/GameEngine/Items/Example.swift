/// A sentence with the word's place marked.
package struct Example: Hashable, Sendable {
  /// The text before the word, including blanks.
  package let before: String
  /// The word in the sentence, perhaps inflected.
  package let form: String
  /// The text after the word.
  package let after: String

  /// A sentence in three parts.
  package init(before: String, form: String, after: String) {
    self.before = before
    self.form = form
    self.after = after
  }

  /// A sentence whose one marked place is in braces, `The {glacier} shrank.`; nil for any other.
  package init?(marked text: String) {
    var text = text
    guard let example = text.withUTF8({ Example(marked: $0) }) else { return nil }
    self = example
  }

  /// The same from UTF-8, which must be valid.
  package init?(marked text: UnsafeBufferPointer<UInt8>) {
    guard let (start, end) = Example.mark(in: text) else { return nil }
    self.init(
      before: String(decoding: text[..<start], as: UTF8.self),
      form: String(decoding: text[(start + 1)..<end], as: UTF8.self),
      after: String(decoding: text[(end + 1)...], as: UTF8.self))
  }

  /// The positions of the braces around the marked place of a text; nil unless exactly one place is marked.
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

  /// The sentence as shown.
  package var text: String { before + form + after }
  /// The sentence with a gap in the word's place.
  package var gapped: String { before + "_____" + after }
  /// The sentence with its marks, as in content files.
  package var marked: String { "\(before){\(form)}\(after)" }
}
