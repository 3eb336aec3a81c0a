package import GameEngine

/// The player's settings, as the journal has them, with defaults for the rest.
package struct Settings: Hashable, Sendable {
  /// A setting that can be changed.
  package enum Key: String, CaseIterable, Sendable {
    /// The level of practice words.
    case level
    /// The category of practice words.
    case category
    /// Where the words of practice come from.
    case source
    /// How many words a session of `learn` has.
    case session
    /// How likely a word is still recalled when it comes back, in percent.
    case retention
    /// Whether to practise by the classic rule.
    case classic
    /// Which dictionaries are asked first.
    case dictionaries
    /// Whether to take the whole terminal.
    case screen
    /// The colors.
    case theme
    /// Whether clicks count on the full screen.
    case mouse
    /// Whether a missing accent is a miss.
    case strictAccents = "strict-accents"
    /// Whether all is said in plain sentences.
    case spoken
    /// Whether words are said aloud that are asked by ear.
    case sound
    /// The first day of the week.
    case weekStart = "week-start"
    /// When the daily reminder comes.
    case reminder
    /// The score server.
    case server

    /// What it is for.
    package var summary: String {
      switch self {
      case .level: "the level of the words in play"
      case .category: "the category of the words in play"
      case .source: "whose words `play` and `learn` ask: ours, or those of WordNet as well"
      case .session: "how many words `learn` asks"
      case .retention: "the chance of recall, in percent, at which a word comes back"
      case .classic: "the classic rule: difficulty up or down by one, the hardest words first"
      case .dictionaries: "the dictionaries that are asked first, by the ids of `wordhoard data`"
      case .screen: "the whole terminal, or line by line; it is asked once"
      case .theme: "the colors"
      case .mouse: "whether clicks count on the full screen"
      case .strictAccents: "whether a missing accent makes an answer wrong"
      case .spoken: "plain sentences instead of signs and columns, for screen readers"
      case .sound: "whether `spell` says its words aloud, through espeak-ng"
      case .weekStart: "the day on which a week begins"
      case .reminder: "the time of the daily reminder, as by `wordhoard remind`"
      case .server: "the server for ranked games, boards and sync"
      }
    }

    /// The value where none was chosen.
    package var defaultValue: String {
      switch self {
      case .level, .dictionaries: "auto"
      case .category: "any"
      case .source: WordSource.wordhoard.rawValue
      case .session: "20"
      case .retention: "75"
      case .screen: "ask"
      case .theme: "dark"
      case .mouse, .sound: "on"
      case .strictAccents, .spoken, .classic: "off"
      case .weekStart: "monday"
      case .reminder: Settings.noReminder
      case .server: Settings.noServer
      }
    }

    /// The values it can have; for a server those that are no address, for the reminder those that are
    /// no time.
    package func values(categories: [String]) -> [String] {
      switch self {
      case .level: ["auto", "any"] + Level.allCases.map { String($0.rawValue) }
      case .category: ["any"] + categories
      case .source: WordSource.allCases.map(\.rawValue)
      case .theme: Settings.themes
      case .session: (1...SessionDealer.longest).map(String.init)
      case .retention: ["75", "85"]
      case .dictionaries: ["auto"]
      case .screen: ["ask", "full", "plain"]
      case .strictAccents, .spoken, .classic, .mouse, .sound: ["on", "off"]
      case .weekStart: ["monday", "saturday", "sunday"]
      case .reminder: [Settings.noReminder]
      case .server: [Settings.noServer]
      }
    }

    /// The values it can have, as they are told.
    package func valuesTold(categories: [String]) -> String {
      switch self {
      case .session: "1 to \(SessionDealer.longest)"
      case .dictionaries: "auto, or ids such as wordnet,freedict-eng-deu"
      case .reminder: "\(Settings.noReminder), or a time such as 19:30"
      case .server: "\(Settings.noServer), or its address"
      default: values(categories: categories).joined(separator: ", ")
      }
    }
  }

  private let chosen: [String: String]

  /// The settings of a player.
  package init(_ progress: PlayerProgress) { chosen = progress.settings }

  /// The value of a setting; one that cannot be, from a journal of another version, is the default.
  package subscript(key: Key) -> String {
    guard let value = chosen[key.rawValue] else { return key.defaultValue }
    let isKnown =
      key == .category || key.values(categories: []).contains(value)
      || key == .reminder && ReminderTime(value)?.description == value
      || key == .dictionaries && Settings.dictionaryIDs(value) != nil
      || key == .server && (try? ServerAddress(value, allowsPlain: true))?.origin == value
    return isKnown ? value : key.defaultValue
  }

  /// How the level of practice words is chosen.
  package var level: Scope.LevelChoice {
    switch self[.level] {
    case "auto": .auto
    case "any": .any
    case let number: Int(number).flatMap(Level.init(rawValue:)).map { .fixed($0) } ?? .auto
    }
  }

  /// How many words a session has, 1 to 50.
  package var session: Int { Int(self[.session]) ?? 20 }
  /// The chance of recall at which a word comes back, 0 to 1.
  package var retention: Double { Double(self[.retention]).map { $0 / 100 } ?? 0.75 }
  /// The category of practice words, or nil for any.
  package var category: String? { self[.category] == "any" ? nil : self[.category] }
  /// Where the words of practice come from.
  package var source: WordSource { WordSource(rawValue: self[.source]) ?? .wordhoard }
  /// The names of the colors that there are.
  package static let themes = ["dark", "light", "sepia", "mono"]
  /// The ids of the dictionaries that are asked first.
  package var dictionaries: [String] { Settings.dictionaryIDs(self[.dictionaries]) ?? [] }
  /// Whether a missing accent is a miss.
  package var strictAccents: Bool { self[.strictAccents] == "on" }
  /// Whether all is said in plain sentences.
  package var spoken: Bool { self[.spoken] == "on" }
  /// Whether words are said aloud that are asked by ear.
  package var sound: Bool { self[.sound] == "on" }
  /// The first day of the week, 1 (Monday) to 7 (Sunday).
  package var firstWeekday: Int {
    switch self[.weekStart] {
    case "saturday": 6
    case "sunday": 7
    default: 1
    }
  }

  /// The origin of the score server, or nil for none.
  package var server: String? { self[.server] == Settings.noServer ? nil : self[.server] }
  private static let noServer = "none"
  package static let noReminder = "off"

  /// The setting `level` in words.
  ///
  /// - Parameters:
  ///   - setting: its value.
  ///   - level: the level that follows from the player's answers; nil until ten are there.
  package static func levelTold(_ setting: String, placed level: Level?) -> String {
    switch (setting, level) {
    case ("auto", let level?): "\(level.rawValue), which follows your answers"
    case ("auto", nil): "open until you have answered \(AutoLevel.placing) questions"
    case ("any", _): "any"
    default: "\(setting), as you chose"
    }
  }

  /// The ids in a list with commas; nil where it is none, as is `auto`.
  private static func dictionaryIDs(_ list: String) -> [String]? {
    let ids = list.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    let areIDs = ids.allSatisfy { id in
      !id.isEmpty && id.allSatisfy { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
    }
    return areIDs && list.utf8.count <= 500 && list != "auto" ? ids.map(String.init) : nil
  }

  /// The setting of this name.
  ///
  /// - Throws: `ClientError` with the list of known ones.
  package static func key(named name: String) throws(ClientError) -> Key {
    guard let key = Key(rawValue: name) else {
      let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw ClientError(
        "unknown_setting", "\(name) is no setting; known are \(known)", exit: .usage)
    }
    return key
  }

  /// A value as it is stored.
  ///
  /// - Parameter allowsPlain: whether a server on another machine may be one without encryption.
  /// - Throws: `ClientError` with the list of known values.
  package static func checked(
    _ value: String, for key: Key, categories: [String], allowsPlain: Bool = false
  ) throws(ClientError) -> String {
    let value = value.lowercased()
    let known = key.values(categories: categories)
    if key == .server, !known.contains(value) {
      return try ServerAddress(value, allowsPlain: allowsPlain).origin
    }
    if key == .dictionaries, let ids = dictionaryIDs(value) { return ids.joined(separator: ",") }
    if key == .reminder, let time = ReminderTime(value) { return time.description }
    guard known.contains(value) else {
      let told = key.valuesTold(categories: categories)
      throw ClientError(
        "unknown_value", "\(key.rawValue) cannot be \(value); known are \(told)", exit: .usage)
    }
    return value
  }
}
