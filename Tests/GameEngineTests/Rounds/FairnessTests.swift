import GameEngine
import TestSupport
import Testing

/// Rules for every question of any round: it is fair and does not give its answer away.
@Suite("Fair questions")
struct FairnessTests {
  // Those that show the word have rules of their own (`WordFormTests`).
  private static let forms = FixturePool.forms.filter {
    !["sense", "opposite"].contains($0.rawValue)
  }
  private let pool = FixturePool.pool

  private struct Asked: Sendable {
    let question: Question
    let key: QuestionKey
    let word: Item
  }

  /// Every question of many rounds of every mode.
  private static let asked: [Asked] = {
    var gen = Gen(seed: 70)
    return (0..<300).flatMap { _ -> [Asked] in
      guard let dealt = try? FixtureRounds.random(using: &gen) else { return [] }
      return zip(dealt.round.questions, dealt.key.questions).compactMap { question, key in
        FixturePool.pool[key.word].map { Asked(question: question, key: key, word: $0) }
      }
    }
  }()

  /// The possible texts of a choice: words by their part of speech, then headword, form or definition.
  private static let meant: [PartOfSpeech?: [String: [Item]]] = {
    var meant: [PartOfSpeech?: [String: [Item]]] = [:]
    for word in FixturePool.pool.items {
      let texts = Set(word.inflectedForms + [word.term, word.mainSense.definition])
      for text in texts { meant[word.partOfSpeech, default: [:]][text, default: []].append(word) }
    }
    return meant
  }()

  private func each(_ form: FormID, _ body: (Question, QuestionKey, Item) throws -> Void) throws {
    let asked = FairnessTests.asked.filter { $0.question.form == form }
    #expect(asked.count >= 20)
    for asked in asked { try body(asked.question, asked.key, asked.word) }
  }

  private func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map(String.init))
  }

  @Test("a shown definition or sentence does not contain the headword", arguments: forms)
  func prompts(form: FormID) throws {
    try each(form) { question, key, word in
      switch question.form.rawValue {
      case "meaning":
        #expect(question.choices.allSatisfy { !words(of: $0).contains(word.term) })
      case "gist":
        #expect(question.clue.definition == nil)
      case "synonym":
        #expect(!question.choices.contains(word.term))
      default:
        #expect(!words(of: question.prompt).contains(word.term))
        #expect(!words(of: question.clue.definition ?? "").contains(word.term))
      }
    }
  }

  @Test(
    "choices are four different texts, one of them the answer",
    // The answers of gist are the player's own words.
    arguments: forms.filter { $0 != .gist })
  func choices(form: FormID) throws {
    try each(form) { question, key, _ in
      if question.input == .choice {
        #expect(question.choices.count == 4)
        #expect(Set(question.choices).count == 4)
        #expect(question.choices[key.choice - 1] == key.answer)
        #expect(key.accepted.isEmpty)
      } else {
        #expect(question.choices.isEmpty)
        #expect(key.choice == 0)
        #expect(key.accepted.contains(key.answer.lowercased()))
      }
    }
  }

  @Test("no second choice is right by the pool's synonyms", arguments: forms)
  func oneRight(form: FormID) throws {
    try each(form) { question, key, word in
      let wrong = question.choices.enumerated().filter { $0.offset + 1 != key.choice }
      for choice in wrong.map(\.element) {
        for other in FairnessTests.meant[word.partOfSpeech]?[choice] ?? [] {
          #expect(
            names(of: word).isDisjoint(with: names(of: other)),
            "\(word.term) and \(other.term) share a meaning")
        }
        guard question.form == FormID("synonym") else { continue }
        let asksOpposite = question.task == .chooseOpposite
        let alsoRight = word.senses.flatMap { asksOpposite ? $0.antonyms : $0.synonyms }
        #expect(!alsoRight.contains(choice), "\(choice) for \(word.term)")
      }
    }
  }

  @Test("of a synonym's choices none is listed with the right one")
  func notListedTogether() throws {
    try each(FormID("synonym")) { question, key, word in
      for (place, choice) in question.choices.enumerated() where place + 1 != key.choice {
        for entry in pool.items(headed: key.answer) where entry.partOfSpeech == word.partOfSpeech {
          #expect(
            !entry.synonyms.contains(choice),
            "\(word.term): \(key.answer) is right, and lists \(choice)")
        }
      }
    }
  }

  private func names(of word: Item) -> Set<String> { Set(word.synonyms + [word.term]) }

  @Test("choices that are too near each other in the pool's neighbours are kept apart")
  func neighbours() throws {
    let melt = FixturePool.word("melt", .verb)
    let thaw = FixturePool.word("thaw", .verb)
    #expect(pool.areTooNear(melt, thaw))
    #expect(pool.areTooNear(thaw, melt))
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let others = try #require(pool.distractors(for: melt, count: 3, using: &generator))
      #expect(others.count == 3)
      #expect(!others.contains(thaw))
      #expect(others.allSatisfy { $0.partOfSpeech == .verb && $0.term != "melt" })
      for (place, other) in others.enumerated() {
        #expect(others.dropFirst(place + 1).allSatisfy { !pool.areTooNear(other, $0) })
      }
    }
  }
}
