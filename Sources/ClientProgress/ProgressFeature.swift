package import ClientCore
import GameEngine
import Messages
package import Terminal

/// The player's progress and settings, the home screen, and the data of the program.
package struct ProgressFeature: Sendable {
  package let core: Core

  package init(_ core: Core) { self.core = core }

  package var statistics: Statistics {
    Statistics(
      library: core.library, sources: core.sources,
      outlook: { [core] in try core.links.sessionOutlook($0) }, server: core.server,
      store: core.store, host: core.host)
  }

  package var reminders: Reminders {
    Reminders(folder: core.options.home, store: core.store, host: core.host)
  }

  var installed: InstalledData {
    InstalledData(
      library: core.library, folder: core.options.content, dataFolders: core.options.dataFolders,
      speech: core.speech, host: core.host)
  }

  var files: JournalFiles { JournalFiles(store: core.store) }

  package var journalImporter: JournalImporter {
    JournalImporter(files: files, presentation: core.presentation)
  }
}

extension ProgressFeature {
  private var navigator: Navigator<ProgressRoute> { Navigator(core) { [self] in screen($0) } }

  /// Makes the home screen.
  ///
  /// - Parameter today: the figures to show first; nil to read them in the background.
  package func homeScreen(_ today: Today?) -> any Screen {
    HomeScreen(
      statistics: statistics, today: today, navigator: navigator, messages: core.messages)
  }

  package func firstStartScreen(_ theme: Theme) -> any Screen {
    FirstStartScreen(
      theme: theme, courses: core.library.courses.all, categories: core.library.categories,
      preferences: core.preferences,
      navigator: navigator, messages: core.messages)
  }

  /// The current course; English if the journal cannot be read.
  private var course: Course { (try? core.preferences.course()) ?? .english }

  /// The forms that can be played: a dictation needs a voice.
  private var forms: [FormID] {
    let course = course
    return Forms.of(course).map(\.id).filter {
      $0 != .dictation || core.speech.speaks(course.language)
    }
  }

  /// The places of home, the forms of games and the settings, for the search of the full screen.
  package var paletteEntries: [PaletteEntry] {
    let messages = core.messages
    let places = Place.allCases.map { place in
      PaletteEntry(
        kind: .screen, title: place.name(in: messages),
        // Its key is for those who are signed in.
        about: place == .soloDaily
          ? messages("today's daily, not ranked") : messages("key \(String(place.letter)) on home"),
        action: .open { place.screen(navigator) })
    }
    let names = NameTexts(messages)
    let games = Forms.of(course).map(\.id).map { form in
      PaletteEntry(
        kind: .game, title: names.name(of: form), about: names.summary(of: form),
        action: .open { navigator.screen(.game(.play(PracticeRequest(form: form)))) })
    }
    let settings = Settings.Key.allCases.map { key in
      PaletteEntry(
        kind: .setting, title: key.rawValue, about: SettingTexts(messages).purpose(of: key),
        action: .open { screen(.settings(key)) })
    }
    let courses = core.library.courses.all.map { course in
      PaletteEntry(
        kind: .setting, title: LanguageTexts(messages).name(of: course.name),
        about: messages("a course to learn", context: "in the search"),
        action: .open { screen(.settings(.course)) })
    }
    return places + games + settings + courses
  }

  func screen(_ route: ProgressRoute) -> any Screen {
    let messages = core.messages
    return switch route {
    case .practice:
      PlayScreen(preferences: core.preferences, navigator: navigator, messages: messages)
    case .forms:
      FormsScreen(
        forms: forms, statistics: statistics, navigator: navigator, messages: messages)
    case .profile:
      ProfileScreen(statistics: statistics, navigator: navigator, messages: messages)
    case .calibration: CalibrationScreen(statistics: statistics, messages: messages)
    case .recap: RecapScreen(statistics: statistics, navigator: navigator, messages: messages)
    case .settings(let key):
      SettingsScreen(
        at: key, preferences: core.preferences, statistics: statistics, messages: messages)
    case .help: HelpScreen(home: core.options.home, messages: messages)
    }
  }
}
