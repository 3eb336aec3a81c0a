import Bookshelf
import GameEngine
import Journal
import Messages

/// Counts the words of books, and says how many of them the player knows.
package struct Vocabularies: Sendable {
  private let library: WordLibrary
  private let store: PlayerStore
  private let host: Host

  /// - Parameter host: provides the time.
  package init(library: WordLibrary, store: PlayerStore, host: Host) {
    (self.library, self.store, self.host) = (library, store, host)
  }

  /// The words of a book, and what the player knows of them now.
  ///
  /// Takes O(length of the book), or O(number of different words) if they were counted before.
  ///
  /// - Parameter earlier: the words of the same book as they were known earlier.
  /// - Throws: `JournalError`.
  package func lexicon(of opened: OpenedBook, after earlier: BookLexicon? = nil) throws
    -> BookLexicon
  {
    let looks = try store.books().looks(in: opened.entry.id).map { look in
      let place = opened.book.place(of: BookPosition(look.position))
      let word = opened.word(at: place)
      return (look: look, word: word.map(opened.book.documents[place.document].string) ?? "")
    }
    return BookLexicon(
      earlier?.tokens ?? BookTokens(opened.book), knowledge: try knowledge(of: opened),
      looks: looks)
  }

  private func knowledge(of opened: OpenedBook) throws -> WordKnowledge? {
    let language = opened.entry.book.language
    guard language.isEmpty || LanguageTag.tag(of: language).hasPrefix("en") else { return nil }
    return try knowledge()
  }

  func knowledge() throws -> WordKnowledge {
    WordKnowledge(library: library, progress: try store.progress(), at: host.now().instant)
  }

  /// The meanings of words, in the same order; empty for one that is not known.
  ///
  /// - Throws: `JournalError`.
  package func meanings(of words: [Vocabulary.Word]) throws -> [String] {
    let knowledge = try knowledge()
    return words.map { $0.isListed ? knowledge.meaning(of: $0.lemma) : "" }
  }
}
