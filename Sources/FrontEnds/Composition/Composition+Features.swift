import Bookshelf
import Client
import Discovery

/// The features.
extension Composition {
  var server: ServerAccess {
    ServerAccess(
      chosen: options.server, allowsPlain: options.allowsPlain,
      credentialFile: CredentialFile(directory: options.home), store: store, host: host)
  }

  var signIn: SignIn { SignIn(server: server, library: library, store: store, host: host) }

  var account: OwnAccount { OwnAccount(server: server, sync: sync) }

  var leaderboards: Leaderboards { Leaderboards(server: server, host: host) }

  var groups: Groups { Groups(server: server) }

  var replays: Replays { Replays(server: server) }

  var sync: Sync { Sync(server: server, store: store, host: host) }

  /// The sync before and after play. It shows nothing while the player plays.
  var automaticSync: AutomaticSync {
    var quiet = host
    quiet.errors = Silence()
    quiet.display.isInteractive = false
    let unseen = on(quiet)
    return AutomaticSync(sync: unseen.sync, server: unseen.server, host: host)
  }

  var dictionaries: Dictionaries {
    Dictionaries(library: library, store: store, dataFolders: options.dataFolders)
  }

  var scopes: PracticeScopes { PracticeScopes(library: library, host: host) }

  var lookUp: LookUp {
    LookUp(
      library: library, sources: sources, dictionaries: dictionaries, scopes: scopes,
      store: store, host: host)
  }

  var bookWords: BookWords {
    BookWords(
      library: library, dictionaries: dictionaries,
      languages: LanguageDictionaries(library: library, store: store, host: host), lookUp: lookUp)
  }

  var lists: WordLists {
    WordLists(
      library: library, sources: sources, scopes: scopes, store: store, host: host)
  }

  var history: AnswerHistory {
    AnswerHistory(library: library, sources: sources, store: store, host: host)
  }

  var decks: Decks { Decks(store: store, host: host) }

  var cards: Cards { Cards(decks: decks, store: store, host: host) }

  var books: Library {
    Library(
      store: store, content: options.content, home: options.home, cacheFolder: options.cache,
      host: host)
  }

  var installedTexts: InstalledTexts {
    InstalledTexts(
      home: options.home, programs: BookPrograms(path: host.environment["PATH"] ?? ""))
  }

  var renderings: Renderings { Renderings(library: books) }

  var vocabularies: Vocabularies {
    Vocabularies(library: library, store: store, host: host)
  }

  var search: Search {
    Search([
      DeckSearch(
        decks: decks, store: store, home: options.home, cacheFolder: options.cache),
      BookSearch(books: books),
      WordSearch(library: library, cacheFolder: options.cache),
    ])
  }

  private var discoveryFolder: String { "\(options.cache)/discovery" }

  private var answers: DiscoveryStore { DiscoveryStore(folder: discoveryFolder) }

  var tags: BookTags { BookTags(store: store, answers: answers) }

  var catalogs: BookCatalogs { BookCatalogs(store: store, answers: answers, host: host) }

  var finder: BookFinder {
    BookFinder(
      store: store, tags: tags, answers: answers, library: books,
      folder: discoveryFolder, program: options.program, host: host)
  }

  var media: MediaFolder { MediaFolder(home: options.home) }

  var importer: CardImporter {
    CardImporter(media: media, translations: translations, store: store, host: host)
  }

  var exporter: CardExporter { CardExporter(decks: decks, media: media, store: store) }

  var changes: Changes { Changes(store: store, sources: sources, host: host) }

  var translations: Translations { Translations(library: library) }

  var starter: StarterCards {
    StarterCards(library: library, translations: translations, store: store)
  }

  var speech: Speech { Speech(host: host) }

  var pronunciations: Pronunciations {
    Pronunciations(library: library, speech: speech, dataFolders: options.dataFolders)
  }

  var rhymes: RhymeFinder {
    RhymeFinder(
      library: library, dataFolders: options.dataFolders, cmuInstallation: cmuInstallation)
  }

  var gameFactory: GameFactory {
    GameFactory(library: library, store: store, speech: speech, host: host)
  }

  var sessions: LearnSessions {
    LearnSessions(
      sources: sources, scopes: scopes, books: bookPractice, games: gameFactory, store: store,
      host: host)
  }

  var bookPractice: BookPractice {
    BookPractice(books: books, vocabularies: vocabularies, library: library, sources: sources)
  }

  var games: Games {
    let ranked = RankedGames(server: server, games: gameFactory, store: store, host: host)
    return Games(
      challenges: Challenges(
        ranked: ranked, sources: sources, games: gameFactory, store: store, host: host),
      rounds: PracticeRounds(
        sources: sources, scopes: scopes, books: bookPractice, games: gameFactory, store: store,
        host: host),
      sessions: sessions)
  }

  var statistics: Statistics {
    Statistics(
      library: library, sources: sources, scopes: scopes, wordsToSave: sessions.wordsToSave,
      server: server, store: store, host: host)
  }

  var sharing: Sharing {
    Sharing(library: library, dictionaries: dictionaries, store: store, host: host)
  }

  var reminders: Reminders { Reminders(folder: options.home, store: store, host: host) }

  var preferences: Preferences {
    Preferences(
      store: store, sources: sources, changeReminder: reminders.change(to:), languages: languages,
      allowsPlain: options.allowsPlain)
  }

  var installed: InstalledData {
    InstalledData(
      library: library, folder: options.content, dataFolders: options.dataFolders, speech: speech,
      host: host)
  }
}

/// An output that shows nothing.
private struct Silence: TextSink {
  func emit(_ text: String) {}
}
