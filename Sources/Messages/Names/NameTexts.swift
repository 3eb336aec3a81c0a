package import GameEngine

/// The names of parts of speech, difficulties, modes, forms, categories and fields of cards.
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

  /// The name of a form: `cloze`; its ID for a form that this version does not know.
  package func name(of form: FormID) -> String { messages(NameTexts.phrase(of: form)) }

  /// The name of a form, to translate later.
  package static func phrase(of form: FormID) -> Phrase {
    switch form.rawValue {
    case "match": Phrase("match", context: "a form of question")
    case "meaning": Phrase("meaning", context: "a form of question")
    case "recall": Phrase("recall", context: "a form of question")
    case "cloze": Phrase("cloze", context: "a form of question")
    case "synonym": Phrase("synonym", context: "a form of question")
    case "anagram": Phrase("anagram", context: "a form of question")
    case "hangman": Phrase("hangman", context: "a form of question")
    case "guess": Phrase("guess", context: "a form of question")
    case "spell": Phrase("spell", context: "a form of question")
    case "translate": Phrase("translate", context: "a form of question")
    case "gender": Phrase("gender", context: "a form of question")
    case "plural": Phrase("plural", context: "a form of question")
    case "conjugate": Phrase("conjugate", context: "a form of question")
    case "sense": Phrase("sense", context: "a form of question")
    case "phrase": Phrase("phrase", context: "a form of question")
    case "family": Phrase("family", context: "a form of question")
    case "opposite": Phrase("opposite", context: "a form of question")
    case "dictation": Phrase("dictation", context: "a form of question")
    case "gist": Phrase("gist", context: "a form of question")
    case "paragraph": Phrase("paragraph", context: "a form of question")
    default: Phrase(verbatim: form.rawValue)
    }
  }

  /// The name of a category of words: `food`; its ID for one of another pack. `any`, a value of the
  /// setting, is named, too.
  package func category(_ id: String) -> String { messages(NameTexts.phrase(ofCategory: id)) }

  /// The name of a category of words, to translate later.
  package static func phrase(ofCategory id: String) -> Phrase {
    switch id {
    case "any": Phrase("any", context: "a category of words")
    case "arts": Phrase("arts", context: "a category of words")
    case "body": Phrase("body", context: "a category of words")
    case "character": Phrase("character", context: "a category of words")
    case "feelings": Phrase("feelings", context: "a category of words")
    case "food": Phrase("food", context: "a category of words")
    case "home": Phrase("home", context: "a category of words")
    case "language": Phrase("language", context: "a category of words")
    case "making": Phrase("making", context: "a category of words")
    case "mind": Phrase("mind", context: "a category of words")
    case "money": Phrase("money", context: "a category of words")
    case "movement": Phrase("movement", context: "a category of words")
    case "nature": Phrase("nature", context: "a category of words")
    case "people": Phrase("people", context: "a category of words")
    case "qualities": Phrase("qualities", context: "a category of words")
    case "society": Phrase("society", context: "a category of words")
    case "time": Phrase("time", context: "a category of words")
    case "wildlife": Phrase("wildlife", context: "a category of words")
    default: Phrase(verbatim: id)
    }
  }

  /// The name of a card's field, to translate later.
  package static func phrase(of field: CardField) -> Phrase {
    switch field {
    case .term: Phrase("term", context: "a card")
    case .definition: Phrase("definition", context: "a card")
    case .example: Phrase("example", context: "a card")
    case .synonyms: Phrase("synonyms", context: "a card")
    case .pronunciation: Phrase("pronunciation", context: "a card")
    case .tags: Phrase("tags", context: "a card")
    case .note: Phrase("note", context: "a card")
    case .source: Phrase("source", context: "a card")
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
    case "translate": messages("a word of a card or a course: type its translation")
    case "gender": messages("a noun of a course: choose its article")
    case "plural": messages("a noun of a course: choose its plural, later type it")
    case "conjugate": messages("a verb, a person and a tense: choose the form, later type it")
    case "sense": messages("a word and a meaning: choose the sentence that has it")
    case "phrase": messages("a phrase with a gap and a definition: type the word")
    case "family": messages("a word: type the noun, verb or adjective of its family")
    case "opposite": messages("a word: type one that means the opposite")
    case "dictation": messages("a sentence that is said aloud: type it")
    case "gist": messages("a word: recall its meaning, then grade yourself")
    case "paragraph":
      messages("a paragraph of a text: type the missing halves of its words")
    default: ""
    }
  }
}
