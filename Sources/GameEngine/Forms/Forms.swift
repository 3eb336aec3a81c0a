/// The forms there are.
package enum Forms {
  /// Every form, in the order in which they are listed; round codes count on it, so that a new form
  /// comes last.
  package static let all: [any Form] = [
    MatchForm(), MeaningForm(), RecallForm(), ClozeForm(), SynonymForm(), AnagramForm(),
    HangmanForm(), GuessForm(), SpellForm(),
  ]

  /// The form of this name.
  package static func named(_ id: FormID) -> (any Form)? { all.first { $0.id == id } }
}
