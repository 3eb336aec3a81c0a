import Bookshelf
import GameEngine
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

  /// The words of a book or of one of its chapters. Which words are names follows from the whole book.
  ///
  /// Takes O(length of the book).
  ///
  /// - Parameter chapter: the index of the chapter; nil for the whole book.
  /// - Throws: `JournalError`.
  package func vocabulary(of opened: OpenedBook, chapter: Int? = nil) throws -> Vocabulary {
    let book = opened.book
    var whole = TokenCounter()
    for document in book.documents { whole.count(document, 0..<document.text.count) }
    guard let chapter else { return try vocabulary(of: whole, names: whole, opened) }
    var part = TokenCounter()
    for (document, range) in book.extent(ofChapter: chapter) {
      part.count(book.documents[document], range)
    }
    return try vocabulary(of: part, names: whole, opened)
  }

  /// The words that are worth learning before a chapter: those that the player does not know, that can be learned, and
  /// that the chapter and the rest of the book use most.
  ///
  /// - Parameters:
  ///   - chapter: the index of the chapter.
  ///   - count: the most words.
  /// - Throws: `JournalError`.
  package func worthLearning(
    before chapter: Int, of opened: OpenedBook, count: Int = 10
  ) throws -> [Vocabulary.Word] {
    let book = opened.book
    var rest: [String: Int] = [:]
    for later in book.chapters.indices.dropFirst(chapter + 1) {
      var counter = TokenCounter()
      for (document, range) in book.extent(ofChapter: later) {
        counter.count(book.documents[document], range)
      }
      for (form, found) in counter.forms { rest[form, default: 0] += found.count }
    }
    let words = try vocabulary(of: opened, chapter: chapter).words.filter { word in
      // What was met comes back by itself.
      word.isListed && !word.isMet && (word.known ?? 1) < Vocabulary.knownFrom
    }
    return Array(
      words.sorted {
        ($1.count, rest[$1.lemma] ?? 0, $0.lemma) < ($0.count, rest[$0.lemma] ?? 0, $1.lemma)
      }.prefix(count))
  }

  /// The meanings of words, in the same order; empty for one that is not known.
  ///
  /// - Throws: `JournalError`.
  package func meanings(of words: [Vocabulary.Word]) throws -> [String] {
    let knowledge = WordKnowledge(
      library: library, progress: try store.progress(), at: host.now().instant)
    return words.map { $0.isListed ? knowledge.meaning(of: $0.lemma) : "" }
  }

  private func vocabulary(
    of counter: TokenCounter, names: TokenCounter, _ opened: OpenedBook
  ) throws -> Vocabulary {
    let language = opened.entry.book.language
    let isEnglish = language.isEmpty || LanguageTag.tag(of: language).hasPrefix("en")
    let knowledge =
      isEnglish
      ? WordKnowledge(library: library, progress: try store.progress(), at: host.now().instant)
      : nil
    var words: [String: (count: Int, judged: WordKnowledge.Judged?)] = [:]
    var nameCount = 0
    for (form, found) in counter.forms {
      if isEnglish, names.forms[form]?.isName == true {
        nameCount += found.count
        continue
      }
      let judged = knowledge?.judge(form)
      words[judged?.lemma ?? form, default: (0, judged)].count += found.count
    }
    let list = words.map { lemma, found in
      Vocabulary.Word(
        lemma: lemma, count: found.count, known: found.judged?.known,
        isListed: found.judged?.isListed ?? false, isMet: found.judged?.isMet ?? false)
    }
    func use(_ word: Vocabulary.Word) -> Double { Double(word.count) * (1 - (word.known ?? 0)) }
    return Vocabulary(
      tokens: counter.tokens, types: counter.forms.count, names: nameCount,
      words: list.sorted { (use($1), $0.lemma) < (use($0), $1.lemma) })
  }
}
