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
    /// Their names, in the same order.
    package let otherNames: [String]
  }

  /// A dictionary that was skipped, and the reason.
  package struct Fault: Sendable {
    /// The ID of the dictionary, in lower case.
    package let id: String
    /// The reason why it cannot be read.
    package let error: DictionaryError
  }

  let finder: DictionaryFinder
  let lemmas: LemmaLists
  private let opened = Mutex<[String: any ReferenceDictionary]>([:])

  /// The search results so far; nil for searches that have not been made.
  private struct Found {
    var all: [InstalledDictionary]?
    var wordNet: InstalledDictionary??
  }

  private let found = Mutex(Found())
  /// The faults that were reported.
  let reported = Mutex<Set<String>>([])

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

  /// The name of a dictionary for lists; its ID if it cannot be read.
  package func name(of candidate: InstalledDictionary) -> String {
    (try? open(candidate))?.info.name ?? candidate.id
  }

  /// WordNet, if it is installed and complete.
  package var wordNet: WordNet? {
    guard let candidate = installedWordNet else { return nil }
    return (try? open(candidate) as? WordNetDictionary)?.wordNet
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
    progress: (String, Double) -> Void = { _, _ in },
    faults: @escaping (Fault) -> Void = { _ in }
  ) -> Answer? {
    guard !headwordKey(word).isEmpty else { return nil }
    var forms = SearchedForms(of: word, by: self, faults: faults)
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
        guard
          let (form, entries) = try forms.entries(
            in: dictionary, language: dictionary.info.from ?? language)
        else { return nil }
        // Those after it first, so that repeating this visits each of them.
        let rest =
          asked[(place + 1)...] + asked[..<place] + installed.filter { !asked.contains($0) }
        let others = rest.filter { inOpened($0) { $0.contains(form) } == true }
        return Answer(
          dictionary: candidate, info: dictionary.info, form: form, entries: entries,
          others: others.map(\.id), otherNames: others.map(name))
      }
      if let answer { return answer }
    }
    return nil
  }
}
