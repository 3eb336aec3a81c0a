package import GameEngine
package import Lexicon
import Messages

/// Looks words up in the installed dictionaries.
package struct Dictionaries: Sendable {
  /// Callbacks that report the progress of a long look-up.
  package struct Listener {
    /// Receives the id of a dictionary whose headwords are being sorted, and the share done, 0 to 1.
    package var sorting: (String, Double) -> Void = { _, _ in }
    /// Receives the id of a dictionary that is skipped, and the reason.
    package var passedOver: (String, DictionaryError) -> Void = { _, _ in }

    /// Creates a listener that ignores everything.
    package init() {}
  }

  /// The ID of Wordhoard's own words in lists of dictionaries.
  package static let own = "wordhoard"

  private let library: WordLibrary
  private let store: PlayerStore
  private let dataFolders: [String]

  /// Creates the dictionaries of a library.
  ///
  /// - Parameters:
  ///   - store: provides the player's setting of the dictionaries to search first.
  ///   - dataFolders: the folders in which the CMU Pronouncing Dictionary may be.
  package init(library: WordLibrary, store: PlayerStore, dataFolders: [String]) {
    self.library = library
    self.store = store
    self.dataFolders = dataFolders
  }

  private var registry: DictionaryRegistry { library.dictionaries }

  /// Whether no dictionary is installed.
  package var isEmpty: Bool { registry.installed.isEmpty }

  /// Looks up a word, or the headword of an inflected form.
  ///
  /// - Parameters:
  ///   - id: the dictionary; nil searches all, and takes the first that contains the word.
  ///   - listener: receives the progress.
  /// - Throws: `ClientError` if no dictionary contains the word, there is no such dictionary, or the requested
  ///   one is damaged.
  package func answer(
    _ text: String, in id: String? = nil, listener: Listener = Listener()
  ) throws -> DictionaryAnswer {
    let searched: [InstalledDictionary]
    if let id {
      searched = [try installed(id)]
    } else {
      searched = registry.installed(preferring: try store.settings().dictionaries)
    }
    let wanted = headwordKey(text)
    guard !wanted.isEmpty else { throw library.unknownWord(normalizedAnswer(text)) }
    var faults: [DictionaryRegistry.Fault] = []
    let answer = registry.answer(text, from: searched) { id, share in
      listener.sorting(id, share)
    } faults: {
      faults.append($0)
    }
    if let id, let fault = faults.first(where: { $0.id == id }) { throw ClientError(fault.error) }
    for fault in faults where registry.isFirstReport(of: fault) {
      listener.passedOver(fault.id, fault.error)
    }
    guard let answer else { throw missing(wanted, searched, asked: id) }
    let isEnglish = answer.info.from == "eng"
    return DictionaryAnswer(
      answer, rank: isEnglish ? library.rank(of: answer.form) : nil,
      pronunciations: isEnglish
        ? CMUDictionary(folders: dataFolders)?.pronunciations(of: answer.form) ?? [] : [])
  }

  /// Whether a dictionary contains a word, or the headword of an inflected form.
  package func contains(_ text: String) -> Bool {
    registry.answer(text, from: registry.installed) != nil
  }

  /// The meanings of a text in WordNet that Wordhoard's words of that name do not have; empty if
  /// WordNet is not installed. A damaged WordNet is ignored here; a look-up that needs it reports
  /// the damage.
  package func furtherEntries(of text: String, besides words: [Item]) -> [DictionaryEntry] {
    guard let candidate = registry.installedWordNet,
      let wordNet = try? registry.open(candidate)
    else { return [] }
    return (try? FurtherSenses(words: words).entries(of: text, in: wordNet)) ?? []
  }

  /// Headwords that a text leads to: the text itself, headwords that it is a form of, and headwords that
  /// begin with it. A text that is only a form, such as *went*, follows its base form.
  ///
  /// - Parameter limit: the most headwords that begin with it.
  /// - Throws: `JournalError`.
  package func headwords(matching text: String, limit: Int) throws -> [DictionaryHeadword] {
    let searched = registry.installed(preferring: try store.settings().dictionaries)
    let key = headwordKey(text)
    let beginning = registry.headwords(beginning: text, limit: limit, in: searched)
    let exact = beginning.filter { headwordKey($0.headword) == key }
    let longer = beginning.filter { headwordKey($0.headword) != key }
    func matches(_ found: [(headword: String, id: String)], _ match: DictionaryHeadword.Match)
      -> [DictionaryHeadword]
    {
      found.map { headword, id in
        let name = searched.first { $0.id == id }.map(registry.name) ?? id
        return DictionaryHeadword(headword: headword, id: id, dictionary: name, match: match)
      }
    }
    let others = registry.bases(of: text, in: searched)
    func bases(only isOnly: Bool) -> [DictionaryHeadword] {
      matches(others.filter { $0.isOnly == isOnly }.map { ($0.headword, $0.id) }, .base)
    }
    return bases(only: true) + matches(exact, .exact) + bases(only: false)
      + matches(longer, .longer)
  }

  /// The dictionary with an id.
  private func installed(_ id: String) throws(ClientError) -> InstalledDictionary {
    if let found = registry.installed.first(where: { $0.id == id }) { return found }
    let known = ([Dictionaries.own] + registry.installed.map(\.id)).joined(separator: ", ")
    // Debian names the packages of FreeDict's pairs after their ids.
    let isPair = id.hasPrefix("freedict-") && isLanguagePair(id.utf8.dropFirst(9))
    let remedy =
      isPair
      ? Phrase("choose one of \(known); `sudo apt install dict-\(id)` adds it")
      : Phrase("choose one of \(known)")
    throw ClientError(
      .unknownDictionary, "\(shortened(id, to: 40)) is not installed", remedy: remedy,
      exit: .usage)
  }

  private func missing(
    _ word: String, _ searched: [InstalledDictionary], asked: String?
  ) -> ClientError {
    let shown = shortened(word, to: 40)
    // If one dictionary was requested, only its words are suggested.
    let dictionary = asked == nil ? nil : searched.first.flatMap { try? registry.open($0) }
    let near = library.nearWords(word, in: dictionary)
    let hint = WordLibrary.suggestion(near)
    if let asked {
      return ClientError(.unknownWord, "\(shown) was not found in \(asked)", remedy: hint)
    }
    let error =
      searched.isEmpty
      ? library.unknownWord(word)
      : ClientError(
        .unknownWord,
        """
        \(shown) was not found in Wordhoard or \
        \(count: searched.count, "your dictionary", "your \(searched.count) dictionaries")
        """, remedy: hint)
    // Suggests the package that helps here; `data` lists all of them.
    guard registry.wordNet == nil, let remedy = error.remedy else { return error }
    return error.with(remedy: "\(remedy) (`sudo apt install wordnet-base` adds 147,306 words)")
  }
}

/// Whether these are two languages of three lowercase letters, such as `deu-eng`.
private func isLanguagePair(_ text: some Collection<UInt8>) -> Bool {
  text.count == 7
    && text.enumerated().allSatisfy { place, byte in
      place == 3
        ? byte == UInt8(ascii: "-") : UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
}
