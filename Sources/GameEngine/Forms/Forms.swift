/// All forms.
package enum Forms {
  /// Every form, in the order of lists. Round codes depend on the order, so new forms are appended.
  package static let all: [any Form] = [
    MatchForm(), MeaningForm(), RecallForm(), ClozeForm(), SynonymForm(), AnagramForm(),
    HangmanForm(), GuessForm(), SpellForm(), TranslateForm(),
  ]

  /// The forms that ask our own words, which have definitions instead of translations.
  package static var ofWords: [any Form] { all.filter { !($0 is TranslateForm) } }

  /// The form of this name.
  package static func named(_ id: FormID) -> (any Form)? { all.first { $0.id == id } }
}
