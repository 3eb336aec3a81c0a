/// The format of a book's file. The raw value is a stable name.
package enum BookFormat: String, Sendable, CaseIterable {
  case epub, text, markdown, html, fb2, keyed, imp, osis, usfx, pdf, mobi, djvu

  /// Whether a file is one text, which has an encoding.
  package var isText: Bool { ![.epub, .pdf, .mobi, .djvu].contains(self) }
}
