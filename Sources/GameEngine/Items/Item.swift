import Synchronization

/// A word with all that the games need to know of it.
///
/// What it holds stands in one place however often the word is copied, and its meanings are read when they are
/// first asked for: every start reads all words, and few of their meanings.
package struct Item: Hashable, Sendable {
  private final class Storage: Sendable {
    let id: ItemID
    let term: String
    let partOfSpeech: PartOfSpeech
    let level: Level
    let category: String
    let centiZipf: Int
    let ipa: String
    let irregularForms: [String]
    let edition: Int
    private let body: Mutex<Body>

    enum Body {
      case read([Sense])
      case unread(any SenseSource, Range<Int>)
    }

    var senses: [Sense] {
      body.withLock { body in
        switch body {
        case .read(let senses): return senses
        case .unread(let source, let range):
          let senses = source.senses(at: range)
          body = .read(senses)
          return senses
        }
      }
    }

    init(
      id: ItemID, term: String, partOfSpeech: PartOfSpeech, level: Level, category: String,
      centiZipf: Int, ipa: String, irregularForms: [String], body: Body, edition: Int
    ) {
      self.id = id
      self.term = term
      self.partOfSpeech = partOfSpeech
      self.level = level
      self.category = category
      self.centiZipf = centiZipf
      self.ipa = ipa
      self.irregularForms = irregularForms
      self.body = Mutex(body)
      self.edition = edition
    }
  }

  private let storage: Storage

  /// `LANG/headword/pos`.
  package var id: ItemID { storage.id }
  /// The word as a dictionary heads it.
  package var term: String { storage.term }
  /// Its part of speech.
  package var partOfSpeech: PartOfSpeech { storage.partOfSpeech }
  /// How hard it is in itself.
  package var level: Level { storage.level }
  /// The theme it belongs to, named as its file is.
  package var category: String { storage.category }
  /// How often it is used, in hundredths of the Zipf scale (362 is Zipf 3.62: the logarithm to
  /// base 10 of its uses in a thousand million words).
  package var centiZipf: Int { storage.centiZipf }
  /// Its pronunciation in General American, in the International Phonetic Alphabet, without slashes.
  package var ipa: String { storage.ipa }
  /// Inflected forms that no rule gives, such as `went` and `gone`.
  package var irregularForms: [String] { storage.irregularForms }
  /// Its meanings, the commonest first; never empty.
  package var senses: [Sense] { storage.senses }
  /// The first edition of the content that has it; 0 for a word that is only looked up.
  package var edition: Int { storage.edition }

  /// A word; `senses` must not be empty.
  package init(
    term: String, partOfSpeech: PartOfSpeech, level: Level, category: String, centiZipf: Int,
    ipa: String, irregularForms: [String] = [], senses: [Sense], edition: Int = 1,
    language: String = "en"
  ) {
    precondition(!senses.isEmpty, "a word has at least one sense")
    storage = Storage(
      id: ItemID(language: language, term: term, partOfSpeech: partOfSpeech),
      term: term, partOfSpeech: partOfSpeech, level: level, category: category,
      centiZipf: centiZipf, ipa: ipa, irregularForms: irregularForms, body: .read(senses),
      edition: edition)
  }

  /// An English word whose meanings stand at a range of a source, one at least.
  package init(
    term: String, partOfSpeech: PartOfSpeech, level: Level, category: String, centiZipf: Int,
    ipa: String, irregularForms: [String], sensesAt range: Range<Int>, of source: any SenseSource,
    edition: Int
  ) {
    storage = Storage(
      id: ItemID(term: term, partOfSpeech: partOfSpeech), term: term,
      partOfSpeech: partOfSpeech, level: level, category: category, centiZipf: centiZipf, ipa: ipa,
      irregularForms: irregularForms, body: .unread(source, range), edition: edition)
  }

  package static func == (left: Item, right: Item) -> Bool {
    left.storage === right.storage
      || left.id == right.id && left.level == right.level && left.category == right.category
        && left.centiZipf == right.centiZipf && left.ipa == right.ipa
        && left.irregularForms == right.irregularForms && left.senses == right.senses
        && left.edition == right.edition
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The frequency on the Zipf scale.
  package var zipf: Double { Double(centiZipf) / 100 }

  /// The frequency as a score from 1 (rare) to 7 (the commonest words): Zipf, rounded.
  package var score: Int { Item.score(centiZipf: centiZipf) }

  /// A frequency in hundredths of the Zipf scale as a score from 1 to 7.
  package static func score(centiZipf: Int) -> Int { min(7, max(1, (centiZipf + 50) / 100)) }

  /// The meaning that is played.
  package var mainSense: Sense { senses[0] }

  /// Whether it is of this level and of this category, where they are given.
  package func isOf(level: Level?, category: String?) -> Bool {
    (level ?? self.level) == self.level && (category ?? self.category) == self.category
  }

  /// Whether games ask it; others are only looked up.
  package var isPlayed: Bool { edition > 0 }

  /// Every synonym of every sense.
  package var synonyms: [String] { senses.flatMap(\.synonyms) }
}
