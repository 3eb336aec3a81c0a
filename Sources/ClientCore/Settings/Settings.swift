package import GameEngine

/// The player's settings from the journal, with defaults for the rest.
package struct Settings: Hashable, Sendable {
  private let chosen: [String: String]

  /// The settings of a player.
  package init(_ progress: PlayerProgress) { self.init(progress.settings) }

  /// The settings with these values, by their names.
  package init(_ chosen: [String: String]) { self.chosen = chosen }

  /// The value of a setting. A value that is not valid, from a journal of another version, counts as the
  /// default.
  package subscript(key: Key) -> String {
    let definition = key.definition
    guard let value = chosen[key.rawValue], definition.accepts(value) else {
      return definition.defaultValue
    }
    return value
  }

  /// The course of our own words in games; it may be unknown here (`ItemSources.course(_:in:)`).
  package var course: CourseID { CourseID(self[.course]) ?? .english }

  /// How the level of practice words is chosen.
  package var level: Scope.LevelChoice {
    switch self[.level] {
    case "auto": .auto
    case "any": .any
    case let number: Int(number).flatMap(Level.init(rawValue:)).map { .fixed($0) } ?? .auto
    }
  }

  /// The hoard that the player wants at the end of the month, in words; nil for no goal.
  package var goal: Int? { Int(self[.goal]) }
  package static let noGoal = "off"
  /// The number of words in a session, 1 to 50.
  package var session: Int { Int(self[.session]) ?? 20 }
  /// When items come back, apart from cards of decks with a goal of their own.
  package var goals: RecallGoals {
    let usual = RecallGoals()
    let days = Int(self[.longestInterval]) ?? RecallGoal.longest
    return RecallGoals(
      words: RecallGoal(
        percent: Int(self[.retention]) ?? usual.words.percent, longestInterval: days),
      cards: RecallGoal(
        percent: Int(self[.retentionDecks]) ?? usual.cards.percent, longestInterval: days))
  }
  /// The chances of recall, in percent, at which words of games can come back.
  package static let retentions = 70...95
  /// The chances of recall, in percent, at which cards can come back.
  package static let deckRetentions = 80...95
  /// The category of practice words, or nil for any.
  package var category: String? { self[.category] == "any" ? nil : self[.category] }
  /// The source of the items of practice; it may be unknown here (`ItemSources.chosen(in:)`).
  package var source: SourceID { SourceID(self[.source]) }
  /// The names of the themes.
  package static let themes = ["dark", "light", "sepia", "ocean", "candy", "mono"]
  /// The chosen language of the interface; nil to follow the environment.
  package var interface: String? { self[.interface] == "auto" ? nil : self[.interface] }
  /// The IDs of the dictionaries that are searched first.
  package var dictionaries: [String] { SettingFormat.dictionaryIDs(self[.dictionaries]) ?? [] }
  /// The tag of the language in which words are also explained; nil for none.
  ///
  /// - Parameter interface: the language of the interface, which `auto` stands for; of English none is needed.
  package func gloss(interface: String) -> String? {
    let language = self[.gloss] == "auto" ? interface : self[.gloss]
    return language == Settings.noGloss || language == LanguageTag.english ? nil : language
  }
  package static let noGloss = "off"
  /// Whether a missing accent makes an answer wrong.
  package var strictAccents: Bool { self[.strictAccents] == "on" }
  /// Whether the full screen may move something.
  package var moves: Bool { self[.motion] == "on" }
  /// For how long the full screen takes no choice once a question is shown, in milliseconds.
  package var answerDelay: Int { Int(self[.answerDelay]) ?? 350 }
  /// Whether the output is plain sentences, for screen readers.
  package var spoken: Bool { self[.spoken] == "on" }
  /// Whether `spell` speaks its words.
  package var sound: Bool { self[.sound] == "on" }
  /// The voice for English; nil for the best one that is installed.
  package var voice: EnglishVoice? { EnglishVoice(rawValue: self[.voice]) }
  /// The first day of the week, 1 (Monday) to 7 (Sunday).
  package var firstWeekday: Int {
    switch self[.weekStart] {
    case "saturday": 6
    case "sunday": 7
    default: 1
    }
  }

  /// The columns of a book's text.
  package var readingWidth: Int { Int(self[.readingWidth]) ?? 72 }
  /// The columns that a book's text can have.
  package static let readingWidths = 40...120

  /// The empty lines between paragraphs of a book.
  package var readingSpacing: Int { Int(self[.readingSpacing]) ?? 1 }
  /// How many they can be.
  package static let readingSpacings = 0...2

  /// Whether arrows move the text of a book by lines.
  package var readingScrolls: Bool { self[.readingScroll] == "on" }

  /// Whether a click on a word of a book only puts the cursor on it.
  package var readingClickMovesCursor: Bool { self[.readingClick] == "cursor" }

  /// The origin of the score server, or nil for none.
  package var server: String? { self[.server] == Settings.noServer ? nil : self[.server] }
  package static let noServer = "none"
  /// The value of lists and texts that are empty.
  package static let nothing = "none"

  /// The tags by which the player finds books.
  package var tags: [BookTag] {
    let list = self[.tags]
    return list == Settings.nothing ? [] : list.split(separator: ",").compactMap { BookTag($0) }
  }

  /// The addresses of the player's catalogs.
  package var catalogs: [String] {
    let list = self[.catalogs]
    return list == Settings.nothing ? [] : SettingFormat.catalogs(list) ?? []
  }
  package static let noReminder = "off"
}

extension Settings {
  /// The level that the player chose, or else the one that follows from the answers to the words of a language; nil before the
  /// first ten.
  package func ownLevel(_ progress: PlayerProgress, in language: String) -> Level? {
    chosenLevel ?? progress.autoLevel(in: language).level
  }

  /// The same as it was when a study day began, in days since 1970-01-01.
  package func ownLevel(
    _ progress: PlayerProgress, in language: String, atStartOf day: Int
  ) -> Level? {
    chosenLevel ?? progress.autoLevel(in: language).level(atStartOf: day)
  }

  private var chosenLevel: Level? { Int(self[.level]).flatMap(Level.init(rawValue:)) }
}
