/// The forms that this version can play.
package enum Forms {
  /// All forms, in the order in which lists show them. Round codes depend on the order, so new
  /// forms are appended.
  package static let all: [any Form] = [
    MatchForm(), MeaningForm(), RecallForm(), ClozeForm(), SynonymForm(), AnagramForm(),
    HangmanForm(), GuessForm(), SpellForm(), TranslateForm(),
  ]

  /// The forms that can ask Wordhoard's own words, which have definitions instead of translations.
  package static var ofWords: [any Form] { all.filter { !($0 is TranslateForm) } }

  /// The form with this name; nil if this version does not know it.
  package static func named(_ id: FormID) -> (any Form)? { all.first { $0.id == id } }
}
