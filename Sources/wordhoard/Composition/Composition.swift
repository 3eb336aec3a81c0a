import ArgumentParser
import ClientBooks
import ClientCompete
import ClientCore
import ClientDecks
import ClientDiscover
import ClientPlay
import ClientProgress
import ClientSearch
import ClientWords
import GameEngine
import Terminal

/// The features of the client, connected with each other.
struct Composition: Sendable {
  let core: Core

  private init(_ core: Core) { self.core = core }

  /// Opens the index of Wordhoard's words. The player's journal is opened when it is first needed.
  ///
  /// - Parameter further: sources of items in addition to the installed ones.
  /// - Throws: `ClientError`.
  init(host: Host, options: Options, and further: [any ItemSource] = []) throws {
    core = try Core(host: host, options: options, and: further) { Composition($0) }
  }

  /// A composition on another host, with the same journal and words.
  func on(_ host: Host) -> Composition { Composition(core.on(host)) }

  var words: WordsFeature { WordsFeature(core) }
  var decks: DecksFeature { DecksFeature(core) }
  var books: BooksFeature { BooksFeature(core) }
  var discover: DiscoverFeature { DiscoverFeature(core) }
  var search: SearchFeature { SearchFeature(core) }
  var play: PlayFeature { PlayFeature(core) }
  var compete: CompeteFeature { CompeteFeature(core) }
  var progress: ProgressFeature { ProgressFeature(core) }

  /// The start on the full screen or in line mode.
  var programStart: ProgramStart {
    ProgramStart(
      games: play.lineGames, progress: progress,
      reading: { [books] jsonl in jsonl ? books.readingInJSONLines : books.lineReading },
      preferences: core.preferences, sync: core.automaticSync, presentation: core.presentation,
      isPlain: core.options.isPlain || core.options.json
    ) { [self] start in try await showFullScreen(start) }
  }

  /// The values that shells complete.
  var completions: PlayerCompletions {
    PlayerCompletions(
      preferences: core.preferences, deckList: decks.decks, cards: decks.cards,
      library: books.library,
      tagList: discover.tags, catalogList: discover.catalogs, groupList: compete.groups,
      host: core.host)
  }
}

extension Composition: FeatureLinks {
  nonisolated(nonsending) func start(_ start: Start, asJSONLines: Bool) async throws {
    let code = try await programStart.begin(start, jsonl: asJSONLines)
    if code != 0 { throw ExitCode(code) }
  }

  func screen(_ destination: Destination) -> any Screen {
    switch destination {
    case .game(let request): play.gameScreen(request)
    case .replay(let run): play.replayScreen(of: run)
    case .word(let request): words.wordScreen(request)
    case .bookWord(let request, let quote): words.wordScreen(request, quoting: quote)
    case .words(let list, let place): words.wordScreen(in: list, at: place)
    case .lookUp: words.lookUpScreen
    case .favorites: words.favoritesScreen
    case .seenWords: words.seenWordsScreen
    case .search: search.searchScreen
    case .decks: decks.decksScreen
    case .deck(let path): decks.deckScreen(path)
    case .card(let start): decks.cardScreen(start)
    case .library: books.libraryScreen
    case .book(let request): books.readerScreen(request)
    case .discover: discover.discoverScreen
    case .leaderboard(let key): compete.leaderboardScreen(key)
    case .account: compete.accountScreen
    case .signIn: compete.signInScreen
    }
  }

  var cardKeeper: any CardKeeper { decks.cards }
  var wordDefiner: any WordDefiner { words.wordPrinter }
  var bookKeeper: any BookKeeper { books.keeper }
  var bookPractice: any BookPracticeSource { books.practice }
  var searchSources: [any SearchSource] { [decks.search, books.search, search.words] }

  var paletteEntries: [PaletteEntry] {
    progress.paletteEntries + ProgramCommands.paletteEntries(core.messages)
  }

  func addCard(
    for word: String, dictionary: String?, to deck: String?, quoting quote: BookQuote?
  ) throws {
    try decks.cardAdder.add(word, dictionary: dictionary, to: deck, quoting: quote)
  }

  func importJournal(from file: String) throws { try progress.journalImporter.run(from: file) }

  func changeReminder(to value: String) throws { try progress.reminders.change(to: value) }

  func sessionOutlook(_ progress: PlayerProgress) throws -> SessionOutlook {
    try play.sessions.outlook(progress)
  }
}
