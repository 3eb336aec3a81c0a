import Foundation
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Questions about the shipped words")
struct DailiesFairnessTests {
  private let pool: ItemPool
  private let wordsByForm: [String: [Item]]
  private let wordsByDefinition: [String: [Item]]

  init() throws {
    pool = try ShippedContent.pool.get()
    var byForm: [String: [Item]] = [:]
    for word in pool.items {
      for form in Set([word.term] + word.inflectedForms) {
        byForm[form, default: []].append(word)
      }
    }
    wordsByForm = byForm
    wordsByDefinition = Dictionary(grouping: pool.items, by: \.mainSense.definition)
  }

  /// Five hundred practice rounds of every kind of wish.
  private func rounds() throws -> [DealtRound] {
    try (0..<500).map { number in
      let all = Forms.ofWords.map(\.id).filter { ![.gist, .paragraph].contains($0) }
      let recipe = PracticeRecipe(
        seed: UInt32(number), forms: number % 3 == 0 ? [all[number / 3 % all.count]] : [],
        level: Level(rawValue: number % 5),
        category: number % 7 == 0 ? pool.categories[number / 7 % pool.categories.count] : nil,
        edition: pool.edition.number, recall: (0..<10).map { (number + $0) % 2 == 0 })
      return try PracticeDealer(pool: pool, recipe: recipe).deal()
    }
  }

  /// The words that a choice names or defines.
  private func words(of choice: String, in question: Question) -> [Item] {
    switch question.form.rawValue {
    case "meaning": wordsByDefinition[choice] ?? []
    case "cloze": wordsByForm[choice] ?? []
    default: pool.items(headed: choice)
    }
  }

  @Test("no question has two right answers or gives its answer away")
  func fair() throws {
    for dealt in try rounds() {
      for (question, key) in zip(dealt.round.questions, dealt.key.questions) {
        let word = try #require(pool[key.word])
        let name: Comment = "\(question.form) of \(word.id): \(question.choices)"
        // The two choices of sense are sentences.
        if question.input == .choice, question.form != FormID("sense") {
          try expectOneRight(question, key, word, name)
        }
        expectNotGivenAway(question, key, word, name)
      }
    }
  }

  private func expectOneRight(
    _ question: Question, _ key: QuestionKey, _ word: Item, _ name: Comment
  ) throws {
    #expect(question.choices.count == 4, name)
    #expect(Set(question.choices).count == 4, name)
    let right = try #require(
      (1...4).contains(key.choice) ? question.choices[key.choice - 1] : nil, name)
    #expect(right == key.answer, name)
    let near = pool.neighbours(of: word).related
    for choice in question.choices where choice != right {
      #expect(!word.synonyms.contains(choice), name)
      #expect(!near.contains(choice), name)
      for other in words(of: choice, in: question) where other.partOfSpeech == word.partOfSpeech {
        #expect(!pool.areTooNear(word, other), name)
        if question.form == FormID("synonym") {
          #expect(!other.synonyms.contains(right), name)
          #expect(!word.senses.contains { $0.antonyms.contains(choice) }, name)
        }
      }
    }
  }

  private func expectNotGivenAway(
    _ question: Question, _ key: QuestionKey, _ word: Item, _ name: Comment
  ) {
    let shown = [question.prompt, question.clue.definition ?? ""].joined(separator: " ")
    let seen = lowercaseWords(of: shown)
    #expect(!seen.contains(key.answer), name)
    #expect(!question.prompt.isEmpty, name)
    if question.form == FormID("anagram") {
      let letters = question.prompt.lowercased().filter { $0 != " " }
      #expect(letters.sorted() == key.answer.sorted(), name)
      #expect(letters != key.answer, name)
      #expect(pool.items(headed: letters).isEmpty, name)
    }
    if question.task == .chooseSynonym {
      #expect(!question.prompt.contains(key.answer), name)
      #expect(!key.answer.contains(question.prompt), name)
    }
    // These show the word.
    guard !["meaning", "synonym", "sense", "family", "opposite"].contains(question.form.rawValue)
    else { return }
    #expect(!seen.contains { wordsByForm[$0]?.contains(word) == true }, name)
  }
}
