/// The forms that this version can play.
package enum Forms {
  /// All forms, in the order in which lists show them. Round codes depend on the order, so new
  /// forms are appended.
  package static let all: [any Form] = [
    MatchForm(), MeaningForm(), RecallForm(), ClozeForm(), SynonymForm(), AnagramForm(),
    HangmanForm(), GuessForm(), SpellForm(), TranslateForm(), GenderForm(), PluralForm(),
    ConjugateForm(), SenseForm(), PhraseForm(), FamilyForm(), OppositeForm(),
    DictationForm(), GistForm(), ParagraphForm(),
  ]

  /// The forms that can ask a course. English words have definitions instead of translations and no genders,
  /// words of other courses one meaning and no families.
  package static func of(_ course: Course) -> [any Form] {
    let hasTables = Morphology(language: course.language).hasTables
    return all.filter { form in
      switch form.id {
      case .translate: course.isTranslated
      case .gender: course.genders.count > 1
      case .plural, .conjugate: course.isTranslated && hasTables
      case .sense, .family: !course.isTranslated
      default: true
      }
    }
  }

  /// The forms that can ask Wordhoard's own words.
  package static var ofWords: [any Form] { of(.english) }

  /// The form with this name; nil if this version does not know it.
  package static func named(_ id: FormID) -> (any Form)? { all.first { $0.id == id } }
}
