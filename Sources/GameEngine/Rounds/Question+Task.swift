extension Question {
  /// The task of a question. The raw value is a stable name.
  package enum Task: String, Codable, Sendable, CaseIterable {
    /// To choose the word that a definition describes.
    case chooseWord = "choose_word"
    /// To choose the definition of a word.
    case chooseMeaning = "choose_meaning"
    /// To choose the word that fills a gap.
    case chooseForGap = "choose_for_gap"
    /// To choose the word that is nearest in meaning.
    case chooseSynonym = "choose_synonym"
    /// To choose the word that means the opposite.
    case chooseOpposite = "choose_opposite"
    /// To type the word that a definition describes.
    case typeWord = "type_word"
    /// To type the word that fills a gap.
    case typeForGap = "type_for_gap"
    /// To put letters in order.
    case unscramble
    /// To find a word letter by letter.
    case findByLetters = "find_by_letters"
    /// To find a word by guesses.
    case guess
    /// To type the word of a pronunciation.
    case spell
    /// To type a translation of a word.
    case translate
    /// To choose the article of a noun.
    case chooseGender = "choose_gender"
    /// To choose the plural of a noun.
    case choosePlural = "choose_plural"
    /// To type the plural of a noun.
    case typePlural = "type_plural"
    /// To choose the form of a verb for a person and a tense.
    case chooseConjugated = "choose_conjugated"
    /// To type the form of a verb for a person and a tense.
    case typeConjugated = "type_conjugated"
    /// To choose the sentence in which a word has a meaning.
    case chooseSense = "choose_sense"
    /// To type a word of the same family.
    case typeFamily = "type_family"
    /// To type a word that means the opposite.
    case typeOpposite = "type_opposite"
    /// To type a sentence that is said aloud.
    case dictate
    /// To recall the meaning of a word, and to say how well it was known.
    case recallMeaning = "recall_meaning"
    /// To type the missing half of a word, or the whole word.
    case completeWord = "complete_word"
    /// A task that this version does not know. The question can be played by its `Question.Input`.
    case other

    package init(from decoder: any Decoder) throws {
      self = Task(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
    }
  }
}
