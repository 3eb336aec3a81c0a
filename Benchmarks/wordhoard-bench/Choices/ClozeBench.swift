import GameEngine
import Lexicon

/// Tries every common word that fits the clue of each typed cloze in a year of dailies.
struct ClozeBench {
  private let days = 365

  func run() throws -> [Figure] {
    let pool = try Checkout.pack().pool()
    let dealer = DailyDealer(pool: pool)
    var (clozes, ambiguous, defined, refused, tried) = (0, 0, 0, 0, 0)
    for day in 0..<days {
      let dealt = try dealer.deal(pool.edition.firstDate.adding(days: day))
      for (question, key) in zip(dealt.round.questions, dealt.key.questions)
      where question.task == .typeForGap {
        clozes += 1
        let others = others(question, key, in: pool)
        if others.isEmpty { continue }
        ambiguous += 1
        if question.clue.definition != nil { defined += 1 }
        tried += others.count
        if others.contains(where: { isRefused($0, question, key) }) { refused += 1 }
      }
    }
    guard ambiguous > 0 else {
      throw BenchError(message: "no typed cloze with another common word was dealt")
    }
    return [
      Figure(
        name: "typed clozes that refuse one of \(tried) other common words as wrong",
        value: Double(refused), yardstick: 1, unit: "of \(clozes)", yardstickName: "unit",
        bound: .atMost, limit: 0),
      Figure(
        name: "typed clozes with another common word that show the definition",
        value: Double(defined), yardstick: Double(ambiguous), unit: "clozes",
        yardstickName: "such clozes", bound: .atLeast, limit: 1),
    ]
  }

  /// The common words of the shape that the clue shows, without right answers.
  private func others(_ question: Question, _ key: QuestionKey, in pool: ItemPool) -> [String] {
    guard let word = pool[key.word], let partOfSpeech = word.partOfSpeech,
      let inflection = word.inflection(of: key.answer),
      let shape = WordShape(key.answer, partOfSpeech, inflection)
    else { return [] }
    return pool.commonWords(of: shape).filter { other in
      ![.exact, .accents, .inflection]
        .contains(TypedAnswer.match(other, key: key, strictAccents: false))
    }
  }

  private func isRefused(_ answer: String, _ question: Question, _ key: QuestionKey) -> Bool {
    let header = RoundHeader(questions: 1, ruleset: .play, edition: "")
    var referee = LocalReferee(
      DealtRound(
        round: Round(header: header, questions: [question]), key: RoundKey(questions: [key])))
    _ = referee.open(atMillis: 0)
    let events = referee.play(Move(PlayerInput(line: answer), atMillis: 1000))
    return events.contains { event in
      if case .verdict(let verdict) = event { !verdict.correct } else { false }
    }
  }
}
