package import GameEngine

/// The names of parts of speech, difficulties, modes and forms.
package struct NameTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The name of a part of speech: `adjective`.
  package func name(of partOfSpeech: PartOfSpeech) -> String {
    switch partOfSpeech {
    case .noun: messages("noun")
    case .verb: messages("verb")
    case .adjective: messages("adjective")
    case .adverb: messages("adverb")
    case .determiner: messages("determiner")
    case .pronoun: messages("pronoun")
    case .preposition: messages("preposition")
    case .conjunction: messages("conjunction")
    case .particle: messages("particle")
    case .other(let name): name
    }
  }

  /// A noun of a gender: `masculine noun`; nil for a gender that this version does not know.
  func noun(of gender: Gender) -> String? {
    switch gender {
    case .masculine: messages("masculine noun")
    case .feminine: messages("feminine noun")
    case .neuter: messages("neuter noun")
    case .common: messages("noun of common gender")
    case .plural: messages("plural noun")
    case .unknown: nil
    }
  }

  /// The name of a difficulty: `shaky`.
  package func name(of difficulty: Difficulty) -> String {
    switch difficulty {
    case .known: messages("known", context: "a word's difficulty")
    case .familiar: messages("familiar", context: "a word's difficulty")
    case .shaky: messages("shaky", context: "a word's difficulty")
    case .hard: messages("hard", context: "a word's difficulty")
    }
  }

  /// The name of a difficulty, or that the word is new since it was never asked.
  package func name(of difficulty: Difficulty, isAnswered: Bool) -> String {
    isAnswered ? name(of: difficulty) : new
  }

  /// The name of a word that was never asked.
  package var new: String { messages("new", context: "a word that was never asked") }

  /// The number of words of each difficulty, the new ones and the hardest first, without zeros: `2 new, 3 hard, 12 known`.
  ///
  /// - Parameter new: the number of words that were never asked, which count as hard.
  package func counts(_ counts: [Difficulty: Int], new: Int) -> String {
    let asked = Difficulty.allCases.reversed().map { difficulty in
      (
        name: name(of: difficulty),
        count: (counts[difficulty] ?? 0) - (difficulty == .new ? new : 0)
      )
    }
    return messages.commaSeparated(
      ([(name: self.new, count: new)] + asked).filter { $0.count > 0 }.map {
        "\(messages.number($0.count)) \($0.name)"
      })
  }

  /// The name of a mode, for headings.
  package func name(of mode: Mode) -> String {
    switch mode {
    case .daily: messages("daily", context: "a way of playing")
    case .play: messages("play", context: "a way of playing")
    case .run: messages("run", context: "a way of playing")
    case .speed: messages("speed", context: "a way of playing")
    case .learn: messages("learn", context: "a way of playing")
    }
  }

  /// The summary of a form, for lists and help; empty for a form that this version does not know.
  package func summary(of form: FormID) -> String {
    switch form.rawValue {
    case "match": messages("a definition: choose the word of four")
    case "meaning": messages("a word: choose the definition of four")
    case "recall": messages("a definition: type the word")
    case "cloze": messages("a sentence with a gap: choose the word, later type it")
    case "synonym": messages("a word: choose its nearest synonym, or its opposite")
    case "anagram": messages("shuffled letters and a definition: type the word")
    case "hangman": messages("a definition and blanks: find the word letter by letter")
    case "guess": messages("six tries at a word, each marked letter by letter")
    case "spell": messages("a pronunciation, spoken if possible: type the word")
    case "translate": messages("a word of a card: type its translation")
    default: ""
    }
  }
}
