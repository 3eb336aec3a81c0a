package import GameEngine
import Synchronization

/// The installed dictionaries. Each is opened when it is first used, and stays open.
package final class DictionaryRegistry: Sendable {
  /// The entries of a word, with their dictionary.
  package struct Answer: Sendable {
    /// The dictionary that contains the word.
    package let dictionary: InstalledDictionary
    /// The description of that dictionary.
    package let info: DictionaryInfo
    /// The headword that was found: the word, or its base form.
    package let form: String
    /// The entries; at least one.
    package let entries: [DictionaryEntry]
    /// The IDs of the other dictionaries that contain it.
    package let others: [String]
  }

  /// A dictionary that was skipped, and the reason.
  package struct Fault: Sendable {
    /// The ID of the dictionary, in lower case.
    package let id: String
    /// The reason why it cannot be read.
    package let error: DictionaryError
  }

  private let finder: DictionaryFinder
  private let lemmas: LemmaLists
  private let opened = Mutex<[String: any ReferenceDictionary]>([:])

  /// The search results so far; nil for searches that have not been made.
  private struct Found {
    var all: [InstalledDictionary]?
    var wordNet: InstalledDictionary??
  }

  private let found = Mutex(Found())

  /// The dictionaries that were installed at the first search: WordNet first, then GCIDE, then by ID.
  package var installed: [InstalledDictionary] {
    found.withLock { found in
      let all = found.all ?? finder.found()
      found.all = all
      return all
    }
  }

  /// WordNet, if it is installed. The other dictionaries are not searched for.
  package var installedWordNet: InstalledDictionary? {
    found.withLock { found in
      if let known = found.wordNet { return known }
      let wordNet =
        found.all.map { all in all.first { $0.format == .wordnet } } ?? finder.wordNet()
      found.wordNet = .some(wordNet)
      return wordNet
    }
  }

  /// A registry of the dictionaries that a finder finds.
  ///
  /// - Parameter lemmas: base forms in other languages than English.
  package init(_ finder: DictionaryFinder, lemmas: LemmaLists = LemmaLists(folders: [])) {
    (self.finder, self.lemmas) = (finder, lemmas)
  }

  /// The dictionaries, beginning with the dictionaries of these IDs.
  package func installed(preferring ids: [String]) -> [InstalledDictionary] {
    let preferred = ids.compactMap { id in installed.first { $0.id == id } }
    return preferred + installed.filter { !preferred.contains($0) }
  }

  /// A dictionary. The first time ever, its headwords are sorted, which takes some seconds for hundreds of
  /// thousands; concurrent callers wait.
  ///
  /// - Parameter progress: called with the sorted share, 0 to 1.
  /// - Throws: `DictionaryError` if a file is missing or damaged.
  package func open(
    _ candidate: InstalledDictionary, progress: (Double) -> Void = { _ in }
  ) throws(DictionaryError) -> any ReferenceDictionary {
    try opened.withLock { opened throws(DictionaryError) in
      if let dictionary = opened[candidate.id] { return dictionary }
      let dictionary = try finder.open(candidate, progress: progress)
      opened[candidate.id] = dictionary
      return dictionary
    }
  }

  /// The languages of a dictionary by ISO 639-3: of its headwords and of its meanings; nil if it does not name them.
  package func languages(of candidate: InstalledDictionary) -> (from: String, to: String)? {
    if candidate.format == .wordnet { return ("eng", "eng") }
    // Ids of FreeDict name the languages, so that these dictionaries need not be opened.
    let parts = candidate.id.split(separator: "-").map(String.init)
    if parts.count == 3, parts[0] == "freedict" { return (parts[1], parts[2]) }
    guard let info = try? open(candidate).info, let from = info.from, let to = info.to else {
      return nil
    }
    return (from, to)
  }

  /// WordNet, if it is installed and complete.
  package var wordNet: WordNet? {
    guard let candidate = installedWordNet else { return nil }
    return (try? open(candidate) as? WordNetDictionary)?.wordNet
  }

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
    if ["en", "eng"].contains(language), let wordNet {
      return wordNet.baseForms(of: key).filter { $0.lemma != key }
        .map { BaseForm(lemma: $0.lemma, partOfSpeech: $0.partOfSpeech) }
    }
    do throws(DictionaryError) {
      return try lemmas.lemmas(of: form, in: language).map { headwordKey($0) }.filter { $0 != key }
        .reduce(into: []) { found, lemma in
          let base = BaseForm(lemma: lemma, partOfSpeech: nil)
          if !found.contains(base) { found.append(base) }
        }
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

  /// The entries of a word or its base form, in the first of some dictionaries that contains it; nil if none
  /// does.
  ///
  /// - Parameters:
  ///   - language: the language to assume for dictionaries that do not name theirs, by ISO 639-3.
  ///   - progress: called with the ID of a dictionary whose headwords are being sorted, and the sorted share,
  ///     0 to 1.
  ///   - faults: called with each skipped dictionary.
  package func answer(
    _ word: String, from asked: [InstalledDictionary], language: String = "eng",
    progress: (String, Double) -> Void = { _, _ in }, faults: (Fault) -> Void = { _ in }
  ) -> Answer? {
    let word = headwordKey(word)
    guard !word.isEmpty else { return nil }
    // Computed only if the word itself is not found.
    var bases: [String: [BaseForm]] = [:]
    func entries(
      in dictionary: any ReferenceDictionary
    ) throws(DictionaryError) -> (form: String, entries: [DictionaryEntry])? {
      let own = try dictionary.entries(of: word)
      guard own.isEmpty else { return (word, own) }
      let language = dictionary.info.from ?? language
      let known = bases[language]
      let forms = known ?? baseForms(of: word, in: language, faults: faults)
      bases[language] = forms
      for base in forms {
        let entries = try dictionary.entries(of: base.lemma)
        guard !entries.isEmpty else { continue }
        // A look-up of `ran` means the verb.
        let isMeant = { (entry: DictionaryEntry) in entry.grammar == base.partOfSpeech?.name }
        return (base.lemma, entries.filter(isMeant) + entries.filter { !isMeant($0) })
      }
      return nil
    }
    var damaged: Set<String> = []
    func inOpened<Found>(
      _ candidate: InstalledDictionary,
      _ read: (any ReferenceDictionary) throws(DictionaryError) -> Found?
    ) -> Found? {
      do throws(DictionaryError) {
        return try read(open(candidate) { progress(candidate.id, $0) })
      } catch {
        if damaged.insert(candidate.id).inserted { faults(Fault(id: candidate.id, error: error)) }
        return nil
      }
    }
    for (place, candidate) in asked.enumerated() {
      let answer = inOpened(candidate) { dictionary throws(DictionaryError) -> Answer? in
        guard let (form, entries) = try entries(in: dictionary) else { return nil }
        // Those after it first, so that repeating this visits each of them.
        let rest =
          asked[(place + 1)...] + asked[..<place] + installed.filter { !asked.contains($0) }
        let others = rest.filter { inOpened($0) { $0.contains(form) } == true }
        return Answer(
          dictionary: candidate, info: dictionary.info, form: form, entries: entries,
          others: others.map(\.id))
      }
      if let answer { return answer }
    }
    return nil
  }

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
}
