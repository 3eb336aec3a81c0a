package import GameEngine

extension DictionaryRegistry {
  /// A base form of a word.
  package struct BaseForm: Hashable, Sendable {
    /// The word, in lower case.
    package let lemma: String
    /// Its part of speech, if that is known.
    package let partOfSpeech: PartOfSpeech?
  }

  /// The possible base forms of a form other than itself. For English they come from WordNet if it
  /// is installed; else from the list of the language, if there is one.
  ///
  /// - Parameters:
  ///   - language: its code of ISO 639-3, or its tag.
  ///   - faults: called with a damaged list, the first time.
  package func baseForms(
    of form: String, in language: String, faults: (Fault) -> Void = { _ in }
  ) -> [BaseForm] {
    let key = headwordKey(form)
    if let wordNet = wordNet(for: language) {
      return wordNet.occurrences
        .commonestFirst(wordNet.baseForms(of: key).filter { $0.lemma != key })
        .map { BaseForm(lemma: $0.lemma, partOfSpeech: $0.partOfSpeech) }
    }
    do throws(DictionaryError) {
      // Lists contain no stress marks or soft hyphens.
      let spellings = form.lowercased() == key ? [form] : [form, key]
      var found: [BaseForm] = []
      for spelling in spellings {
        for lemma in try lemmas.lemmas(of: spelling, in: language) {
          let base = BaseForm(lemma: headwordKey(lemma), partOfSpeech: nil)
          if base.lemma != key, !found.contains(base) { found.append(base) }
        }
      }
      return found
    } catch {
      faults(Fault(id: LemmaLists.packageName, error: error))
      return []
    }
  }

  /// The likeliest base form of a form, perhaps itself, by the list of a language; nil if there is none. A damaged list has none.
  ///
  /// - Parameter form: the form as written, in any case.
  package func lemma(of form: String, in language: String) -> String? {
    (try? lemmas.lemmas(of: form, in: language))?.first
  }

  /// Whether a text is a form of other words, and no word of its own: *went*, *ging*. With WordNet, only irregular
  /// English forms are; in other languages, all forms that are no base form in the list of the language.
  func isOnlyForm(_ text: String, in language: String) -> Bool {
    let key = headwordKey(text)
    if let wordNet = wordNet(for: language) {
      return !wordNet.contains(key)
        && PartOfSpeech.playable.contains { !wordNet.exceptions(for: key, $0).isEmpty }
    }
    let found = (try? lemmas.lemmas(of: text, in: language)) ?? []
    return !found.isEmpty && !found.contains { headwordKey($0) == key }
  }

  private func wordNet(for language: String) -> WordNet? {
    ["en", "eng"].contains(language) ? wordNet : nil
  }
}
