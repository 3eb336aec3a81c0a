import GameEngine

extension Settings {
  /// A setting. `definition` is the table of all of them; validation, completion, the commands and the
  /// settings screen follow from it.
  package enum Key: String, CaseIterable, Sendable {
    case level, category, source, course, session, retention
    case retentionDecks = "retention-decks"
    case longestInterval = "longest-interval"
    case goal
    case classic, dictionaries, gloss
    case interface, screen, theme, motion, mouse
    case strictAccents = "strict-accents"
    case answerDelay = "answer-delay"
    case spoken, sound, voice
    case weekStart = "week-start"
    case dayStart = "day-turns-at"
    case readingWidth = "reading-width"
    case readingSpacing = "reading-spacing"
    case readingScroll = "reading-scroll"
    case readingClick = "reading-click"
    case tags = "discovery.tags"
    case catalogs = "discovery.catalogs"
    case contact = "discovery.contact"
    case openLibrary = "discovery.books"
    case covers = "discovery.covers"
    case reminder, server

    /// The values and the default of the setting.
    package var definition: SettingDefinition {
      switch self {
      case .course: .installed(\.courses, default: CourseID.english.rawValue)
      case .level:
        .choice(["auto", "any"] + Level.allCases.map { String($0.rawValue) }, default: "auto")
      case .category: .installed(\.categories, default: "any")
      case .source: .installed(\.sources, default: SourceID.wordhoard.rawValue)
      case .session: .number(1...SessionDealer.longest, default: 20)
      case .retention:
        .number(Settings.retentions, default: RecallGoals().words.percent)
      case .retentionDecks:
        .number(Settings.deckRetentions, default: RecallGoals().cards.percent)
      case .longestInterval: .text(.days, default: String(RecallGoal.longest))
      case .goal: .text(.words, default: Settings.noGoal)
      case .classic: .toggle(default: false)
      case .dictionaries: .text(.dictionaryIDs, default: "auto")
      case .gloss: .text(.language, default: "auto")
      case .interface: .installed(\.languages, default: "auto", needsRestart: true)
      case .screen: .choice(["ask", "full", "plain"], default: "ask", needsRestart: true)
      case .theme: .choice(Settings.themes, default: "dark")
      case .motion: .toggle(default: true)
      case .mouse: .toggle(default: true, needsRestart: true)
      case .strictAccents: .toggle(default: false)
      case .answerDelay: .choice(["0", "200", "350", "500", "1000"], default: "350")
      case .spoken: .toggle(default: false, needsRestart: true)
      case .sound: .toggle(default: true)
      case .voice: .choice(["auto"] + EnglishVoice.allCases.map(\.rawValue), default: "auto")
      case .weekStart: .choice(["monday", "saturday", "sunday"], default: "monday")
      case .dayStart: .number(StudyTime.starts, default: StudyTime.usualStart)
      case .readingWidth: .number(Settings.readingWidths, default: 72)
      case .readingSpacing: .number(Settings.readingSpacings, default: 1)
      case .readingScroll: .toggle(default: false)
      case .readingClick: .choice(["look-up", "cursor"], default: "look-up")
      case .reminder: .text(.time, default: Settings.noReminder)
      case .server: .text(.serverAddress, default: Settings.noServer)
      case .tags: .text(.tags, default: Settings.nothing)
      case .catalogs: .text(.catalogs, default: Settings.nothing)
      case .contact: .text(.contact, default: Settings.nothing)
      case .openLibrary, .covers: .text(.service, default: "auto")
      }
    }

    /// Whether a value from another device applies here, through sync or an import: an allow-list. Settings that
    /// select a server, or that cause another program to be run, stay on each device.
    package var isSynced: Bool {
      switch self {
      case .course, .level, .category, .source, .session, .retention, .retentionDecks,
        .longestInterval, .goal, .classic, .dictionaries, .gloss, .interface, .screen, .theme,
        .motion,
        .mouse,
        .strictAccents, .answerDelay, .spoken, .weekStart, .dayStart, .readingWidth,
        .readingSpacing, .readingScroll, .readingClick, .tags:
        true
      // `sound` and `voice` run other programs, and `reminder` describes a timer of this computer.
      case .sound, .voice, .reminder, .server, .catalogs, .contact, .openLibrary, .covers: false
      }
    }

    /// The value if none was chosen.
    package var defaultValue: String { definition.defaultValue }

    /// The values that can be chosen; for a text, only those that have a name.
    ///
    /// - Parameter installed: the choices that depend on the installed data.
    package func values(
      _ installed: SettingDefinition.Installed = SettingDefinition.Installed()
    ) -> [String] { definition.values(installed) }
  }

  /// The names of the settings that are synced, the memory model among them.
  package static let synced = Set(
    Key.allCases.filter(\.isSynced).map(\.rawValue) + [FSRS.setting])

  /// The setting with this name.
  package static func key(named name: String) throws(SettingError) -> Key {
    guard let key = Key(rawValue: name) else { throw .unknownKey(name) }
    return key
  }

  /// A value as it is stored.
  ///
  /// - Parameters:
  ///   - installed: the choices that depend on the installed data.
  ///   - allowsPlain: whether a server on another machine may be unencrypted.
  package static func checked(
    _ value: String, for key: Key, _ installed: SettingDefinition.Installed,
    allowsPlain: Bool = false
  ) throws(SettingError) -> String {
    let typed = value
    let value = value.lowercased()
    let known = key.values(installed)
    if let value = known.first(where: { $0.lowercased() == value }) { return value }
    guard case .text(let format) = key.definition.kind else {
      throw .invalidValue(key, value, known: known)
    }
    if case .serverAddress = format {
      do {
        return try ServerAddress(value, allowsPlain: allowsPlain).origin
      } catch {
        throw .invalidServer(error)
      }
    }
    guard let normalized = format.normalized(format.keepsCase ? typed : value) else {
      throw .invalidValue(key, value, known: known)
    }
    return normalized
  }
}
