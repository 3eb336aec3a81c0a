package import GameEngine

extension Gen {
  /// The plan of a scripted player in a question.
  package enum Intent: Sendable, CaseIterable {
    case right, wrong, pass, typo, synonym, inflection, lookalike, junk, hint
  }

  /// A line that carries out an intent, as far as the question allows it.
  package mutating func input(
    _ intent: Intent, question: Question, key: QuestionKey
  ) -> String {
    switch intent {
    case .pass: return ""
    case .hint: return ":hint"
    case .junk: return junk()
    case .right where question.input == .choice: return String(key.choice)
    case .right where question.input == .letter:
      return percent(20) ? key.accepted.first ?? key.answer : letter(of: key)
    case .right where question.form == .gist: return of(["2", "3"])
    case .right: return of(key.accepted)
    case _ where question.input == .choice:
      return String((key.choice + int(0...2)) % question.choices.count + 1)
    case .typo: return typo(of: key.answer)
    case .synonym: return of(key.synonyms + key.alternatives + ["another"])
    case .inflection: return of(key.inflections + [key.answer + "s"])
    case .lookalike: return of(key.lookalikes + [String(key.answer.reversed())])
    case .wrong: return wrong(question, key: key)
    }
  }

  private mutating func letter(of key: QuestionKey) -> String {
    String(of(Array(key.accepted.first ?? key.answer)))
  }

  private mutating func wrong(_ question: Question, key: QuestionKey) -> String {
    switch question.form.rawValue {
    case "hangman" where percent(80): return text(length: 1...1)
    case "gist": return "1"
    case "guess" where percent(80): return of(Gen.guesses.filter { $0.count == key.answer.count })
    default: return text(length: key.answer.count...key.answer.count)
    }
  }

  /// Legal guesses of the fixture's list.
  private static let guesses = [
    "about", "adieu", "amber", "angle", "arise", "crane", "eerie", "erase", "irate", "later",
    "raise", "slate", "speed", "stare", "banana", "carpet", "coarse", "dragon", "finger", "garden",
    "insect", "listen", "orange", "planet", "silent", "tunnel", "window", "cabinet", "captain",
    "evening", "freight", "harvest", "journey", "kitchen", "monster", "rainbow", "station",
    "trouble", "weather",
  ]
}
