/// The regular inflections of English.
package enum Inflection: String, CaseIterable, Sendable {
  case base
  /// The plural of a noun, or the third person of a verb.
  case s
  /// The past tense and past participle of a regular verb.
  case ed
  /// The present participle of a verb.
  case ing
  /// The comparative and superlative of a short adjective.
  case er, est

  /// The inflections of a part of speech; only the base form if it is unknown.
  package static func all(of partOfSpeech: PartOfSpeech?) -> [Inflection] {
    switch partOfSpeech {
    case .noun: [.base, .s]
    case .verb: [.base, .s, .ed, .ing]
    case .adjective: [.base, .er, .est]
    default: [.base]
    }
  }
}

extension Item {
  /// Whether it is a word of a course with spaces: an English verb with its particles, such as *give up*, or a phrase of
  /// another language, such as *pomme de terre*.
  package var isPhrase: Bool {
    term.contains(" ") && id.cardID == nil && (morphology != .english || partOfSpeech == .verb)
  }

  /// Some of its forms as they may be typed: those of a phrase with and without their spaces.
  func typed(_ forms: [String]) -> [String] {
    isPhrase ? forms + forms.map { $0.filter { $0 != " " } } : forms
  }

  /// Where its inflected forms come from.
  package var morphology: Morphology { Morphology(language: language) }

  /// The inflections that this table supports for the item: in other languages than English only
  /// the base form.
  private var inflections: [Inflection] {
    switch morphology {
    case .english: Inflection.all(of: partOfSpeech)
    case .german, .spanish, .listed: [.base]
    }
  }

  /// The regular spellings of an inflection: two if a final consonant may be doubled (`traveled`,
  /// `travelled`), none if the rule does not apply to the word.
  package func spellings(of inflection: Inflection) -> [String] {
    guard inflections.contains(inflection) else { return [] }
    if inflection == .er || inflection == .est, syllables(of: term) > 2 { return [] }
    // Of a phrasal verb, the first word is inflected.
    let head = isPhrase ? String(term.prefix { $0 != " " }) : term
    let particles = term.dropFirst(head.count)
    let spellings: [String]
    switch inflection {
    case .base: spellings = [head]
    case .s: spellings = [sForm(of: head)]
    case .ed: spellings = joined(head, ending: "ed")
    case .ing: spellings = joined(head, ending: "ing")
    case .er: spellings = joined(head, ending: "er")
    case .est: spellings = joined(head, ending: "est")
    }
    return particles.isEmpty ? spellings : spellings.map { $0 + particles }
  }

  /// The spelling of an inflection; nil if the rule allows several, or if the word has irregular
  /// forms, because its regular ones may be wrong.
  package func certainSpelling(of inflection: Inflection) -> String? {
    if inflection == .base { return term }
    if !irregularForms.isEmpty { return nil }
    // A noun that ends like a plural may be a plural.
    if partOfSpeech == .noun, term.hasSuffix("s"), !term.hasSuffix("ss") { return nil }
    let spellings = spellings(of: inflection)
    return spellings.count == 1 ? spellings[0] : nil
  }

  /// The inflection of a form of the word; nil if the form is irregular or not a form of the word.
  package func inflection(of form: String) -> Inflection? {
    let form = form.lowercased()
    return inflections.first { $0 == .base ? form == answer : spellings(of: $0).contains(form) }
  }

  /// All forms of the word except the term, irregular ones first.
  package var inflectedForms: [String] {
    var forms = irregularForms
    for inflection in inflections where inflection != .base {
      forms += spellings(of: inflection)
    }
    return forms + CourseForms(self).all
  }
}

private func isVowel(_ letter: Character) -> Bool {
  switch letter {
  case "a", "e", "i", "o", "u": true
  default: false
  }
}

/// The approximate number of syllables: groups of vowels without a silent final e.
private func syllables(of word: String) -> Int {
  let spoken = word.hasSuffix("e") && !word.hasSuffix("le") ? word.dropLast() : word[...]
  return max(1, spoken.split { !isVowel($0) && $0 != "y" }.count)
}

private func sForm(of word: String) -> String {
  // The ending of monarch and similar words sounds like k.
  if word.hasSuffix("arch"), word.count > 6 { return word + "s" }
  if word.hasSuffix("quy") { return word.dropLast() + "ies" }
  for ending in ["s", "x", "z", "ch", "sh"] where word.hasSuffix(ending) { return word + "es" }
  if word.hasSuffix("y"), let before = word.dropLast().last, !isVowel(before) {
    return word.dropLast() + "ies"
  }
  if word.hasSuffix("o"), let before = word.dropLast().last, !isVowel(before) {
    return word + "es"
  }
  return word + "s"
}

private func joined(_ word: String, ending: String) -> [String] {
  let letters = Array(word)
  guard letters.count > 2, let last = letters.last else { return [word + ending] }
  let before = letters[letters.count - 2]
  if last == "e", ending != "ing" || !["ee", "oe", "ye"].contains(where: word.hasSuffix) {
    if ending == "ing", word.hasSuffix("ie") { return [word.dropLast(2) + "ying"] }
    return [word.dropLast() + ending]
  }
  if last == "y", !isVowel(before), ending != "ing" { return [word.dropLast() + "i" + ending] }
  if last == "c" { return [word + "k" + ending] }
  let beforeThat = letters[letters.count - 3]
  let endsShort =
    !isVowel(last) && !"wxy".contains(last) && isVowel(before)
    && (!isVowel(beforeThat) || (beforeThat == "u" && letters.dropLast(3).last == "q"))
  guard endsShort else { return [word + ending] }
  let doubled = word + String(last) + ending
  return syllables(of: word) == 1 ? [doubled] : [doubled, word + ending]
}
