import GameEngine
package import Lexicon
import Messages
import ScoreAPI

/// Looks words up in the dictionaries that are installed.
package struct Dictionaries: Sendable {
  /// Who wants to know what goes on in a look-up that takes long.
  package struct Listener {
    /// Takes the id of a dictionary whose headwords are sorted, and the share of that, 0 to 1.
    package var sorting: (String, Double) -> Void = { _, _ in }
    /// Takes the id of a dictionary that is passed over, and why.
    package var passedOver: (String, DictionaryError) -> Void = { _, _ in }

    /// Nobody.
    package init() {}
  }

  /// The id that our own words have beside the dictionaries.
  package static let own = "wordhoard"

  private let library: WordLibrary
  private let store: PlayerStore
  private let dataFolders: [String]

  /// The dictionaries of a library.
  ///
  /// - Parameters:
  ///   - store: tells which dictionaries the player wants to be asked first.
  ///   - dataFolders: where the CMU Pronouncing Dictionary is looked for.
  package init(library: WordLibrary, store: PlayerStore, dataFolders: [String]) {
    self.library = library
    self.store = store
    self.dataFolders = dataFolders
  }

  private var registry: DictionaryRegistry { library.dictionaries }

  /// Whether there is none.
  package var isEmpty: Bool { registry.finds.isEmpty }

  /// What dictionaries say of a word, or of what it is a form of.
  ///
  /// - Parameters:
  ///   - id: the dictionary; nil asks all, and takes the first that has it.
  ///   - listener: is told what goes on.
  /// - Throws: `ClientError` where none has it, there is no such dictionary, or the one that was asked is
  ///   damaged.
  package func answer(
    _ text: String, in id: String? = nil, listener: Listener = Listener()
  ) throws -> DictionaryAnswer {
    let finds: [DictionaryFinder.Find]
    if let id {
      finds = [try installed(id)]
    } else {
      finds = registry.finds(preferring: try store.settings().dictionaries)
    }
    let wanted = headwordKey(text)
    guard !wanted.isEmpty else { throw library.unknownWord(normalizedAnswer(text)) }
    var faults: [DictionaryRegistry.Fault] = []
    let answer = registry.answer(wanted, from: finds) { id, share in
      listener.sorting(id, share)
    } faults: {
      faults.append($0)
    }
    if let id, let fault = faults.first(where: { $0.id == id }) { throw ClientError(fault.error) }
    for fault in faults { listener.passedOver(fault.id, fault.error) }
    guard let answer else { throw missing(wanted, finds, asked: id) }
    let isEnglish = answer.info.from == "eng"
    return DictionaryAnswer(
      answer, rank: isEnglish ? library.levels?.entry(of: answer.form) : nil,
      pronunciations: isEnglish
        ? CMUDictionary(folders: dataFolders)?.pronunciations(of: answer.form) ?? [] : [])
  }

  /// Headwords that begin with a text, each with the id of the first dictionary that has it.
  ///
  /// - Parameter limit: at most so many.
  /// - Throws: `JournalError`.
  package func headwords(
    beginning text: String, limit: Int
  ) throws -> [(headword: String, id: String)] {
    let preferred = try store.settings().dictionaries
    return registry.headwords(
      beginning: text, limit: limit, in: registry.finds(preferring: preferred))
  }

  /// The dictionary with an id.
  private func installed(_ id: String) throws(ClientError) -> DictionaryFinder.Find {
    if let find = registry.finds.first(where: { $0.id == id }) { return find }
    let known = ([Dictionaries.own] + registry.finds.map(\.id)).joined(separator: ", ")
    // FreeDict's pairs are all named alike, as Debian names their packages.
    let isPair = id.wholeMatch(of: /freedict-[a-z]{3}-[a-z]{3}/) != nil
    let remedy =
      isPair
      ? Phrase("choose one of \(known); `sudo apt install dict-\(id)` adds it")
      : Phrase("choose one of \(known)")
    throw ClientError(
      .unknownDictionary, "\(shownSafely(id, limit: 40)) is not installed", remedy: remedy,
      exit: .usage)
  }

  private func missing(
    _ word: String, _ finds: [DictionaryFinder.Find], asked: String?
  ) -> ClientError {
    let shown = shownSafely(word, limit: 40)
    // Where one dictionary was asked, only what that one has.
    let dictionary = asked == nil ? nil : finds.first.flatMap { try? registry.open($0) }
    let near = library.nearWords(word, in: dictionary)
    let hint = WordLibrary.suggestion(near)
    if let asked {
      return ClientError(.unknownWord, "\(shown) was not found in \(asked)", remedy: hint)
    }
    let error =
      finds.isEmpty
      ? library.unknownWord(word)
      : ClientError(
        .unknownWord,
        """
        \(shown) was not found in Wordhoard or \
        \(count: finds.count, "your dictionary", "your \(finds.count) dictionaries")
        """, remedy: hint)
    // What is missing is told where it is missed; `data` has the whole list.
    guard registry.wordNet == nil, let remedy = error.remedy else { return error }
    return error.with(remedy: "\(remedy) (`sudo apt install wordnet-base` adds 147,306 words)")
  }
}
