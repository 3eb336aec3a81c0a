import GameEngine
import Lexicon

/// Measures how tempting and how fair the wrong choices are, over 2,000 questions of dailies and practice.
struct ChoiceBench {
  private let count = 2000

  func run() throws -> [Figure] {
    let pack = try Checkout.pack()
    let pool = pack.pool()
    let meanings = try ChoiceMeanings(pack: pack, pool: pool, wordNet: WordNet())
    let asked = try questions(from: pool).compactMap { meanings.asked($0, $1) }
    guard asked.count == count else {
      throw BenchError(message: "only \(asked.count) questions were dealt")
    }
    let inField = asked.count { meanings.hasFieldMate($0) }
    let doubtful = asked.count { meanings.hasNearChoice($0) }
    let synonyms = asked.filter { $0.form == "synonym" }
    let guesses = ChoiceGuess.allCases.map { guess in
      (guess, asked.reduce(0) { $0 + guess.chance($1) } / Double(asked.count) * 100)
    }
    let differences = asked.flatMap(\.differences)
    let near = differences.count { abs($0) <= 100 }
    return [
      share("choices of the answer's field", inField, of: asked.count, atLeast: 90),
      share(
        "the same, of synonym questions", synonyms.count { meanings.hasFieldMate($0) },
        of: synonyms.count, atLeast: 90),
      share("wrong choices within 1 Zipf", near, of: differences.count, atLeast: 90),
      Figure(
        name: "questions with a wrong choice that shares a synset, or is one above or below",
        value: Double(doubtful), yardstick: 1, unit: "of \(asked.count)", yardstickName: "unit",
        bound: .atMost, limit: 0),
    ]
      + guesses.map { guess, percent in
        Figure(
          name: "right by choosing the \(guess.rawValue)", value: percent, yardstick: 30,
          unit: "%", yardstickName: "wanted", bound: .atMost, limit: 1)
      }
  }

  /// Questions that are answered by choosing: half of them from dailies, half from practice rounds
  /// in all forms.
  private func questions(from pool: ItemPool) throws -> [(Question, QuestionKey)] {
    let dealer = DailyDealer(pool: pool)
    let start = pool.edition.firstDate
    var questions: [(Question, QuestionKey)] = []
    func add(_ dealt: DealtRound, upTo limit: Int) {
      for pair in zip(dealt.round.questions, dealt.key.questions)
      where pair.0.input == .choice && questions.count < limit {
        questions.append(pair)
      }
    }
    var day = 0
    while questions.count < count / 2 {
      add(try dealer.deal(start.adding(days: day)), upTo: count / 2)
      day += 1
    }
    var seed: UInt32 = 0
    while questions.count < count, seed < 1000 {
      let form = ["match", "meaning", "cloze", "synonym", "synonym"][Int(seed % 5)]
      let recipe = PracticeRecipe(
        seed: seed, forms: [FormID(form)], count: 10, edition: pool.edition.number)
      if let dealt = try? PracticeDealer(pool: pool, recipe: recipe).deal() {
        add(dealt, upTo: count)
      }
      seed += 1
    }
    return questions
  }

  private func share(_ name: String, _ part: Int, of all: Int, atLeast limit: Double) -> Figure {
    Figure(
      name: name, value: Double(part) / Double(max(1, all)) * 100, yardstick: limit, unit: "%",
      yardstickName: "wanted", bound: .atLeast, limit: 1)
  }
}
