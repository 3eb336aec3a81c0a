import Bookshelf
import ClientCore
import GameEngine
import Messages
import Terminal

/// Copies or mails the chapter being read.
struct ChapterSharing: Sendable {
  typealias Message = ReaderScreen.Message

  /// The number of bytes that terminals copy at once.
  private static let longestCopy = 50_000

  let sharing: Sharing
  let messages: Messages

  /// - Parameter isMailed: whether to open the player's mail program with the chapter.
  func share(
    _ reading: BookReading?, of book: OpenedBook?, isMailed: Bool
  ) -> [Effect<Message>] {
    guard let reading, let book else { return [] }
    let chapter = reading.pages.chapter
    let shared = sharing.chapter(chapter, of: book)
    guard shared.text.utf8.count <= ChapterSharing.longestCopy else {
      let (id, number) = (book.entry.id.rawValue, chapter + 1)
      let text = messages(
        "The chapter is too long to share; `wordhoard book text \(id) --chapter \(number)` prints it."
      )
      return [.toast(Toast(text, isError: true))]
    }
    guard isMailed else {
      let name = BookTexts(messages).name(ofChapter: chapter, in: book.book)
      return [
        .copy(shared.text), .toast(Toast(messages("Copied: \(shortened(name, to: 60))"))),
      ]
    }
    return [
      .attempt(messages("opening your mail program"), failed: Message.refused) {
        [sharing, messages] in
        guard sharing.mail(shared) else {
          throw ClientError(
            .noMail, "no mail program can be opened from here",
            remedy: "`c` copies the chapter instead")
        }
        return .noted(messages("Handed to your mail program: \(shared.subject)"))
      }
    ]
  }
}
