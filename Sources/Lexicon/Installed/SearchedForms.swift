import GameEngine

/// The forms of a text under which dictionaries are searched. Each is computed only if it is needed.
struct SearchedForms {
  typealias BaseForm = DictionaryRegistry.BaseForm

  private let text: String
  private let key: String
  private let registry: DictionaryRegistry
  private let faults: (DictionaryRegistry.Fault) -> Void
  private var bases: [String: [BaseForm]] = [:]
  private var respelled: [String: [BaseForm]] = [:]
  private var isOnlyForm: [String: Bool] = [:]

  /// - Parameters:
  ///   - text: as it was typed or found.
  ///   - faults: called with a damaged list of base forms.
  init(
    of text: String, by registry: DictionaryRegistry,
    faults: @escaping (DictionaryRegistry.Fault) -> Void = { _ in }
  ) {
    (self.text, key) = (text, headwordKey(text))
    (self.registry, self.faults) = (registry, faults)
  }

  /// The entries of the text in a dictionary, else of its base form, else of another spelling; nil if the
  /// dictionary contains none of them. Entries of a text that is only a form follow those of its base form.
  ///
  /// - Parameter language: that of the headwords, by ISO 639-3.
  mutating func entries(
    in dictionary: any ReferenceDictionary, language: String
  ) throws(DictionaryError) -> (form: String, entries: [DictionaryEntry])? {
    let own = try dictionary.entries(of: text)
    if !own.isEmpty {
      guard isOnlyForm(in: language),
        let (form, entries) = try first(of: baseForms(in: language), in: dictionary)
      else { return (key, own) }
      return (form, entries + own)
    }
    if let found = try first(of: baseForms(in: language), in: dictionary) { return found }
    return try first(of: respelled(in: language), in: dictionary)
  }

  /// Whether the text is a form of other words in a language, and no word of its own.
  mutating func isOnlyForm(in language: String) -> Bool {
    if let known = isOnlyForm[language] { return known }
    // The base forms first, because they report a damaged list.
    let isForm =
      !baseForms(in: language).isEmpty && registry.isOnlyForm(text, in: language)
    isOnlyForm[language] = isForm
    return isForm
  }

  /// All forms other than the text itself, the likeliest first.
  mutating func others(in language: String) -> [BaseForm] {
    baseForms(in: language) + respelled(in: language)
  }

  private func first(
    of forms: [BaseForm], in dictionary: any ReferenceDictionary
  ) throws(DictionaryError) -> (form: String, entries: [DictionaryEntry])? {
    for base in forms {
      let entries = try dictionary.entries(of: base.lemma)
      guard !entries.isEmpty else { continue }
      // A look-up of `ran` means the verb.
      let isMeant = { (entry: DictionaryEntry) in entry.grammar == base.partOfSpeech?.name }
      return (base.lemma, entries.filter(isMeant) + entries.filter { !isMeant($0) })
    }
    return nil
  }

  private mutating func baseForms(in language: String) -> [BaseForm] {
    if let known = bases[language] { return known }
    let found = registry.baseForms(of: text, in: language, faults: faults)
    bases[language] = found
    return found
  }

  /// Letters that many people type apart, since their keyboard lacks them.
  private static let ligatures = [("oe", "œ"), ("ae", "æ"), ("ss", "ß")]

  /// The text without the ending of a possessive, with ligatures or without, with spaces for hyphens, and in other spellings, and
  /// the base forms of these.
  private mutating func respelled(in language: String) -> [BaseForm] {
    if let known = respelled[language] { return known }
    var texts: [String] = []
    if let owner = EnglishSpelling.owner(of: key) { texts.append(owner) }
    if language == "eng" {
      texts += ([key] + texts).flatMap { EnglishSpelling.others(of: $0) }
    }
    for (letters, ligature) in SearchedForms.ligatures {
      texts += [
        key.replacing(letters, with: ligature), key.replacing(ligature, with: letters),
      ].filter { $0 != key }
    }
    if key.contains("-") { texts.append(headwordKey(key.replacing("-", with: " "))) }
    var found: [BaseForm] = []
    for text in texts {
      let bases = registry.baseForms(of: text, in: language, faults: faults)
      for base in [BaseForm(lemma: text, partOfSpeech: nil)] + bases where !found.contains(base) {
        found.append(base)
      }
    }
    respelled[language] = found
    return found
  }
}
