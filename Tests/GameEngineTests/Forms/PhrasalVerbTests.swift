import GameEngine
import TestSupport
import Testing

@Suite("phrasal verbs")
struct PhrasalVerbTests {
  private let giveUp = Item(
    term: "give up", partOfSpeech: .verb, level: .one, category: "mind", centiZipf: 460,
    ipa: "ɡɪv ˈʌp", irregularForms: ["gave up", "given up"],
    senses: [
      Sense(
        definition: "to stop trying",
        examples: [Example(marked: "After an hour they {gave up} and went home.")].compactMap(
          \.self),
        synonyms: ["quit"])
    ])

  private func phrase(_ term: String) -> Item {
    Item(
      term: term, partOfSpeech: .verb, level: .two, category: "mind", centiZipf: 400, ipa: "",
      senses: [Sense(definition: "the meaning of \(term)", examples: [])])
  }

  @Test("the first word is inflected")
  func forms() {
    #expect(phrase("carry out").inflectedForms == ["carries out", "carried out", "carrying out"])
    #expect(phrase("point out").inflection(of: "Pointed out") == .ed)
    #expect(phrase("drop off").certainSpelling(of: .ing) == "dropping off")
    #expect(giveUp.inflection(of: "giving up") == .ing)
  }

  @Test(
    "an answer is right with and without its space, and a slip is in the verb only",
    arguments: [
      ("give up", "right"), ("giveup", "right"), ("give-up", "right"), ("gave up", "right"),
      ("gaveup", "right"), ("quit", "state"), ("give in", "wrong"), ("give uo", "wrong"),
      ("giev up", "right"), ("givein", "wrong"), ("give", "other_length"),
    ])
  func recall(typed: String, answer: String) throws {
    #expect(try Asking("recall", giveUp).answers(to: [typed]) == [answer])
  }

  @Test("a phrase of a course without tables is right with and without its spaces")
  func phraseOfCourse() throws {
    let word = Item(
      term: "pomme de terre", partOfSpeech: .noun, level: .one, category: "food",
      centiZipf: 400, ipa: "", senses: [Sense(translations: ["potato"], language: "en")],
      language: "fr")
    let asking = try Asking("recall", word)
    #expect(asking.question.clue.words == 3 && asking.question.clue.letters == 12)
    #expect(asking.answers(to: ["pommedeterre"]) == ["right"])
    for form in ["hangman", "guess", "anagram"] {
      #expect(Forms.named(FormID(form))?.canAsk(word) == false)
    }
  }

  @Test(
    "a gap takes the form with and without its space", arguments: ["gave up", "gaveup", "GAVE UP"])
  func cloze(typed: String) throws {
    let asking = try Asking("cloze", giveUp, recall: true)
    #expect(asking.answers(to: [typed]) == ["right"])
    #expect(asking.key.accepted.contains("give up"))
  }

  @Test("the clue counts words and letters, and hints keep the space")
  func clue() throws {
    let asking = try Asking("recall", giveUp)
    #expect(
      asking.question.clue
        == Question.Clue(partOfSpeech: .verb, words: 2, letters: 6, start: "g"))
    #expect(try asking.state(after: [":hint"]).shown == "g i _ _   _ _")
  }

  @Test("no form of single letters asks it, nor a word of three letters")
  func forms3() {
    for id in ["anagram", "hangman", "guess", "spell"] {
      #expect(Forms.named(FormID(id))?.canAsk(giveUp) == false)
    }
    for id in ["anagram", "hangman", "guess"] {
      #expect(Forms.named(FormID(id))?.canAsk(Asking.word("egg")) == false)
    }
  }

  @Test(
    "forty phrasal verbs are choices among themselves, fewer with other verbs", arguments: [39, 40])
  func choices(count: Int) throws {
    // Six letters in which no two share a stem.
    let letters = Array("bcdfghjklmnpqrstvwxz")
    let phrases = (0..<count).map { number in
      phrase("\(letters[number % 20])\(letters[number / 20])\(letters[number % 7])ake up")
    }
    let pool = ItemPool(
      items: FixturePool.pool.items + phrases, editions: FixturePool.pool.editions)
    var others: Set<Bool> = []
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let items = try #require(
        pool.distractors(for: phrases[0], count: 3, style: .early, using: &generator))
      others.formUnion(items.map(\.isPhrase))
      let verb = try #require(FixturePool.pool.items.first { $0.partOfSpeech == .verb })
      let ofVerb = try #require(pool.distractors(for: verb, count: 3, using: &generator))
      #expect(ofVerb.allSatisfy { !$0.isPhrase })
    }
    #expect(others == (count < 40 ? [true, false] : [true]))
  }
}
