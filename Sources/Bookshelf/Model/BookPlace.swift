/// A place in the text of an open book. It is only valid for that very content; `BookPosition` lasts longer.
package struct BookPlace: Hashable, Comparable, Sendable {
  /// The number of the document, from 0.
  package var document: Int
  /// The offset in the document's text, in bytes of UTF-8.
  package var offset: Int

  package init(document: Int, offset: Int) {
    self.document = document
    self.offset = offset
  }

  /// Whether a place is before another one.
  package static func < (a: BookPlace, b: BookPlace) -> Bool {
    (a.document, a.offset) < (b.document, b.offset)
  }
}
