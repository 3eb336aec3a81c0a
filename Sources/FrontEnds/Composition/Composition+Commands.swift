import Client

/// The commands, by subject.
extension Composition {
  var presentation: Presentation {
    Presentation(host: host, isJSON: options.json, theme: options.theme) { [store] in
      try store.settings()
    }
  }

  /// The values that shells complete.
  package var completions: CompletionValues {
    CompletionValues(
      preferences: preferences, deckList: decks, library: books, tagList: tags,
      catalogList: catalogs,
      host: host)
  }

  /// The start on the full screen or in line mode.
  package var start: StartCommand {
    StartCommand(
      commands: gameCommands, statistics: statisticsCommands,
      reading: { [self] jsonl in jsonl ? readingEvents : readCommands },
      preferences: preferences, sync: automaticSync, presentation: presentation,
      isPlain: options.isPlain || options.json
    ) { [self] start in try await showFullScreen(start) }
  }

  /// Games.
  package var gameCommands: GameCommands {
    GameCommands(
      games: games, cards: cards, lookUp: lookUp, presentation: presentation)
  }

  /// The player's progress.
  package var statisticsCommands: StatisticsCommands {
    StatisticsCommands(statistics: statistics, presentation: presentation)
  }

  /// Words.
  package var wordCommands: WordCommands {
    WordCommands(
      lookUp: lookUp, pronunciations: pronunciations, rhymes: rhymes, speech: speech,
      presentation: presentation)
  }

  /// Lists of words and answers.
  package var listCommands: ListCommands {
    ListCommands(lists: lists, history: history, presentation: presentation)
  }

  /// Decks.
  package var deckCommands: DeckCommands {
    DeckCommands(
      decks: decks, cards: cards, starter: starter, translations: translations,
      presentation: presentation)
  }

  /// Cards.
  package var cardCommands: CardCommands {
    CardCommands(
      cards: cards, decks: decks, lookUp: lookUp, translations: translations, media: media,
      voice: cardVoice, presentation: presentation)
  }

  /// Says cards aloud.
  var cardVoice: CardVoice {
    CardVoice(speech: speech, player: MediaPlayer(media: media, host: host))
  }

  /// Files with cards.
  package var cardFileCommands: CardFileCommands {
    CardFileCommands(importer: importer, exporter: exporter, presentation: presentation)
  }

  /// Books.
  package var bookCommands: BookCommands {
    BookCommands(
      books: books, renderings: renderings, installed: installedTexts, vocabularies: vocabularies,
      presentation: presentation)
  }

  /// Books at services.
  package var discoverCommands: DiscoverCommands {
    DiscoverCommands(
      finder: finder, tags: tags, catalogs: catalogs, vocabularies: vocabularies,
      presentation: presentation)
  }

  /// Reading in line mode.
  package var readCommands: ReadCommands { readCommands(nil) }

  /// Reading with `--jsonl`: whatever is no event of its own is a remark.
  package var readingEvents: ReadCommands {
    let events = ReadingEvents(host.output)
    var host = host
    host.output = events.remarks
    host.display = Display(width: Display.unwrapped, isUnicode: host.display.isUnicode)
    return on(host).readCommands(events)
  }

  private func readCommands(_ events: ReadingEvents?) -> ReadCommands {
    ReadCommands(
      features: BookReader.Features(
        library: books, renderings: renderings, vocabularies: vocabularies, bookWords: bookWords,
        words: wordCommands,
        addCard: { [cardCommands] in try cardCommands.add($0, from: $1) }, speech: speech,
        presentation: presentation, events: events))
  }

  /// Search.
  package var searchCommands: SearchCommands {
    SearchCommands(search: search, presentation: presentation)
  }

  /// Undo.
  package var undoCommands: UndoCommands {
    UndoCommands(changes: changes, presentation: presentation)
  }

  /// Settings.
  package var settingsCommands: SettingsCommands {
    SettingsCommands(preferences: preferences, presentation: presentation)
  }

  /// The reminder.
  package var reminderCommands: ReminderCommands {
    ReminderCommands(reminders: reminders, statistics: statistics, presentation: presentation)
  }

  /// Texts to share.
  package var sharingCommands: SharingCommands {
    SharingCommands(sharing: sharing, presentation: presentation)
  }

  /// A chapter to share.
  package var chapterSharing: ChapterSharingCommand {
    ChapterSharingCommand(sharing: sharing, books: books, presentation: presentation)
  }

  /// Installed data, and the journal as a file.
  package var dataCommands: DataCommands {
    DataCommands(
      installed: installed, files: JournalFiles(store: store), cmuInstallation: cmuInstallation,
      lemmaInstallation: lemmaInstallation, presentation: presentation)
  }

  /// Signing in.
  package var signInCommands: SignInCommands {
    SignInCommands(signIn: signIn, server: server, presentation: presentation)
  }

  /// The account.
  package var accountCommands: AccountCommands {
    AccountCommands(
      account: account, export: AccountExport(server: server), presentation: presentation)
  }

  /// The score server.
  package var serverCommands: ServerCommands {
    ServerCommands(
      leaderboards: leaderboards, groups: groups, sync: sync, presentation: presentation)
  }

  /// Replays.
  package var replayCommands: ReplayCommands {
    ReplayCommands(replays: replays, presentation: presentation)
  }

  /// Groups.
  package var groupCommands: GroupCommands {
    GroupCommands(groups: groups, presentation: presentation)
  }
}
