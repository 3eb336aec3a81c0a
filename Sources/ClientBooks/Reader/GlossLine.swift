import Bookshelf
import ClientCore
import GameEngine
import Messages
import Terminal

/// The meaning of the word at the cursor, in the two rows below the page, which never moves for it.
struct GlossLine: Sendable {
  typealias Message = ReaderScreen.Message

  let words: BookWords
  let messages: Messages
  /// The word that was looked up last, and what it means; nil for one that is in no dictionary.
  private var known: (word: PageWord, gloss: WordGloss?)?
  private var isAsking = false

  init(words: BookWords, messages: Messages) {
    (self.words, self.messages) = (words, messages)
  }

  /// Looks the word at the cursor up, one after another.
  mutating func follow(_ reading: BookReading?, in book: OpenedBook?) -> [Effect<Message>] {
    guard !isAsking, let reading, let book, let word = reading.word, word.kind == .word,
      known?.word != word
    else { return [] }
    isAsking = true
    let document = reading.book.documents[word.document]
    let language = book.entry.book.language
    return [
      .attempt(
        messages("looking it up"), failed: { _ in .of(book.entry.id, .glossed(word, nil)) }
      ) { [words] in
        let gloss = try words.gloss(for: word.range, in: document, language: language)
        return .of(book.entry.id, .glossed(word, gloss))
      }
    ]
  }

  mutating func keep(_ gloss: WordGloss?, of word: PageWord) {
    (known, isAsking) = ((word, gloss), false)
  }

  /// Draws what the word at the cursor means.
  ///
  /// - Returns: the number of rows that it takes.
  func draw(_ word: PageWord?, in area: Area) -> Int {
    guard let word, let known, known.word == word, let gloss = known.gloss else { return 0 }
    let text = RichText(gloss.headword, .word).adding("  \(gloss.meaning)", .dim)
    let lines = text.lines(width: area.width).prefix(area.height)
    for (y, line) in lines.enumerated() { area.put(line, y: y) }
    return lines.count
  }
}
