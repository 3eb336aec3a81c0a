/// A position that is found again in a changed book: by numbers, and by the text around it.
package struct ReadingPosition: Hashable, Codable, Sendable {
  /// The number of the document, from 0.
  package let document: Int
  /// The offset in the document's text, in bytes of UTF-8.
  package let offset: Int
  /// The text immediately before it.
  package let before: String
  /// The text that begins there.
  package let after: String
  /// The fraction of the book before the position, 0 to 1.
  package let fraction: Double

  package init(document: Int, offset: Int, before: String, after: String, fraction: Double) {
    self.document = document
    self.offset = offset
    self.before = before
    self.after = after
    self.fraction = fraction
  }

  /// Whether this program could have written the position.
  var isPlausible: Bool {
    (0...1_000_000).contains(document) && (0...(1 << 40)).contains(offset)
      && (0...1).contains(fraction)
  }

  /// Its texts, each with the name of its field.
  var texts: [(name: String, text: String)] { [("before", before), ("after", after)] }
}
