extension DictionaryRegistry {
  /// Headwords of some dictionaries that begin with a text, in the order of the alphabet, each once with the
  /// first dictionary that contains it. Dictionaries that cannot be read are skipped.
  ///
  /// - Parameter limit: the largest number to return.
  package func headwords(
    beginning prefix: String, limit: Int, in asked: [InstalledDictionary]
  ) -> [(headword: String, id: String)] {
    guard !headwordKey(prefix).isEmpty else { return [] }
    var found: [String: (headword: String, id: String)] = [:]
    for candidate in asked {
      guard let dictionary = try? open(candidate) else { continue }
      for headword in dictionary.headwords(beginning: prefix, limit: limit) {
        let key = headwordKey(headword)
        if found[key] == nil { found[key] = (headword, candidate.id) }
      }
    }
    return found.sorted { $0.key < $1.key }.prefix(limit).map(\.value)
  }

  /// A headword that a text leads to.
  package struct Base: Hashable, Sendable {
    /// The headword as the dictionary writes it.
    package let headword: String
    /// The ID of the first dictionary that contains it.
    package let id: String
    /// Whether the text is only a form of it, and no word of its own.
    package let isOnly: Bool
  }

  /// The headwords of which a text is another form, the likeliest first: its base forms and other
  /// spellings. Dictionaries that cannot be read are skipped.
  ///
  /// - Parameter language: the language to assume for dictionaries that do not name theirs.
  package func bases(
    of text: String, in asked: [InstalledDictionary], language: String = "eng"
  ) -> [Base] {
    let key = headwordKey(text)
    guard !key.isEmpty else { return [] }
    var forms = SearchedForms(of: text, by: self)
    var found: [String: Base] = [:]
    var order: [String] = []
    for candidate in asked {
      guard let dictionary = try? open(candidate) else { continue }
      let language = dictionary.info.from ?? language
      for base in forms.others(in: language)
      where found[base.lemma] == nil && base.lemma != key && dictionary.contains(base.lemma) {
        let headword = (try? dictionary.entries(of: base.lemma))?.first?.headword ?? base.lemma
        found[base.lemma] = Base(
          headword: headword, id: candidate.id, isOnly: forms.isOnlyForm(in: language))
        order.append(base.lemma)
      }
    }
    return order.compactMap { found[$0] }
  }
}
