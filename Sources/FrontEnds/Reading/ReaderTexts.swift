import Bookshelf
import Client
import Messages

/// The texts about books.
struct ReaderTexts: Sendable {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The title of a chapter, or its number.
  ///
  /// - Parameter number: from 0.
  func title(ofChapter number: Int, of book: Book) -> String {
    let title = book.chapters.indices.contains(number) ? book.chapters[number].title : ""
    return title.isEmpty ? messages("Chapter \(number + 1)") : shortened(title, to: 200)
  }

  /// The part of a book before a place.
  func percent(_ fraction: Double) -> String { "\(Int((100 * fraction).rounded(.down))) %" }
}
