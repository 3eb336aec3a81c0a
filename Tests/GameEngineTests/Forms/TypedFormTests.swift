import GameEngine
import TestSupport
import Testing

@Suite("Forms answered by typing")
struct TypedFormTests {
  @Test("recall gives part of speech, length and first letter")
  func recall() throws {
    let asking = try Asking("recall", FixturePool.word("drought", .noun))
    #expect(asking.question.clue == Question.Clue(partOfSpeech: .noun, letters: 7, start: "d"))
    #expect(asking.question.prompt == asking.key.definition)
    #expect(asking.answers(to: ["drought"]) == ["right"])
  }

  @Test("a typed gap accepts the form in the sentence and the headword, and notes other forms")
  func cloze() throws {
    let word = Asking.word("migrate", .verb, example: "Swallows {migrated} south.")
    let asking = try Asking("cloze", word)
    #expect(asking.question.prompt == "Swallows _____ south.")
    #expect(asking.question.clue == Question.Clue(partOfSpeech: .verb, letters: 8, start: "m"))
    #expect(asking.key.answer == "migrated")
    #expect(asking.answers(to: ["migrated"]) == ["right"])
    #expect(asking.answers(to: ["migrate"]) == ["right"])
    #expect(asking.answers(to: ["migrating"]) == ["right"])
    #expect(asking.answers(to: ["traveled"]) == ["wrong"])
    let verdict: VerdictEvent? =
      if case .verdict(let verdict) = asking.events(of: ["migrates"])[0] { verdict } else { nil }
    #expect(try #require(verdict).remark == .form)
  }

  @Test("the choices for a gap are all inflected alike and fit the article before it")
  func clozeChoice() throws {
    let word = Asking.word("erupt", .verb, example: "The volcano {erupted} at night.")
    for seed in 1...20 as ClosedRange<UInt64> {
      let asking = try Asking("cloze", word, recall: false, seed: seed)
      #expect(asking.question.choices.allSatisfy { $0.hasSuffix("ed") })
    }
    let eagle = Asking.word("eagle", .noun, example: "She saw an {eagle} on the cliff.")
    for seed in 1...20 as ClosedRange<UInt64> {
      let asking = try Asking("cloze", eagle, recall: false, seed: seed)
      #expect(asking.question.choices.allSatisfy { "aeiou".contains($0.prefix(1)) || $0 == "heir" })
    }
  }

  @Test("an irregular form is not asked by choosing")
  func clozeIrregular() throws {
    let word = Item(
      term: "grow", partOfSpeech: .verb, level: .one, category: "test", centiZipf: 500, ipa: "",
      irregularForms: ["grew", "grown"],
      senses: [
        Sense(
          definition: "to become bigger",
          examples: [try #require(Example(marked: "The vines {grew} fast."))])
      ])
    var generator = SeededGenerator(seed: 1)
    let form = try #require(Forms.named(FormID("cloze")))
    let pool = FixturePool.pool
    #expect(
      form.ask(word, in: AskSetting(pool: pool, recall: false), using: &generator) == nil)
    #expect(form.ask(word, in: AskSetting(pool: pool, recall: true), using: &generator) != nil)
  }

  @Test("an anagram moves at least half of the letters and keeps all of them")
  func anagram() throws {
    for word in FixturePool.pool.items {
      let asking = try Asking("anagram", word, seed: stableHash(word.term))
      let letters = asking.question.prompt.lowercased().filter { $0 != " " }
      #expect(letters.sorted() == word.term.sorted())
      let moved = zip(letters, word.term).count { $0 != $1 }
      #expect(moved * 2 >= word.term.count)
      #expect(!FixturePool.pool.neighbours(of: word).anagrams.contains(letters))
    }
  }

  @Test("an anagram accepts no typing error, and another word of its letters costs nothing")
  func anagramAnswers() throws {
    let asking = try Asking("anagram", FixturePool.word("silt", .noun))
    #expect(
      asking.answers(to: ["list", "slit", "silt"]) == ["another_word", "another_word", "right"])
    #expect(asking.answers(to: ["sitl"]) == ["wrong"])
    #expect(asking.answers(to: ["silts"]) == ["wrong"])
    #expect(asking.answers(to: [":hint", "silt"]) == ["state", "right"])
  }

  @Test("an anagram asks words of four letters with more than two different ones")
  func anagramWords() throws {
    let form = try #require(Forms.named(FormID("anagram")))
    #expect(!form.canAsk(Asking.word("ice")))
    #expect(!form.canAsk(Asking.word("noon")))
    #expect(form.canAsk(Asking.word("dusk")))
    for word in ["level", "geese", "eerie", "radar"] {
      let asking = try Asking("anagram", Asking.word(word))
      let letters = asking.question.prompt.lowercased().filter { $0 != " " }
      #expect(letters != word)
    }
  }

  @Test("every form has its own name and is found by it")
  func names() {
    #expect(
      Forms.all.map(\.id.rawValue) == [
        "match", "meaning", "recall", "cloze", "synonym", "anagram", "hangman", "guess",
        "spell", "translate", "gender", "plural", "conjugate",
        "sense", "phrase", "family", "opposite", "dictation", "gist", "paragraph",
      ])
    #expect(Forms.all.allSatisfy { Forms.named($0.id)?.id == $0.id })
    #expect(Forms.named(FormID("chess")) == nil)
  }
}
