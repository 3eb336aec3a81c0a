import ClientCore
import GameEngine

/// The words of a chapter: the looked-up ones, and those that are worth learning before it.
package struct ChapterWords: Sendable {
  /// A word with its meaning.
  package struct Row: Sendable {
    let word: Vocabulary.Word
    let meaning: String
    let isLookedUp: Bool
  }

  /// The request for a session with these words.
  let request: LearnRequest
  /// The share of the chapter's words that the player probably knows, 0 to 1; nil if it cannot be
  /// estimated.
  let expected: Double?
  let rows: [Row]

  /// - Throws: `JournalError`.
  init(
    _ chapter: Int, _ lexicon: BookLexicon, in opened: OpenedBook, _ vocabularies: Vocabularies
  ) throws {
    var request = LearnRequest()
    (request.book, request.chapter) = (opened.entry.id.rawValue, chapter + 1)
    self.request = request
    let knowledge = lexicon.chapters(of: opened.book)
    expected = knowledge.indices.contains(chapter) ? knowledge[chapter].expected : nil
    let looked = lexicon.lookedUpWords(ofChapter: chapter, in: opened.book)
    let known = Set(looked.map(\.lemma))
    let worth = lexicon.worthLearning(before: chapter).filter { !known.contains($0.lemma) }
    let words = looked + worth
    let meanings = try vocabularies.meanings(of: words, in: opened.entry.book.language)
    rows = zip(words, meanings).enumerated().map { place, word in
      Row(word: word.0, meaning: word.1, isLookedUp: place < looked.count)
    }
  }
}
