import ClientCore
import GameEngine
import Messages
import Terminal

/// Counts the words of a book in the background while the player reads.
struct WordCounting: Sendable {
  typealias Message = ReaderScreen.Message

  let vocabularies: Vocabularies
  let messages: Messages

  /// The delay of the first count, so that it does not compete with drawing the first page.
  private static let pause = Duration.milliseconds(100)

  /// Counts all words of a book, or updates what the player knows of counted words.
  ///
  /// - Parameter earlier: the words counted before; nil for the first count.
  func count(_ book: OpenedBook, after earlier: BookLexicon?) -> [Effect<Message>] {
    [
      .attempt(messages("counting the words"), replacesEarlier: true, failed: Message.refused) {
        [vocabularies] in
        if earlier == nil { try await Task.sleep(for: WordCounting.pause) }
        let lexicon = try vocabularies.lexicon(of: book, after: earlier)
        return .of(book.entry.id, .counted(lexicon, lexicon.chapters(of: book.book)))
      }
    ]
  }

  /// Lists the words of the open chapter.
  func list(_ reading: BookReading, of book: OpenedBook?) -> [Effect<Message>] {
    guard let book, let lexicon = reading.lexicon else { return [] }
    let chapter = reading.chapterAtEdge?.number ?? reading.pages.chapter
    return [
      .attempt(messages("counting the words"), failed: Message.refused) { [vocabularies] in
        .of(book.entry.id, .listed(try ChapterWords(chapter, lexicon, in: book, vocabularies)))
      }
    ]
  }

  /// Draws how well the player knows the chapter that begins on the page, or the words met in the
  /// chapter that ends on it.
  func draw(_ reading: BookReading, in row: Area) {
    guard let (_, begins, knowledge) = reading.chapterAtEdge else { return }
    let texts = VocabularyTexts(messages)
    let text = begins ? texts.before(knowledge) : texts.after(knowledge)
    if let text { row.put(CellText.truncated(text, width: row.width), .dim) }
  }
}
