import GameEngine
import Client
import Terminal

/// The screens, each with the features that it uses.
extension Composition {
  var navigator: Navigator { Navigator { [self] in screen($0) } }

  /// The screen of a destination.
  func screen(_ destination: Destination) -> any Screen {
    switch destination {
    case .home(let today):
      HomeScreen(
        statistics: statistics, today: today, navigator: navigator, messages: messages)
    case .firstStart(let theme): firstStart(theme: theme)
    case .game(let request):
      GameScreen(
        request, games: games, lists: lists, speech: speech, now: host.now,
        uptimeMillis: host.uptimeMillis, navigator: navigator, messages: messages)
    case .playedDaily(let daily):
      ResultScreen(
        played: daily, now: host.now(), navigator: navigator, messages: messages)
    case .practice: PlayScreen(preferences: preferences, navigator: navigator, messages: messages)
    case .forms: FormsScreen(statistics: statistics, navigator: navigator, messages: messages)
    case .word(let request):
      WordScreen(
        request, lookUp: lookUp, dictionaries: dictionaries, lists: lists, sharing: sharing,
        speech: speech, navigator: navigator, messages: messages)
    case .bookWord(let request, let quote):
      WordScreen(
        request, quote: quote, lookUp: lookUp, dictionaries: dictionaries, lists: lists,
        sharing: sharing, speech: speech, navigator: navigator, messages: messages)
    case .words(let list, let place):
      WordScreen(
        list: list, at: place, lookUp: lookUp, dictionaries: dictionaries, lists: lists,
        sharing: sharing, speech: speech, navigator: navigator, messages: messages)
    case .book(let request):
      ReaderScreen(
        request, library: books, renderings: renderings, words: bookWords,
        vocabularies: vocabularies, preferences: preferences, navigator: navigator,
        messages: messages)
    case .lookUp:
      LookUpScreen(
        library: library, dictionaries: dictionaries, history: history, navigator: navigator,
        messages: messages)
    case .search: SearchScreen(search: search, navigator: navigator, messages: messages)
    case .favorites:
      WordListScreen(.favorites, lists: lists, navigator: navigator, messages: messages)
    case .seenWords:
      WordListScreen(.seen, lists: lists, navigator: navigator, messages: messages)
    case .decks:
      DecksScreen(
        decks: decks, changes: changes, exporter: exporter, home: host.environment["HOME"],
        navigator: navigator, messages: messages)
    case .library:
      LibraryScreen(
        books: books, changes: changes, home: host.environment["HOME"], navigator: navigator,
        messages: messages)
    case .aboutBook(let id):
      BookScreen(
        id, books: books, vocabularies: vocabularies, navigator: navigator, messages: messages)
    case .discover:
      DiscoverScreen(
        tags: tags, catalogs: catalogs, changes: changes, navigator: navigator, messages: messages)
    case .findings(let list):
      CollageScreen(list, finder: finder, navigator: navigator, messages: messages)
    case .finding(let finding):
      FindingScreen(
        finding, finder: finder, vocabularies: vocabularies, navigator: navigator,
        messages: messages)
    case .importCards:
      ImportScreen(importer: importer, home: host.environment["HOME"], messages: messages)
    case .deck(let path):
      DeckScreen(
        path, cards: cards, changes: changes, voice: cardVoice,
        navigator: navigator, messages: messages)
    case .flip(let ids, let place):
      FlipScreen(
        ids, at: place, cards: cards, changes: changes, voice: cardVoice,
        pictures: CardPictures(media: media), navigator: navigator, messages: messages)
    case .learn(let path):
      SessionSizeScreen(
        path, usual: ((try? preferences.current()) ?? Settings(PlayerProgress())).session,
        navigator: navigator, messages: messages)
    case .starter(let path):
      StarterScreen(
        path, level: (try? preferences.current())?.level ?? .any, starter: starter, decks: decks,
        cards: cards, messages: messages)
    case .pair(let path):
      PairScreen(path, decks: decks, translations: translations, messages: messages)
    case .card(let start):
      CardScreen(
        start, cards: cards, decks: decks, lookUp: lookUp, translations: translations,
        messages: messages)
    case .profile:
      ProfileScreen(statistics: statistics, navigator: navigator, messages: messages)
    case .calibration: CalibrationScreen(statistics: statistics, messages: messages)
    case .recap:
      RecapScreen(statistics: statistics, navigator: navigator, messages: messages)
    case .leaderboard(let key):
      LeaderboardScreen(
        key, leaderboards: leaderboards, server: server, now: host.now, navigator: navigator,
        messages: messages)
    case .groupLeaderboard(let group):
      LeaderboardScreen(
        nil, of: group, leaderboards: leaderboards, server: server, now: host.now,
        navigator: navigator, messages: messages)
    case .groups: GroupsScreen(groups: groups, navigator: navigator, messages: messages)
    case .group(let group):
      GroupScreen(group, groups: groups, navigator: navigator, messages: messages)
    case .player(let name):
      PlayerScreen(
        name, leaderboards: leaderboards, navigator: navigator, messages: messages)
    case .replay(let run):
      ReplayScreen(
        run: run, replays: replays, navigator: navigator, messages: messages)
    case .account:
      AccountScreen(
        account: account, signIn: signIn, sync: sync, server: server, navigator: navigator,
        messages: messages)
    case .signIn: signInScreen
    case .settings: settingsScreen
    case .help: HelpScreen(home: options.home, messages: messages)
    }
  }

  var signInScreen: SignInScreen {
    SignInScreen(
      signIn: signIn, server: server, preferences: preferences, messages: messages)
  }

  var settingsScreen: SettingsScreen {
    SettingsScreen(preferences: preferences, messages: messages)
  }

  private func firstStart(theme: Theme) -> FirstStartScreen {
    FirstStartScreen(
      theme: theme, categories: library.categories, preferences: preferences,
      navigator: navigator, messages: messages)
  }
}
