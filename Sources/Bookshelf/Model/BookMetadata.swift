/// The facts that a book states about itself. Any of them may be wrong.
package struct BookMetadata: Hashable, Sendable {
  /// The title; empty if the book has none.
  package var title = ""
  /// The authors, in the order of the book.
  package var authors: [String] = []
  /// The languages as the book writes them, such as `en-GB`; the first one is the main one.
  package var languages: [String] = []
  /// The name of the rendering, which distinguishes it from others of its work; empty if it has
  /// none.
  package var rendering = ""
  /// The work that this book is a rendering of; empty if unknown.
  package var work = ""

  package init() {}

  /// The properties, for code that treats all of them alike.
  static var texts: [WritableKeyPath<BookMetadata, String>] { [\.title, \.rendering, \.work] }
  static var lists: [WritableKeyPath<BookMetadata, [String]>] { [\.authors, \.languages] }

  private static let longest = 512
  private static let most = 16

  /// The same with bounded lengths, and without empty or repeated items.
  func bounded() -> BookMetadata {
    var copy = self
    for path in BookMetadata.texts {
      copy[keyPath: path] = String(self[keyPath: path].prefix(BookMetadata.longest))
    }
    for path in BookMetadata.lists {
      var seen: Set<String> = []
      let items = self[keyPath: path].map { String($0.prefix(BookMetadata.longest)) }
        .filter { !$0.isEmpty && seen.insert($0).inserted }
      copy[keyPath: path] = Array(items.prefix(BookMetadata.most))
    }
    return copy
  }
}
