import Synchronization

/// The dictionaries that are installed. Each is opened when it is first asked, and stays open.
package final class DictionaryShelf: Sendable {
  /// What is said of a word, and by which dictionary.
  package struct Answer: Sendable {
    /// Which dictionary answered.
    package let find: DictionaryFinder.Find
    /// What that dictionary is.
    package let info: DictionaryInfo
    /// The headword that was found: the word, or what it is a form of.
    package let form: String
    /// What the dictionary says of it; one entry at least.
    package let entries: [DictionaryEntry]
    /// The ids of the other dictionaries that have it.
    package let others: [String]
  }

  /// A dictionary that was passed over, and why.
  package struct Fault: Sendable {
    /// The dictionary's id.
    package let id: String
    /// Why it cannot be read.
    package let error: DictionaryError
  }

  private let finder: DictionaryFinder
  private let opened = Mutex<[String: any ReferenceDictionary]>([:])

  /// What was found when the shelf was made: WordNet first, then GCIDE, then by id.
  package let finds: [DictionaryFinder.Find]

  /// A shelf with what a finder finds.
  package init(_ finder: DictionaryFinder) {
    self.finder = finder
    finds = finder.found()
  }

  /// The dictionaries, those with these ids first.
  package func finds(preferring ids: [String]) -> [DictionaryFinder.Find] {
    let preferred = ids.compactMap { id in finds.first { $0.id == id } }
    return preferred + finds.filter { !preferred.contains($0) }
  }

  /// A dictionary. The first time ever, its headwords are sorted, which takes some seconds where there are
  /// hundreds of thousands.
  ///
  /// - Parameter progress: takes the share of that, 0 to 1.
  /// - Throws: `DictionaryError` where a file is missing or damaged.
  package func open(
    _ find: DictionaryFinder.Find, progress: (Double) -> Void = { _ in }
  ) throws(DictionaryError) -> any ReferenceDictionary {
    if let dictionary = opened.withLock({ $0[find.id] }) { return dictionary }
    let dictionary = try finder.open(find, progress: progress)
    opened.withLock { $0[find.id] = dictionary }
    return dictionary
  }

  /// WordNet, where it is installed and whole.
  package var wordNet: WordNet? {
    guard let find = finds.first(where: { $0.format == .wordnet }) else { return nil }
    return (try? open(find) as? WordNetDictionary)?.wordNet
  }

  /// What the first of some dictionaries says that has a word, or what the word is a form of; nil where none has
  /// it.
  ///
  /// - Parameters:
  ///   - progress: takes the id of a dictionary whose headwords are sorted, and the share of that, 0 to 1.
  ///   - faults: takes what was passed over.
  package func answer(
    _ word: String, from finds: [DictionaryFinder.Find],
    progress: (String, Double) -> Void = { _, _ in }, faults: (Fault) -> Void
  ) -> Answer? {
    let word = headwordKey(word)
    guard !word.isEmpty else { return nil }
    let bases = (wordNet?.baseForms(of: word) ?? []).map(\.lemma).filter { $0 != word }
    var answer: Answer?
    var others: [String] = []
    for find in finds {
      do throws(DictionaryError) {
        let dictionary = try open(find) { progress(find.id, $0) }
        if let answer {
          if dictionary.contains(answer.form) { others.append(find.id) }
          continue
        }
        // The rules for forms are those of English.
        let forms = [nil, "eng"].contains(dictionary.info.from) ? [word] + bases : [word]
        for form in forms where answer == nil {
          let entries = try dictionary.entries(of: form)
          if !entries.isEmpty {
            answer = Answer(
              find: find, info: dictionary.info, form: form, entries: entries, others: [])
          }
        }
      } catch {
        faults(Fault(id: find.id, error: error))
      }
    }
    return answer.map {
      Answer(find: $0.find, info: $0.info, form: $0.form, entries: $0.entries, others: others)
    }
  }
}
