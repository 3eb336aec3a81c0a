/// Why a sentence is no fair example of a word, and so no good question with a gap.
package enum ExampleFault: Hashable, Sendable {
  /// The sentence is too long: its number of characters.
  case tooLong(Int)
  /// The text does not end like a sentence.
  case noSentence
  /// The marked text is not a known form of the word.
  case unknownForm
  /// The mark covers only part of a word.
  case cutsWord
  /// The sentence also contains this form of the word outside the mark.
  case repeatsWord(String)
}

extension Example {
  /// The faults of the sentence as an example of a word; empty if it is fair.
  ///
  /// - Parameter longest: the largest number of characters.
  package func faults(for word: Item, longest: Int) -> [ExampleFault] {
    var faults: [ExampleFault] = []
    if text.count > longest { faults.append(.tooLong(text.count)) }
    let end = text.last { !"\"'”’“»)".contains($0) }
    if end.map({ !".!?…".contains($0) }) ?? true { faults.append(.noSentence) }
    if form != word.term, word.inflection(of: form) == nil,
      !word.irregularForms.contains(word.spelling(of: form)),
      word.morphology == .english || !CourseForms(word).contains(form)
    {
      faults.append(.unknownForm)
    }
    if before.last?.isLetter == true || after.first?.isLetter == true { faults.append(.cutsWord) }
    // "El rey y la reina" tells more than it gives away.
    let forms = Set((word.inflectedForms + [word.term]).map { $0.lowercased() })
      .subtracting(CourseForms(word).partner)
    let others = lowercaseWords(of: before) + lowercaseWords(of: after)
    if let second = others.first(where: forms.contains) { faults.append(.repeatsWord(second)) }
    return faults
  }
}
