import GameEngine

/// A question with choices, as seen by WordNet and by a guesser.
struct AskedChoice {
  /// One of the choices.
  struct Option {
    /// The text that the player sees.
    let text: String
    /// The word itself, or the word that the text defines.
    let term: String
    /// The item of the word; nil if it is not one of Wordhoard's own words.
    let item: Item?
    /// Its frequency in hundredths of the Zipf scale; nil if unknown.
    let centiZipf: Int?
  }

  /// The name of the question's form.
  let form: String
  /// The item that the question asks for.
  let word: Item
  /// The right choice.
  let right: Option
  /// The wrong choices.
  let wrong: [Option]

  /// All choices, the right one first.
  var options: [Option] { [right] + wrong }

  /// For each wrong choice of known frequency, how much more common it is than the right one, in
  /// hundredths of the Zipf scale.
  var differences: [Int] {
    guard let own = right.centiZipf else { return [] }
    return wrong.compactMap { $0.centiZipf.map { $0 - own } }
  }
}

/// A rule by which a player without knowledge chooses.
enum ChoiceGuess: String, CaseIterable {
  case longest, shortest, commonest, rarest
  case lonePhrase = "lone phrase"

  /// The chance that the rule chooses the right answer, 0 to 1. If it does not decide, all choices
  /// are equally likely.
  func chance(_ asked: AskedChoice) -> Double {
    let scores: [Double]
    switch self {
    case .longest: scores = asked.options.map { Double($0.text.count) }
    case .shortest: scores = asked.options.map { -Double($0.text.count) }
    case .commonest, .rarest:
      // A guesser does not see a frequency for the words of definitions.
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
