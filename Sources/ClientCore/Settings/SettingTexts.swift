package import GameEngine
package import Messages

/// Describes settings and their values in sentences, for line mode and the settings screen.
package struct SettingTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The name of a group.
  package func name(of group: Settings.Group) -> String {
    switch group {
    case .play: messages("Play", context: "a group of settings")
    case .memory: messages("Memory", context: "a group of settings")
    case .look: messages("Look", context: "a group of settings")
    case .reading: messages("Reading", context: "a group of settings")
    case .languages: messages("Languages", context: "a group of settings")
    case .network: messages("Network", context: "a group of settings")
    }
  }

  /// The name of a setting on the screen, in a few words.
  package func name(of key: Settings.Key) -> String {
    switch key {
    case .level: messages("Level of the words", context: "a setting")
    case .category: messages("Category", context: "a setting")
    case .source: messages("Source of the words", context: "a setting")
    case .session: messages("Words in a session", context: "a setting")
    case .strictAccents: messages("Accents must be right", context: "a setting")
    case .answerDelay: messages("Wait before choices, ms", context: "a setting")
    case .reminder: messages("Daily reminder", context: "a setting")
    case .retention: messages("Words return at, percent", context: "a setting")
    case .retentionDecks: messages("Cards return at, percent", context: "a setting")
    case .longestInterval: messages("Longest wait, days", context: "a setting")
    case .goal: messages("Goal for the month, words", context: "a setting")
    case .classic: messages("Classic rule", context: "a setting")
    case .dayStart: messages("Day begins at, hour", context: "a setting")
    case .theme: messages("Colors", context: "a setting")
    case .screen: messages("Screen", context: "a setting")
    case .motion: messages("Motion", context: "a setting")
    case .mouse: messages("Mouse", context: "a setting")
    case .spoken: messages("For a screen reader", context: "a setting")
    case .sound: messages("Speech", context: "a setting")
    case .voice: messages("English voice", context: "a setting")
    case .weekStart: messages("Week begins on", context: "a setting")
    case .readingWidth: messages("Width of the text", context: "a setting")
    case .readingSpacing: messages("Lines between paragraphs", context: "a setting")
    case .readingScroll: messages("Arrows move by lines", context: "a setting")
    case .readingClick: messages("Click on a word", context: "a setting")
    case .tags: messages("Tags of new books", context: "a setting")
    case .interface: messages("Language of the program", context: "a setting")
    case .course: messages("Course", context: "a setting")
    case .dictionaries: messages("First dictionaries", context: "a setting")
    case .gloss: messages("Also explain words in", context: "a setting")
    case .server: messages("Score server", context: "a setting")
    case .catalogs: messages("Catalogs of books", context: "a setting")
    case .contact: messages("Your contact", context: "a setting")
    case .openLibrary: messages("Service for books", context: "a setting")
    case .covers: messages("Service for covers", context: "a setting")
    }
  }

  /// The purpose of a setting.
  package func purpose(of key: Settings.Key) -> String {
    switch key {
    case .course:
      messages("the language whose words games ask; `wordhoard course` lists the courses")
    case .level: messages("the level of the words in games")
    case .category: messages("the category of the words in games")
    case .source:
      messages("the source of the words in `play` and `learn`: our own, or WordNet's as well")
    case .session: messages("how many words `learn` asks")
    case .retention:
      messages("the chance of recall, in percent, at which a word of games comes back")
    case .retentionDecks:
      messages(
        "the chance of recall, in percent, at which a card comes back, unless its deck has its own")
    case .longestInterval: messages("the most days until a word or a card comes back")
    case .goal: messages("the number of words that you want to know at the end of each month")
    case .classic:
      messages(
        "no model of memory: an answer moves a word's difficulty by one, and the hardest come first"
      )
    case .dictionaries:
      messages("the dictionaries that are searched first, by their IDs in `wordhoard data`")
    case .gloss:
      messages("your language, in which words have translations; auto is that of the interface")
    case .interface: messages("the language of the interface")
    case .screen: messages("full screen or line mode; you are asked once")
    case .theme: messages("the colors")
    case .motion: messages("whether tiles turn and figures count up; off on a slow line")
    case .mouse: messages("whether mouse clicks work on the full screen")
    case .strictAccents: messages("whether a missing accent makes an answer wrong")
    case .answerDelay:
      messages("for how many milliseconds a new question on the full screen takes no choice")
    case .spoken:
      messages("plain sentences instead of symbols and columns, for screen readers")
    case .sound: messages("whether games and the reader speak")
    case .voice:
      messages("the program that speaks English; auto is the best understood one that is installed")
    case .weekStart: messages("the first day of the week")
    case .dayStart:
      messages("the hour at which a day of learning begins; the daily begins at midnight")
    case .readingWidth: messages("the columns of a book's text on the full screen")
    case .readingSpacing: messages("the empty lines between paragraphs of a book")
    case .readingScroll: messages("whether ↑ and ↓ move a book by lines instead of pages")
    case .readingClick:
      messages("whether a click on a word of a book looks it up, or only moves the cursor")
    case .reminder: messages("the time of the daily reminder, as set by `wordhoard remind`")
    case .server: messages("the server for ranked games, leaderboards and sync")
    case .tags: messages("the tags by which `discover` finds books")
    case .catalogs: messages("the catalogs of books in which `discover` looks")
    case .contact: messages("how the services that `discover` asks can reach you, if you like")
    case .openLibrary: messages("the address that `discover` asks for books")
    case .covers: messages("the address that `discover` asks for covers")
    }
  }

  /// The name of a value on the screen. A number, a name or an address stays as it is.
  package func name(ofValue value: String, of key: Settings.Key) -> String {
    switch value {
    case "on": messages("on", context: "a value of a setting")
    case "off": messages("off", context: "a value of a setting")
    case "auto": messages("auto", context: "a value of a setting")
    case "any": messages("any", context: "a value of a setting")
    case "none": messages("none", context: "a value of a setting")
    case "ask": messages("ask", context: "a value of a setting")
    case "full": messages("full screen", context: "a value of a setting")
    case "plain": messages("line by line", context: "a value of a setting")
    case "dark": messages("dark", context: "a value of a setting")
    case "light": messages("light", context: "a value of a setting")
    case "sepia": messages("sepia", context: "a value of a setting")
    case "ocean": messages("ocean", context: "a value of a setting")
    case "candy": messages("candy", context: "a value of a setting")
    case "mono": messages("without colors", context: "a value of a setting")
    case "monday": messages("Monday", context: "a value of a setting")
    case "saturday": messages("Saturday", context: "a value of a setting")
    case "sunday": messages("Sunday", context: "a value of a setting")
    case "look-up": messages("look up", context: "a value of a setting")
    case "cursor": messages("cursor", context: "a value of a setting")
    case _ where key == .category: NameTexts(messages).category(value)
    case _ where [.course, .interface, .gloss].contains(key):
      LanguageTexts(messages).name(of: value)
    default: value
    }
  }

  /// The values that a setting can have.
  ///
  /// - Parameter values: those that can be chosen.
  package func values(of key: Settings.Key, _ values: [String]) -> String {
    messages(SettingTexts.values(of: key, values))
  }

  /// A description of the setting `level`.
  ///
  /// - Parameters:
  ///   - setting: its value.
  ///   - level: the level that follows from the player's answers; nil before the first ten answers.
  package func level(_ setting: String, placed level: Level?) -> String {
    switch (setting, level) {
    case ("auto", let level?): messages("\(level.rawValue), which follows your answers")
    case ("auto", nil):
      messages("open until you have answered \(AutoLevel.placing) questions")
    case ("any", _): messages("any", context: "a level")
    default: messages("\(setting), as you chose")
    }
  }

  package static func values(of key: Settings.Key, _ values: [String]) -> Phrase {
    let named = key.defaultValue
    return switch key.definition.kind {
    case .toggle, .choice, .installed: Phrase(verbatim: values.joined(separator: ", "))
    case .number(let range): Phrase("\(range.lowerBound) to \(range.upperBound)")
    case .text(.dictionaryIDs): Phrase("\(named), or IDs such as wordnet,freedict-eng-deu")
    case .text(.language): Phrase("\(named), or a language such as de")
    case .text(.days):
      Phrase("\(DeckGoal.intervals.lowerBound) to \(DeckGoal.intervals.upperBound)")
    case .text(.words): Phrase("\(named), or a number of words such as 250")
    case .text(.time): Phrase("\(named), or a time such as 19:30")
    case .text(.serverAddress), .text(.service): Phrase("\(named), or an address")
    case .text(.tags): Phrase("\(named), or tags with commas between them")
    case .text(.catalogs): Phrase("\(named), or addresses with blanks between them")
    case .text(.contact): Phrase("\(named), or an address of a page or a mailbox")
    }
  }
}
