import Bookshelf
package import ClientCore
import GameEngine
import Journal
import Lexicon
import Messages

/// Counts the words of books, and estimates how many of them the player knows.
package struct Vocabularies: Sendable {
  private let library: WordLibrary
  private let store: PlayerStore
  private let host: Host

  /// - Parameter host: provides the time.
  package init(library: WordLibrary, store: PlayerStore, host: Host) {
    (self.library, self.store, self.host) = (library, store, host)
  }

  /// Counts the words of a book, and judges the player's current knowledge of them.
  ///
  /// Takes O(length of the book), or O(number of different words) if they were counted before.
  ///
  /// - Parameter earlier: an earlier result for the same book, whose counts are reused.
  /// - Throws: `JournalError`.
  package func lexicon(of opened: OpenedBook, after earlier: BookLexicon? = nil) throws
    -> BookLexicon
  {
    let language = opened.entry.book.language
    let tokens =
      try earlier?.tokens
      ?? BookTokens(
        opened.book,
        cutter: HeadwordCutter.suits(language)
          ? HeadwordCutter(languages.installed(of: language), in: library.dictionaries) : nil)
    let looks = try store.books().looks(in: opened.entry.id).map { look in
      let place = opened.book.place(of: BookPosition(look.position))
      let document = opened.book.documents[place.document]
      let word = tokens.cutter?.word(at: place.offset, of: document) ?? opened.word(at: place)
      return (look: look, word: word.map(document.string) ?? "")
    }
    let knowledge: any WordJudge =
      try LanguageDictionaries.isEnglish(language)
      ? knowledge()
      : CardKnowledge(
        language, dictionaries: library.dictionaries, store: store, at: host.now())
    return BookLexicon(tokens, knowledge: knowledge, looks: looks)
  }

  func knowledge() throws -> WordKnowledge {
    WordKnowledge(library: library, progress: try store.progress(), at: host.now())
  }

  private var languages: LanguageDictionaries {
    LanguageDictionaries(library: library, store: store, host: host)
  }

  /// The meanings of words, in the same order; empty for a word that is not found.
  ///
  /// - Parameter language: the tag of the words' language; empty if unknown.
  /// - Throws: `JournalError`.
  package func meanings(of words: [Vocabulary.Word], in language: String = "en") throws -> [String]
  {
    guard LanguageDictionaries.isEnglish(language) else {
      let installed = try languages.installed(of: language)
      return words.map { word in
        guard word.isListed else { return "" }
        let answer = languages.answer([word.lemma], in: language, from: installed)
        return answer?.entries.first?.translations.first ?? ""
      }
    }
    let knowledge = try knowledge()
    return words.map { $0.isListed ? knowledge.meaning(of: $0.lemma) : "" }
  }
}
