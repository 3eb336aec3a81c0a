extension ItemPool {
  /// A key of a typed question, with the words of the course among its lookalikes that would pass for misspelled answers.
  ///
  /// - Complexity: O(*n*) in a course other than English, whose words list their lookalikes.
  func distinguishing(_ key: QuestionKey, of word: Item) -> QuestionKey {
    guard course.id.listed != .english, word.language == course.language else { return key }
    let (own, forms) = (Set(key.accepted + key.inflections), CourseForms(word))
    let answers = QuestionKey(
      word: word, example: nil, answer: key.answer, accepted: key.accepted)
    func match(_ other: String) -> TypedAnswer.Match {
      own.contains(other)
        ? .exact : TypedAnswer.match(other, key: answers, strictAccents: false)
    }
    // Who copies the shown translation has not found the word: presentation is no slip of presentación, but comic one of cómic.
    let shown = word.mainSense.translations.map { $0.lowercased() }
    // referir is no slip of referirse.
    return key.adding(
      lookalikes: spellings(near: key.bareAnswer).filter { other in
        switch match(other) {
        case .accents: true
        // A Spanish verb with another pronoun at its end is the same verb.
        case .typo: !forms.contains(other)
        default: false
        }
      } + (shown + [forms.reflexiveBase].compactMap(\.self)).filter { match($0) == .typo })
  }
}
