extension Item {
  /// The forms that a learner keeps with the word, as a dictionary prints them: plural, principal parts, the feminine. Empty if
  /// they follow the rules, and for English.
  package var keyForms: [String] {
    switch (morphology, partOfSpeech) {
    case (.spanish, .verb):
      guard !grammar.isEmpty, let verb = SpanishVerb(term, marks: grammar) else { return [] }
      return [
        verb.persons(.present)[0], verb.persons(.present)[2], verb.persons(.preterite)[0],
        verb.participle,
      ]
    case (.spanish, .noun):
      guard !grammar.hasPrefix("pl ") else { return ["los \(grammar.dropFirst(3))"] }
      return grammar.isEmpty ? [] : ["la \(grammar)"]
    case (.german, .noun):
      let parts = grammar.split(separator: ";").map { String($0.drop { $0 == " " }) }
      guard let plural = parts.first, plural != "-" else { return [] }
      let isWeak = parts.dropFirst().first == "weak"
      return ["die \(plural)"] + (isWeak ? ["den \(GermanWord.weak(term))"] : [])
    case (.german, _): return grammar.split(separator: ",").map { String($0.drop { $0 == " " }) }
    case (.english, _), (.spanish, _), (.listed, _): return []
    }
  }
}
