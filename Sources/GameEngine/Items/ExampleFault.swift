/// Why a sentence is no fair example of a word: why it makes no good question with a gap in the word's place.
package enum ExampleFault: Hashable, Sendable {
  /// It is too long; its number of characters.
  case tooLong(Int)
  /// It does not end as a sentence does.
  case noSentence
  /// What is marked is no known form of the word.
  case unknownForm
  /// The mark cuts a word in two.
  case cutsWord
  /// This form of the word is also outside the mark.
  case repeatsWord(String)
}

extension Example {
  /// What is wrong with it as an example of a word.
  ///
  /// - Parameter longest: the most characters.
  package func faults(for word: Item, longest: Int) -> [ExampleFault] {
    var faults: [ExampleFault] = []
    if text.count > longest { faults.append(.tooLong(text.count)) }
    let end = text.last { !"\"'”’)".contains($0) }
    if end.map({ !".!?…".contains($0) }) ?? true { faults.append(.noSentence) }
    if form != word.term, word.inflection(of: form) == nil,
      !word.irregularForms.contains(form.lowercased())
    {
      faults.append(.unknownForm)
    }
    if before.last?.isLetter == true || after.first?.isLetter == true { faults.append(.cutsWord) }
    let forms = Set(word.inflectedForms + [word.term])
    let others = asciiWords(of: before) + asciiWords(of: after)
    if let second = others.first(where: forms.contains) { faults.append(.repeatsWord(second)) }
    return faults
  }
}
