package import GameEngine

/// Names of things.
extension Messages {
  /// A part of speech: `adjective`.
  package func name(of partOfSpeech: PartOfSpeech) -> String {
    switch partOfSpeech {
    case .noun: self("noun")
    case .verb: self("verb")
    case .adjective: self("adjective")
    case .adverb: self("adverb")
    case .determiner: self("determiner")
    case .pronoun: self("pronoun")
    case .preposition: self("preposition")
    case .conjunction: self("conjunction")
    case .particle: self("particle")
    case .other(let name): name
    }
  }

  /// Where a word stands for a player: `shaky`.
  package func name(of difficulty: Difficulty) -> String {
    switch difficulty {
    case .known: self("known", context: "a word's difficulty")
    case .familiar: self("familiar", context: "a word's difficulty")
    case .shaky: self("shaky", context: "a word's difficulty")
    case .hard: self("hard", context: "a word's difficulty")
    }
  }

  /// A way of playing, as headings have it.
  package func name(of mode: Mode) -> String {
    switch mode {
    case .daily: self("daily", context: "a way of playing")
    case .play: self("play", context: "a way of playing")
    case .run: self("run", context: "a way of playing")
    case .speed: self("speed", context: "a way of playing")
    case .learn: self("learn", context: "a way of playing")
    }
  }

  /// What a form asks, for lists and help; empty for a form that this version does not know.
  package func summary(of form: FormID) -> String {
    switch form.rawValue {
    case "match": self("a definition: choose the word of four")
    case "meaning": self("a word: choose the definition of four")
    case "recall": self("a definition: type the word")
    case "cloze": self("a sentence with a gap: choose the word, later type it")
    case "synonym": self("a word: choose its nearest synonym, or its opposite")
    case "anagram": self("shuffled letters and a definition: type the word")
    case "hangman": self("a definition and blanks: find the word letter by letter")
    case "guess": self("six tries at a word, each marked letter by letter")
    case "spell": self("a pronunciation, said aloud where that can be: type the word")
    default: ""
    }
  }

  /// A rank: `1st`, `12th`, `1,203rd`.
  package func ordinal(_ rank: Int) -> String {
    let digits = number(rank)
    return switch (rank % 10, rank % 100) {
    case (_, 11...13): self("\(digits)th", context: "rank")
    case (1, _): self("\(digits)st", context: "rank")
    case (2, _): self("\(digits)nd", context: "rank")
    case (3, _): self("\(digits)rd", context: "rank")
    default: self("\(digits)th", context: "rank")
    }
  }
}
