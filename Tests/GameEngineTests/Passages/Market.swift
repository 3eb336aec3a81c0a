import GameEngine

/// A passage, and a small course that teaches some of its words.
enum Market {
  static let passage = Passage(sentences: [
    "A traveler came to the village in the morning.",
    "She crossed the bridge and walked past the market, where a baker sold bread.",
    "In the garden of the castle a blacksmith had a lantern and a hammer.",
    "Old Mason watched the river, and the forest was silent behind the mountain.",
  ])

  static let words: [Item] = {
    let nouns = [
      "village", "bridge", "market", "baker", "bread", "garden", "castle", "blacksmith", "lantern",
      "hammer", "mason", "river", "forest", "mountain",
    ]
    let sell = Item(
      term: "sell", partOfSpeech: .verb, level: .one, category: "test", centiZipf: 500, ipa: "",
      irregularForms: ["sold"], senses: [Sense(definition: "to give for money", examples: [])])
    return nouns.map { Asking.word($0) }
      + ["cross", "walk", "watch"].map { Asking.word($0, .verb) } + [sell]
  }()

  static let germanCourse = Course(
    id: CourseID("de") ?? .english, name: "German", language: "de", meanings: "en",
    letters: Set("abcdefghijklmnopqrstuvwxyzäöüß"))

  static func german(_ term: String, _ speech: PartOfSpeech) -> Item {
    Item(
      term: term, partOfSpeech: speech, level: .one, category: "test", centiZipf: 500, ipa: "",
      senses: [Sense(definition: term, examples: [])], language: "de")
  }

  /// The words that have a text as their term or a form, as an index finds them.
  static func spelled(_ text: String, in words: [Item]) -> [Item] {
    words.filter { item in
      ([item.term] + item.inflectedForms).contains { $0.lowercased() == text }
    }
  }
}

extension Passage {
  /// The passage as a C-test of an English course.
  func damaged(by words: [Item] = Market.words) -> DamagedPassage? {
    DamagedPassage(self, of: .english) { Market.spelled($0, in: words) }
  }
}
