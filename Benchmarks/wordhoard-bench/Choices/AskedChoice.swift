import GameEngine

/// A question with choices, as WordNet and a guesser see it.
struct AskedChoice {
  /// A choice.
  struct Option {
    /// What the player reads.
    let text: String
    /// The word that it is or defines.
    let term: String
    /// The item, if it is one of ours.
    let item: Item?
    /// Its frequency in hundredths of the Zipf scale, if known.
    let centiZipf: Int?
  }

  /// The form.
  let form: String
  /// The word that is asked.
  let word: Item
  /// The right choice.
  let right: Option
  /// The others.
  let wrong: [Option]

  /// All choices.
  var options: [Option] { [right] + wrong }

  /// How much more common than the right one the wrong ones are, if known.
  var differences: [Int] {
    guard let own = right.centiZipf else { return [] }
    return wrong.compactMap { $0.centiZipf.map { $0 - own } }
  }
}

/// A rule by which a player without knowledge guesses.
enum ChoiceGuess: String, CaseIterable {
  case longest, shortest, commonest, rarest
  case lonePhrase = "lone phrase"

  /// The chance that the guess is right; by chance if the rule does not decide.
  func chance(_ asked: AskedChoice) -> Double {
    let scores: [Double]
    switch self {
    case .longest: scores = asked.options.map { Double($0.text.count) }
    case .shortest: scores = asked.options.map { -Double($0.text.count) }
    case .commonest, .rarest:
      // The words of definitions have no frequency that a guesser sees.
      guard asked.form != "meaning" else { return 0.25 }
      let sign: Double = self == .commonest ? 1 : -1
      scores = asked.options.map { sign * Double($0.centiZipf ?? 0) }
    case .lonePhrase:
      let phrases = asked.options.map { $0.text.contains(" ") }
      guard phrases.count(where: \.self) == 1 else { return 0.25 }
      scores = phrases.map { $0 ? 1 : 0 }
    }
    let best = scores.max() ?? 0
    return scores.first == best ? 1 / Double(scores.count { $0 == best }) : 0
  }
}
