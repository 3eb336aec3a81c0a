package import GameEngine

extension WordNet {
  /// A word of the dictionary.
  package struct BaseForm: Hashable, Sendable {
    /// The word or phrase, in lower case.
    package let lemma: String
    /// Its part of speech there.
    package let partOfSpeech: PartOfSpeech
  }

  /// The possible base forms of a form: the verb *run* for `ran`, the noun *goose* for `geese`; `better`
  /// itself, *good* and *well* for `better`. Only words that are in WordNet, itself first.
  ///
  /// For each part of speech, the list of exceptions is searched, then the suffixes of English forms are
  /// removed (`man 7 morphy`). Of a phrase, the first word is also tried as a verb (*looked up*), and the
  /// last as a noun (*ice ages*).
  package func baseForms(of form: String) -> [BaseForm] {
    let form = headwordKey(form)
    guard !form.isEmpty, form.utf8.count <= 100 else { return [] }
    var found: [BaseForm] = []
    func add(_ lemma: String, _ partOfSpeech: PartOfSpeech) {
      let base = BaseForm(lemma: lemma, partOfSpeech: partOfSpeech)
      if !found.contains(base), contains(lemma, partOfSpeech) { found.append(base) }
    }
    for partOfSpeech in PartOfSpeech.playable { add(form, partOfSpeech) }
    for partOfSpeech in PartOfSpeech.playable {
      for lemma in candidates(form, partOfSpeech) { add(lemma, partOfSpeech) }
      for phrase in phrases(form, partOfSpeech) { add(phrase, partOfSpeech) }
    }
    return found
  }

  /// The possible base forms of a form, in WordNet or not.
  func candidates(_ form: String, _ partOfSpeech: PartOfSpeech) -> [String] {
    let exceptions = exceptions(for: form, partOfSpeech)
    guard exceptions.isEmpty else { return exceptions }
    // boxesful: the plural precedes the ending.
    if partOfSpeech == .noun, form.hasSuffix("ful") {
      return candidates(String(form.dropLast(3)), .noun).map { $0 + "ful" }
    }
    if partOfSpeech == .noun, form.hasSuffix("ss") || form.count <= 2 { return [] }
    return WordNet.endings(partOfSpeech).compactMap { ending, base in
      form.hasSuffix(ending) && form.count > ending.count
        ? String(form.dropLast(ending.count)) + base : nil
    }
  }

  private func phrases(_ form: String, _ partOfSpeech: PartOfSpeech) -> [String] {
    let words = form.split(separator: " ").map(String.init)
    guard words.count > 1, words.count <= 6 else { return [] }
    switch partOfSpeech {
    case .verb:
      return candidates(words[0], .verb).map { ([$0] + words.dropFirst()).joined(separator: " ") }
    case .noun:
      return candidates(words[words.count - 1], .noun)
        .map { (words.dropLast() + [$0]).joined(separator: " ") }
    default: return []
    }
  }

  /// Endings, with their replacements in the base form.
  private static func endings(_ partOfSpeech: PartOfSpeech) -> [(String, String)] {
    switch partOfSpeech {
    case .noun:
      [
        ("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"),
        ("men", "man"), ("ies", "y"),
      ]
    case .verb:
      [
        ("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"),
        ("ing", ""),
      ]
    case .adjective: [("er", ""), ("est", ""), ("er", "e"), ("est", "e")]
    default: []
    }
  }
}
