import Synchronization

/// Something that can be learned: a word of Wordhoard or WordNet, or a card of a deck.
///
/// Only its ID, term, language and one meaning are certain. A form checks all other facts that it
/// needs (`Form.canAsk`); no other code may assume that they are known.
///
/// Copies share their storage. The body is read when it is first needed: a round is drawn from
/// thousands of items, but asks only ten.
package struct Item: Hashable, Sendable {
  private final class Storage: Sendable {
    let id: ItemID
    let term: String
    let language: String
    let partOfSpeech: PartOfSpeech?
    let level: Level?
    let presentLevel: Level?
    let category: String?
    let centiZipf: Int?
    let age: Int?
    let edition: Int
    let firstLevel: Level?
    private let kept: Mutex<Content>

    enum Content {
      case read(ItemBody)
      case unread(any ItemBodySource, Int)
    }

    /// The body, or the source and place from which to read it.
    var content: Content { kept.withLock { $0 } }

    var body: ItemBody {
      kept.withLock { content in
        switch content {
        case .read(let body): return body
        case .unread(let source, let place):
          let body = source.body(at: place)
          content = .read(body)
          return body
        }
      }
    }

    init(
      id: ItemID, term: String, language: String, partOfSpeech: PartOfSpeech?, level: Level?,
      category: String?, centiZipf: Int?, age: Int?, content: Content, edition: Int,
      firstLevel: Level?, presentLevel: Level? = nil
    ) {
      self.id = id
      self.term = term
      self.language = language
      self.partOfSpeech = partOfSpeech
      self.level = level
      self.presentLevel = presentLevel ?? level
      self.category = category
      self.centiZipf = centiZipf
      self.age = age
      kept = Mutex(content)
      self.edition = edition
      self.firstLevel = firstLevel
    }
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// `LANG/term/pos` for words, `card/ID` for cards. Never changes, even if the item is edited.
  package var id: ItemID { storage.id }
  /// The word or phrase to learn, as a dictionary or the player writes it.
  package var term: String { storage.term }
  /// The language of the term, as a BCP 47 tag.
  package var language: String { storage.language }
  /// Its part of speech; nil if unknown.
  package var partOfSpeech: PartOfSpeech? { storage.partOfSpeech }
  /// How hard it is in itself; nil if unknown.
  package var level: Level? { storage.level }
  /// Its level in the newest edition, which players see, if `level` is that of an earlier one.
  package var presentLevel: Level? { storage.presentLevel }
  /// Its theme, named after the file of the theme; nil if it has none.
  package var category: String? { storage.category }
  /// Its frequency in hundredths of the Zipf scale; nil if unknown. 362 is Zipf 3.62, the logarithm
  /// to base 10 of its uses in a billion words.
  package var centiZipf: Int? { storage.centiZipf }
  /// The average age in years at which native speakers learn it; nil if unknown.
  package var age: Int? { storage.age }
  /// Its pronunciation in the International Phonetic Alphabet, without slashes; for English words
  /// in General American. Empty if unknown.
  package var ipa: String { storage.body.ipa }
  /// Inflected forms that follow no rule, such as `went` and `gone`.
  package var irregularForms: [String] { storage.body.irregularForms }
  /// Words derived from it or from its root, such as `reluctance` of `reluctant`.
  package var family: [String] { storage.body.family }
  /// The article that dictionaries print before it, such as `der`; empty for none.
  package var article: String { storage.body.article }
  /// How it is inflected, as its course writes it: the principal parts of a German verb, the plural of a German noun, the marks of
  /// a Spanish verb (`SpanishVerb`); empty if it follows the rules or if unknown.
  package var grammar: String { storage.body.grammar }
  /// A warning for learners, such as a false friend; empty for none.
  package var note: String { storage.body.note }
  /// Its meanings, most common first; never empty.
  package var senses: [Sense] { storage.body.senses }
  /// The first edition of its source that contains it, from 1; 0 for a word that can only be looked
  /// up. Always 1 in a source without editions.
  package var edition: Int { storage.edition }
  /// Its level in its first edition; nil if it has never changed.
  package var firstLevel: Level? { storage.firstLevel }

  /// Creates an item with an ID of its own, such as a card. `senses` must not be empty.
  package init(
    id: ItemID, term: String, language: String, partOfSpeech: PartOfSpeech? = nil,
    level: Level? = nil, category: String? = nil, centiZipf: Int? = nil, age: Int? = nil,
    ipa: String = "", irregularForms: [String] = [], family: [String] = [], article: String = "",
    grammar: String = "", note: String = "", senses: [Sense], edition: Int = 1,
    firstLevel: Level? = nil
  ) {
    storage = Storage(
      id: id, term: term, language: language, partOfSpeech: partOfSpeech, level: level,
      category: category, centiZipf: centiZipf, age: age,
      content: .read(
        ItemBody(
          ipa: ipa, irregularForms: irregularForms, family: family, article: article,
          grammar: grammar, note: note, senses: senses)),
      edition: edition, firstLevel: firstLevel)
  }

  /// Creates a word, whose ID is derived from language, term and part of speech. `senses` must not
  /// be empty.
  package init(
    term: String, partOfSpeech: PartOfSpeech, level: Level?, category: String?, centiZipf: Int?,
    age: Int? = nil, ipa: String, irregularForms: [String] = [], family: [String] = [],
    senses: [Sense], edition: Int = 1, firstLevel: Level? = nil,
    language: String = LanguageTag.english
  ) {
    self.init(
      id: ItemID(language: language, term: term, partOfSpeech: partOfSpeech), term: term,
      language: language, partOfSpeech: partOfSpeech, level: level, category: category,
      centiZipf: centiZipf, age: age, ipa: ipa, irregularForms: irregularForms, family: family,
      senses: senses, edition: edition, firstLevel: firstLevel)
  }

  /// Creates a word whose body is read from a source when it is first needed.
  package init(
    term: String, language: String = LanguageTag.english, partOfSpeech: PartOfSpeech, level: Level,
    category: String, centiZipf: Int, age: Int?, edition: Int, firstLevel: Level?,
    bodyAt place: Int, of source: any ItemBodySource
  ) {
    storage = Storage(
      id: ItemID(language: language, term: term, partOfSpeech: partOfSpeech), term: term,
      language: language,
      partOfSpeech: partOfSpeech, level: level, category: category, centiZipf: centiZipf, age: age,
      content: .unread(source, place), edition: edition, firstLevel: firstLevel)
  }

  /// Returns the item with another example of its main meaning, in place of its own examples.
  package func with(example: Example) -> Item {
    let main = mainSense
    let sense =
      main.translations.isEmpty
      ? Sense(
        definition: main.definition, examples: [example], synonyms: main.synonyms,
        antonyms: main.antonyms, patterns: main.patterns, language: main.language)
      : Sense(
        translations: main.translations, moreTranslations: main.moreTranslations,
        definition: main.definition, language: main.language,
        examples: [example],
        synonyms: main.synonyms, antonyms: main.antonyms)
    return Item(
      id: id, term: term, language: language, partOfSpeech: partOfSpeech, level: level,
      category: category, centiZipf: centiZipf, age: age, ipa: ipa,
      irregularForms: irregularForms, family: family, article: article, grammar: grammar,
      note: note, senses: [sense] + senses.dropFirst(),
      edition: edition, firstLevel: firstLevel)
  }

  /// Returns the item as it was in an edition of its source that contains it.
  package func asOf(edition number: Int) -> Item {
    guard let firstLevel, number == edition else { return self }
    return Item(
      Storage(
        id: id, term: term, language: language, partOfSpeech: partOfSpeech, level: firstLevel,
        category: category, centiZipf: centiZipf, age: age, content: storage.content,
        edition: edition, firstLevel: firstLevel, presentLevel: level))
  }

  package static func == (left: Item, right: Item) -> Bool {
    left.storage === right.storage
      || left.id == right.id && left.term == right.term && left.language == right.language
        && left.partOfSpeech == right.partOfSpeech && left.level == right.level
        && left.category == right.category && left.centiZipf == right.centiZipf
        && left.age == right.age && left.edition == right.edition
        && left.firstLevel == right.firstLevel && left.storage.body == right.storage.body
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The frequency on the Zipf scale; nil if unknown.
  package var zipf: Double? { centiZipf.map { Double($0) / 100 } }

  /// How hard it is in itself, in thousandths of a year; nil if age or frequency is unknown. The
  /// age, less 4.7 years for each point of Zipf: in the pack, this gives age and frequency the same
  /// spread.
  package var hardness: Int? {
    guard let age, let centiZipf else { return nil }
    return 1000 * age - 47 * centiZipf
  }

  /// The frequency as a score from 1 (rare) to 7 (very common): Zipf, rounded. Nil if unknown.
  package var score: Int? { centiZipf.map { Item.score(centiZipf: $0) } }

  /// Converts a frequency in hundredths of the Zipf scale to a score from 1 to 7.
  package static func score(centiZipf: Int) -> Int { min(7, max(1, (centiZipf + 50) / 100)) }

  /// The first meaning, which questions use.
  package var mainSense: Sense { senses[0] }

  /// Whether it suits a level and a category; nil suits all. An item without a level suits every level.
  package func isOf(level: Level?, category: String?) -> Bool {
    (level ?? self.level) == (self.level ?? level) && (category ?? self.category) == self.category
  }

  /// Whether its level is at most one from another item's, or one of them is unknown.
  func isNear(levelOf other: Item) -> Bool {
    guard let level, let own = other.level else { return true }
    return abs(level.rawValue - own.rawValue) <= 1
  }

  /// Whether games ask it; other items can only be looked up.
  package var isPlayed: Bool { edition > 0 }

  /// The synonyms of all senses, with duplicates.
  package var synonyms: [String] { senses.flatMap(\.synonyms) }

  /// The term as a dictionary prints it: `der Hund`.
  package var cited: String {
    article.isEmpty || article.hasSuffix("'") ? article + term : "\(article) \(term)"
  }

  /// What one of its examples means; nil if it has no such example, or one without a translation.
  package func translation(of example: String) -> String? {
    let found = senses.lazy.flatMap(\.examples).first { $0.text == example }?.translation ?? ""
    return found.isEmpty ? nil : found
  }

  /// One of its forms in the case in which it is spelled within a sentence.
  ///
  /// - Parameter form: the form as a sentence has it, perhaps at its beginning.
  package func spelling(of form: String) -> String {
    let plain = form.lowercased()
    let forms = morphology == .english ? irregularForms : inflectedForms
    return ([term] + forms).first { $0.lowercased() == plain } ?? plain
  }

  /// The term in lowercase, as typed answers are compared with it.
  package var answer: String { term.lowercased() }
}
