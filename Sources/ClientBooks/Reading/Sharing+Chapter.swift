import Bookshelf
package import ClientCore
import Messages

extension Sharing {
  /// A chapter of a book, ready to be shared.
  ///
  /// - Parameter chapter: the index of the chapter, from 0.
  package func chapter(_ chapter: Int, of opened: OpenedBook) -> Shared {
    let text = opened.chapterText(chapter)
    let title = opened.book.chapters[chapter].title
    let name = title.isEmpty ? host.messages("chapter \(chapter + 1)") : title
    let subject = "\(shortened(opened.entry.title, to: 100)): \(shortened(name, to: 100))"
    return Shared(subject: subject.onOneLine, text: text, spoken: text)
  }
}
