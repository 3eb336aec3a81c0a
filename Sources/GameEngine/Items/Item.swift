import Synchronization

/// Something that can be learned: a word of ours or of WordNet, or a card of a deck.
///
/// Only its id, term, language and one meaning are certain. A form checks the other facts that it needs
/// (`Form.canAsk`); no other code may assume that they are known.
///
/// Copies share one storage, and the meanings are parsed when they are first needed: every start reads all
/// words, but few of their meanings.
package struct Item: Hashable, Sendable {
  private final class Storage: Sendable {
    let id: ItemID
    let term: String
    let language: String
    let partOfSpeech: PartOfSpeech?
    let level: Level?
    let category: String?
    let centiZipf: Int?
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
      id: ItemID, term: String, language: String, partOfSpeech: PartOfSpeech?, level: Level?,
      category: String?, centiZipf: Int?, ipa: String, irregularForms: [String], body: Body,
      edition: Int
    ) {
      self.id = id
      self.term = term
      self.language = language
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

  /// `LANG/term/pos` for words, `card/ID` for cards; editing the item never changes it.
  package var id: ItemID { storage.id }
  /// The word or phrase that is learned, as a dictionary or the player writes it.
  package var term: String { storage.term }
  /// The language of the term, as a BCP 47 tag.
  package var language: String { storage.language }
  /// Its part of speech, if known.
  package var partOfSpeech: PartOfSpeech? { storage.partOfSpeech }
  /// How hard it is in itself, if known.
  package var level: Level? { storage.level }
  /// Its theme, named after the theme's file; nil if it has none.
  package var category: String? { storage.category }
  /// How often it is used, if known, in hundredths of the Zipf scale (362 is Zipf 3.62: the logarithm to
  /// base 10 of its uses in a thousand million words).
  package var centiZipf: Int? { storage.centiZipf }
  /// Its pronunciation in the International Phonetic Alphabet, without slashes, English in General American;
  /// empty if not known.
  package var ipa: String { storage.ipa }
  /// Inflected forms that follow no rule, such as `went` and `gone`.
  package var irregularForms: [String] { storage.irregularForms }
  /// Its meanings, the most common first; never empty.
  package var senses: [Sense] { storage.senses }
  /// The first edition of its source that contains it, 1 for a source without editions; 0 for a word that is
  /// only looked up.
  package var edition: Int { storage.edition }

  /// An item with an id of its own, such as a card; `senses` must not be empty.
  package init(
    id: ItemID, term: String, language: String, partOfSpeech: PartOfSpeech? = nil,
    level: Level? = nil, category: String? = nil, centiZipf: Int? = nil, ipa: String = "",
    irregularForms: [String] = [], senses: [Sense], edition: Int = 1
  ) {
    precondition(!senses.isEmpty, "an item has at least one meaning")
    storage = Storage(
      id: id, term: term, language: language, partOfSpeech: partOfSpeech, level: level,
      category: category, centiZipf: centiZipf, ipa: ipa, irregularForms: irregularForms,
      body: .read(senses), edition: edition)
  }

  /// A word, whose id follows from its language, term and part of speech; `senses` must not be empty.
  package init(
    term: String, partOfSpeech: PartOfSpeech, level: Level?, category: String?, centiZipf: Int?,
    ipa: String, irregularForms: [String] = [], senses: [Sense], edition: Int = 1,
    language: String = "en"
  ) {
    self.init(
      id: ItemID(language: language, term: term, partOfSpeech: partOfSpeech), term: term,
      language: language, partOfSpeech: partOfSpeech, level: level, category: category,
      centiZipf: centiZipf, ipa: ipa, irregularForms: irregularForms, senses: senses,
      edition: edition)
  }

  /// An English word whose meanings, at least one, are read from a range of a source.
  package init(
    term: String, partOfSpeech: PartOfSpeech, level: Level, category: String, centiZipf: Int,
    ipa: String, irregularForms: [String], sensesAt range: Range<Int>, of source: any SenseSource,
    edition: Int
  ) {
    storage = Storage(
      id: ItemID(term: term, partOfSpeech: partOfSpeech), term: term, language: "en",
      partOfSpeech: partOfSpeech, level: level, category: category, centiZipf: centiZipf, ipa: ipa,
      irregularForms: irregularForms, body: .unread(source, range), edition: edition)
  }

  package static func == (left: Item, right: Item) -> Bool {
    left.storage === right.storage
      || left.id == right.id && left.term == right.term && left.language == right.language
        && left.partOfSpeech == right.partOfSpeech && left.level == right.level
        && left.category == right.category && left.centiZipf == right.centiZipf
        && left.ipa == right.ipa && left.irregularForms == right.irregularForms
        && left.senses == right.senses && left.edition == right.edition
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The frequency on the Zipf scale, if known.
  package var zipf: Double? { centiZipf.map { Double($0) / 100 } }

  /// The frequency as a score from 1 (rare) to 7 (the most common words), if known: Zipf, rounded.
  package var score: Int? { centiZipf.map { Item.score(centiZipf: $0) } }

  /// A frequency in hundredths of the Zipf scale as a score from 1 to 7.
  package static func score(centiZipf: Int) -> Int { min(7, max(1, (centiZipf + 50) / 100)) }

  /// The meaning that is played.
  package var mainSense: Sense { senses[0] }

  /// Whether it suits a level and a category, if given. An item without a level suits every level.
  package func isOf(level: Level?, category: String?) -> Bool {
    (level ?? self.level) == (self.level ?? level) && (category ?? self.category) == self.category
  }

  /// Whether games ask it; others are only looked up.
  package var isPlayed: Bool { edition > 0 }

  /// Every synonym of every sense.
  package var synonyms: [String] { senses.flatMap(\.synonyms) }

  /// The term as a typed answer is compared with it: in small letters.
  package var answer: String { term.lowercased() }
}
