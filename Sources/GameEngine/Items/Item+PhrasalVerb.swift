extension Item {
  /// Whether it is an English verb with its particles, such as *give up*.
  package var isPhrasalVerb: Bool {
    partOfSpeech == .verb && term.contains(" ") && id.cardID == nil && morphology == .english
  }

  /// Some of its forms as they may be typed: those of a phrasal verb with and without their spaces.
  func typed(_ forms: [String]) -> [String] {
    isPhrasalVerb ? forms + forms.map { $0.filter { $0 != " " } } : forms
  }
}
