package import GameEngine
package import Lexicon
import Messages
import ScoreAPI

/// Wordhoard's own words, the installed dictionaries, and the levels of other words. All but the own words are
/// read on first use.
package final class WordLibrary: Sendable {
  /// The own words as they were read.
  package let pack: ContentPack
  private let indexed: Lazy<ItemPool>
  private let found: Lazy<DictionaryRegistry>
  private let ranked: Lazy<WordLevels?>

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - pack: Wordhoard's own words.
  ///   - dictionaries: finds the dictionaries that are installed.
  package init(pack: ContentPack, dictionaries: @escaping @Sendable () -> DictionaryRegistry) {
    self.pack = pack
    indexed = Lazy { pack.pool() }
    found = Lazy(dictionaries)
    let path = WordLibrary.levelsPath(of: pack)
    ranked = Lazy { try? WordLevels(path: path) }
  }

  /// The own words, for look-ups. Rounds are dealt from the pools of `ItemSources`.
  package var pool: ItemPool { indexed.value }
  /// The dictionaries of this machine and of the player.
  package var dictionaries: DictionaryRegistry { found.value }
  /// The file of the levels and frequencies of English words.
  var levelsPath: String { WordLibrary.levelsPath(of: pack) }
  /// Levels and frequencies of English words; nil if the content does not contain them.
  var levels: WordLevels? { ranked.value }

  private static func levelsPath(of pack: ContentPack) -> String {
    "\(pack.directory)/\(LevelFile.name)"
  }

  /// All own words, including those that no game asks.
  ///
  /// - Throws: `ContentError` if they cannot be read.
  package func allWords() throws -> [Item] { pack.words + (try pack.lookups().map(\.word)) }

  /// The own words that a text names, including those that no game asks.
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

  /// The error for a text that is not one of the own words, with the nearest ones.
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

  /// The words nearest to a misspelled one, at most three, the commonest first if they are equally near: own
  /// words and, if WordNet is installed, all words that have a level. A word is not near itself.
  ///
  /// - Parameters:
  ///   - amongOurs: whether to search the own words only.
  ///   - dictionary: the dictionary that must contain each word; nil for any.
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
