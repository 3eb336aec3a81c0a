/// A position in a book that lasts: by numbers, and by the text around it.
package struct ReadingPosition: Hashable, Codable, Sendable {
  /// The number of the document, from 0.
  package let document: Int
  /// The offset in the document's text, in bytes of UTF-8.
  package let offset: Int
  /// The characters before it.
  package let before: String
  /// The characters from there on.
  package let after: String
  /// The fraction of the book before it, 0 to 1.
  package let fraction: Double

  /// A position.
  package init(document: Int, offset: Int, before: String, after: String, fraction: Double) {
    self.document = document
    self.offset = offset
    self.before = before
    self.after = after
    self.fraction = fraction
  }

  /// Whether the program can have written it.
  var isPlausible: Bool {
    (0...1_000_000).contains(document) && (0...(1 << 40)).contains(offset)
      && (0...1).contains(fraction)
  }

  /// The texts with the names of their fields.
  var texts: [(name: String, text: String)] { [("before", before), ("after", after)] }
}
