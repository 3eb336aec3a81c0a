import ClientCore
import GameEngine
import Messages
import Terminal

/// Counts the words of a book while the player reads.
struct WordCounting: Sendable {
  typealias Message = ReaderScreen.Message

  let vocabularies: Vocabularies
  let messages: Messages

  /// How long a first count waits, so that it does not compete with the first page.
  private static let pause = Duration.milliseconds(100)

  /// Counts all words of a book, or finds out what the player knows of them now.
  ///
  /// - Parameter earlier: the words as they were counted earlier.
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

  /// Lists the words of the chapter that is read.
  func list(_ reading: BookReading, of book: OpenedBook?) -> [Effect<Message>] {
    guard let book, let lexicon = reading.lexicon else { return [] }
    let chapter = reading.chapterAtEdge?.number ?? reading.pages.chapter
    return [
      .attempt(messages("counting the words"), failed: Message.refused) { [vocabularies] in
        .of(book.entry.id, .listed(try ChapterWords(chapter, lexicon, in: book, vocabularies)))
      }
    ]
  }

  /// Draws how well the player knows the chapter that begins on the page, or what was met in the one that ends on it.
  func draw(_ reading: BookReading, in row: Area) {
    guard let (_, begins, knowledge) = reading.chapterAtEdge else { return }
    let texts = VocabularyTexts(messages)
    let text = begins ? texts.before(knowledge) : texts.after(knowledge)
    if let text { row.put(CellText.truncated(text, width: row.width), .dim) }
  }
}
