import ClientCore
import GameEngine

/// Finds a term in sentences, also in another form, and cuts it out.
struct SentenceGaps {
  private let term: String
  private let forms: [String]
  private let baseForms: (String) -> [String]

  /// - Parameters:
  ///   - forms: the forms of the term in the sentences, as far as they are known.
  ///   - baseForms: returns the base forms of a word of the sentences, in lower case.
  init(term: String, forms: [String], baseForms: @escaping (String) -> [String]) {
    self.term = term
    self.forms = forms
    self.baseForms = baseForms
  }

  /// The sentence with a gap; nil if it contains no form of the term.
  ///
  /// A known form comes first, then the term itself, a word whose base form is the term, and the word with the longest
  /// common beginning, which may be another form.
  func gapped(_ sentence: String) -> String? {
    for form in forms + [term] {
      if let example = example(sentence, form) { return "\(example.before)…\(example.after)" }
    }
    let words = sentence.split { !$0.isLetter }
    let small = term.lowercased()
    let word =
      words.first { baseForms(String($0)).contains { $0.lowercased() == small } } ?? similar(words)
    return word.map { "\(sentence[..<$0.startIndex])…\(sentence[$0.endIndex...])" }
  }

  private func example(_ sentence: String, _ form: String) -> Example? {
    if let example = Example(sentence, using: form) { return example }
    // Scripts without spaces have no whole words.
    guard FoldedQuery.isUnspaced(form), let range = sentence.firstRange(of: form) else {
      return nil
    }
    return Example(
      before: String(sentence[..<range.lowerBound]), form: form,
      after: String(sentence[range.upperBound...]))
  }

  private func similar(_ words: [Substring]) -> Substring? {
    let letters = Array(term.lowercased())
    let least = max(3, letters.count / 2)
    var best: (word: Substring, length: Int)?
    for word in words {
      let length = zip(word.lowercased(), letters).prefix { $0 == $1 }.count
      if length >= max(least, (best?.length ?? 0) + 1) { best = (word, length) }
    }
    return best?.word
  }
}
