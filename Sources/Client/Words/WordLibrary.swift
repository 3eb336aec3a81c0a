package import GameEngine
package import Lexicon
import Messages
import ScoreAPI

/// Our own words, and what is known here of others. All but the words themselves is read when it is first
/// asked for.
package final class WordLibrary: Sendable {
  /// The words as they were read.
  package let pack: ContentPack
  private let indexed: Lazy<ItemPool>
  private let found: Lazy<DictionaryRegistry>

  /// A library.
  ///
  /// - Parameters:
  ///   - pack: our own words.
  ///   - dictionaries: finds the dictionaries that are installed.
  package init(pack: ContentPack, dictionaries: @escaping @Sendable () -> DictionaryRegistry) {
    self.pack = pack
    indexed = Lazy { pack.pool() }
    found = Lazy(dictionaries)
  }

  /// The words, to look things up in. Rounds are dealt from the pools of `ItemSources`.
  package var pool: ItemPool { indexed.value }
  /// The dictionaries of this machine and of the player.
  package var dictionaries: DictionaryRegistry { found.value }
  /// The file of the levels and frequencies of English words.
  var levelsPath: String { "\(pack.directory)/\(LevelFile.name)" }
  /// Levels and frequencies of English words; nil where the content does not have them.
  var levels: WordLevels? { try? WordLevels(path: levelsPath) }

  /// All words, those included that no game asks.
  ///
  /// - Throws: `ContentError` where those cannot be read.
  package func allWords() throws -> [Item] { pack.words + (try pack.lookups().map(\.word)) }

  /// The words that a text names, those included that no game asks; none where we do not have it.
  ///
  /// - Throws: `ContentError`.
  package func allWords(named text: String) throws -> [Item] {
    matches(normalizedAnswer(text), in: try allWords())
  }

  /// The words in play that a text names: by headword, else by an inflected form.
  ///
  /// - Parameter text: in the form of `normalizedAnswer`.
  package func words(named text: String) -> [Item] { matches(text, in: pool.items) }

  private func matches(_ text: String, in words: [Item]) -> [Item] {
    let exact = words.filter { $0.term == text || $0.term.lowercased() == text }
    guard exact.isEmpty else { return exact }
    return words.filter { $0.isInflected(as: text) }
  }

  /// The error for a text that is none of our words, with the nearest that are.
  package func unknownWord(_ text: String) -> ClientError {
    guard !text.isEmpty else {
      return ClientError(.unknownWord, "no word was given", exit: .usage)
    }
    let near = nearWords(text, amongOurs: true)
    let shown = shownSafely(text, limit: 40)
    return ClientError(
      .unknownWord, "\(shown) was not found in Wordhoard", remedy: WordLibrary.suggestion(near))
  }

  /// What to do about a word that was not found.
  ///
  /// - Parameter near: the most similar words that exist.
  static func suggestion(_ near: [String]) -> Phrase {
    near.isEmpty
      ? Phrase("check its spelling") : Phrase("did you mean \(near.joined(separator: ", "))?")
  }

  /// The words that a misspelled one is nearest to, the commonest first of those that are equally near, three at
  /// most: ours, and, where there is WordNet to look them up in, all that have a level. No word is near itself.
  ///
  /// - Parameters:
  ///   - amongOurs: whether only our own words will do.
  ///   - dictionary: where each has to be found; nil wherever it is.
  package func nearWords(
    _ text: String, amongOurs: Bool = false, in dictionary: (any ReferenceDictionary)? = nil
  ) -> [String] {
    var near: [String: (distance: Int, centiZipf: Int)] = [:]
    func take(_ headword: String, _ centiZipf: Int) {
      guard let distance = editDistance(headword, text, limit: 2), distance > 0 else { return }
      near[headword] = (distance, max(centiZipf, near[headword]?.centiZipf ?? 0))
    }
    for word in pack.words { take(word.term, word.centiZipf ?? 0) }
    if !amongOurs, dictionaries.wordNet != nil {
      for entry in levels?.entries() ?? [] { take(entry.headword, entry.centiZipf) }
    }
    let sorted = near.sorted {
      ($0.value.distance, -$0.value.centiZipf, $0.key)
        < ($1.value.distance, -$1.value.centiZipf, $1.key)
    }
    return Array(sorted.lazy.map(\.key).filter { dictionary?.contains($0) != false }.prefix(3))
  }
}
