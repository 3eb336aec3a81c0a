/// The facts that a book states about itself. Any of them may be wrong.
package struct BookMetadata: Hashable, Sendable {
  /// The title; empty if the book has none.
  package var title = ""
  /// The authors, in the order of the book.
  package var authors: [String] = []
  /// The languages as the book writes them, such as `en-GB`; the first one is the main one.
  package var languages: [String] = []
  /// ISBN, UUID and the like.
  package var identifiers: [String] = []
  /// The publisher; empty if unknown.
  package var publisher = ""
  /// The date as the book writes it; empty if unknown.
  package var date = ""
  /// A description as plain text; empty if there is none.
  package var description = ""
  /// The subjects, in the book's own words.
  package var subjects: [String] = []
  /// The translator of a rendering; empty if unknown.
  package var translator = ""
  /// The name of the rendering, which distinguishes it from others of its work; empty if it has
  /// none.
  package var rendering = ""
  /// The work that this book is a rendering of; empty if unknown.
  package var work = ""
  /// The license or the rights; empty if unknown.
  package var rights = ""
  /// Whether its pages are turned from right to left.
  package var isRightToLeft = false

  package init() {}

  private static let longest = 512
  private static let most = 16

  /// The same with bounded lengths, and without empty or repeated items.
  func bounded() -> BookMetadata {
    var copy = self
    for path: WritableKeyPath<BookMetadata, String> in [
      \.title, \.publisher, \.date, \.translator, \.rendering, \.work,
      \.rights,
    ] {
      copy[keyPath: path] = BookMetadata.cut(self[keyPath: path])
    }
    copy.description = String(description.prefix(8 * BookMetadata.longest))
    for path: WritableKeyPath<BookMetadata, [String]> in [
      \.authors, \.languages, \.identifiers, \.subjects,
    ] {
      var seen: Set<String> = []
      let items = self[keyPath: path].map(BookMetadata.cut).filter {
        !$0.isEmpty && seen.insert($0).inserted
      }
      copy[keyPath: path] = Array(items.prefix(BookMetadata.most))
    }
    return copy
  }

  private static func cut(_ text: String) -> String {
    text.count > longest ? String(text.prefix(longest)) : text
  }
}
