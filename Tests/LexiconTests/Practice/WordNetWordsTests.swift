import GameEngine
import LexiconTestSupport
import Testing

@testable import Lexicon

/// Words of the WordNet that is installed, with the levels that ship.
enum InstalledWords {
  static let words = Result {
    WordNetWords(
      try WordNet(),
      levels: try WordLevels(path: "\(ShippedContent.directory)/\(LevelFile.name)"))
  }
  static let all = Result { try words.get().words() }
  static let pool = Result {
    let pack = try ContentPack(directory: ShippedContent.directory)
    let own = PackSource(try ContentIndex(directory: ShippedContent.directory, cacheFolder: nil))
    return try WordNetSource(own: own, levels: { nil }, words: { try words.get() }).pool()
  }
}

@Suite("Words of WordNet for practice")
struct WordNetWordsTests {
  private let words: [Item]

  init() throws { words = try InstalledWords.all.get() }

  @Test("there are thousands, on all levels, of all parts of speech, in every category")
  func counts() {
    #expect((8500...12_500).contains(words.count), "\(words.count)")
    for level in Level.allCases { #expect(words.count { $0.level == level } > 1000) }
    #expect(Set(words.compactMap(\.partOfSpeech)) == Set(PartOfSpeech.playable))
    #expect(Set(words.compactMap(\.category)) == Set(PracticeCategory.all))
  }

  @Test("each has an example with a form of it, once, and a definition that does not reveal it")
  func fair() throws {
    for word in words {
      let known = Set([word.term] + word.inflectedForms)
      let sense = word.mainSense
      #expect(word.senses.count == 1 && !sense.examples.isEmpty)
      #expect((1...200).contains(sense.definition.utf8.count), "\(word)")
      let told = lowercaseWords(of: sense.definition)
      #expect(!told.contains { shareStem($0, word.term) }, "\(word.id): \(sense.definition)")
      for example in sense.examples {
        let form = example.form.lowercased()
        #expect(form.first == word.term.first, "\(word.id): \(example.marked)")
        #expect(
          known.contains(form) || shareStem(form, word.term), "\(word.id): \(example.marked)")
        #expect(example.before.last?.isLetter != true)
        #expect(example.after.first?.isLetter != true)
        let rest = lowercaseWords(of: example.before) + lowercaseWords(of: example.after)
        #expect(!rest.contains(word.term), "\(word.id): \(example.marked)")
      }
      #expect(!sense.synonyms.contains(word.term), "\(word.id)")
    }
  }

  @Test("a word is as in WordNet")
  func one() throws {
    let word = try #require(InstalledWords.words.get().word(ItemID("en/fish/noun")))
    #expect(word.category == "animal")
    #expect(word.level == .one)
    #expect(word.ipa.isEmpty)
    #expect(word.mainSense.examples.first?.marked == "the shark is a large {fish}")
    let suitability = try #require(words.first { $0.id.rawValue == "en/suitability/noun" })
    #expect(suitability.mainSense.antonyms == ["unsuitability"])
    #expect(suitability.mainSense.synonyms == ["suitableness"])
  }

  @Test(
    "other words are not found",
    arguments: ["en/fish/verb", "de/fish/noun", "en/qwzx/noun", "fish", "", "en//noun"])
  func unknown(_ id: String) throws {
    #expect(try InstalledWords.words.get().word(ItemID(id)) == nil)
  }

  @Test("a word has the forms of WordNet's lists that do not follow a rule")
  func irregular() throws {
    let forms = IrregularForms(directory: try WordNet().directory)
    #expect(forms.forms(of: "sing", .verb) == ["sang", "singing", "sung"])
    #expect(forms.forms(of: "goose", .noun) == ["geese"])
    #expect(forms.forms(of: "walk", .verb).isEmpty)
    for word in words {
      let regular = Set(
        Inflection.all(of: word.partOfSpeech).flatMap { word.spellings(of: $0) })
      #expect(regular.isDisjoint(with: word.irregularForms), "\(word.id)")
    }
  }

  @Test("none of them is offensive", arguments: ["bitch", "bastard", "whore", "damn"])
  func offensive(_ headword: String) {
    #expect(!words.contains { $0.term == headword })
  }

  @Test(
    "a meaning with terminal controls is left out",
    arguments: ["\u{1B}[2J", "\u{202E}", "\u{9B}", "\u{7}"])
  func hostile(_ sign: String) throws {
    func words(_ definition: String, _ other: String) throws -> [String] {
      let folder = try ContentFolder()
      var fixture = WordNetFixture()
      _ = fixture.add("n", "lake", other, gloss: "\(definition); \"a deep lake\"")
      let wordNet = try fixture.opened(in: folder)
      try folder.write("lake\t1\t450\tnoun.1\n", to: "levels.tsv")
      return WordNetWords(
        wordNet,
        levels: try WordLevels(path: "\(folder.path)/levels.tsv")
      ).words().map(\.term)
    }
    #expect(try words("still water", "mere") == ["lake"])
    #expect(try words("still \(sign)water", "mere") == [])
    #expect(try words("still water", "me\(sign)re") == [])
  }

  @Test("without WordNet, a word has only the facts of the levels")
  func bare() throws {
    let levels = try WordLevels(path: "\(ShippedContent.directory)/\(LevelFile.name)")
    let word = try #require(levels.word(ItemID("en/fish/noun"), definition: "unknown here"))
    #expect(word.level == .one)
    #expect(word.mainSense.definition == "unknown here")
    #expect(levels.word(ItemID("en/fish/verb"), definition: "") == nil)
    #expect(levels.word(ItemID("en/qwzx/noun"), definition: "") == nil)
  }

  @Test("every lexicographer file has a category, and so does an unknown number")
  func categories() {
    #expect(PracticeCategory.name(field: 5) == "animal")
    #expect(PracticeCategory.name(field: 13) == "food")
    #expect(PracticeCategory.name(field: 43) == "weather")
    #expect(PracticeCategory.name(field: 44) == "qualities")
    #expect(PracticeCategory.name(field: -1) == "qualities")
    #expect(PracticeCategory.name(field: 99) == "qualities")
  }
}
