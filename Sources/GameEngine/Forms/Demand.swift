/// How much a question demands of the player's memory.
package enum Demand: Int, Sendable, CaseIterable, Comparable {
  /// Recognizing the word among others.
  case recognition = 1
  /// Finding it from its letters or a sentence.
  case cued
  /// Typing it from its meaning.
  case recall

  /// The demand that suits a word: the better it is remembered, the higher.
  ///
  /// - Parameter retrievability: the chance that the word is recalled, 0 to 1; nil for a new word.
  package init(retrievability: Double?) {
    switch retrievability ?? 0 {
    case ..<0.5: self = .recognition
    case ..<0.8: self = .cued
    default: self = .recall
    }
  }

  /// The forms of this demand that can ask a word. A word with translations is also asked to be
  /// translated, and a gap only as such.
  ///
  /// - Parameter skill: what they must ask; nil for any.
  func forms(for word: Item, asking skill: Skill? = nil) -> [any Form] {
    if word.isGap { return [ClozeForm()] }
    if skill == .recognition {
      return self > .recognition && TranslateForm().canAsk(word)
        ? [TranslateForm()] : [MeaningForm()]
    }
    if skill == .recall { return forms.filter { $0.id.skill == .recall } }
    guard TranslateForm().canAsk(word) else { return forms }
    return switch self {
    // Four words of a language that one begins to learn say nothing.
    case .recognition: forms.filter { $0.id != SynonymForm().id }
    case .cued: forms + [SynonymForm()]
    case .recall: forms + [TranslateForm()]
    }
  }

  /// The forms of this demand. Forms that support both kinds ask for a typed answer above
  /// `recognition`.
  var forms: [any Form] {
    switch self {
    case .recognition: [MatchForm(), MeaningForm(), ClozeForm(), SynonymForm()]
    case .cued: [ClozeForm(), PhraseForm(), AnagramForm(), HangmanForm()]
    case .recall: [RecallForm()]
    }
  }

  package static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
}
