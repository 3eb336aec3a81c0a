import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import Journal
import Messages
import Terminal
import TestSupport
import Testing

@testable import wordhoard

@Suite("Settings")
struct SettingsTests {
  private let player: Player

  init() throws { player = try Player() }

  @Test("each setting has its default until one is chosen")
  func defaults() {
    let settings = Settings(PlayerProgress())
    let values = Dictionary(
      uniqueKeysWithValues: Settings.Key.allCases.map { ($0.rawValue, settings[$0]) })
    #expect(
      values == [
        "level": "auto", "category": "any", "source": "wordhoard", "course": "en",
        "session": "20",
        "retention": "75", "retention-decks": "85", "longest-interval": "36500", "goal": "off",
        "classic": "off", "dictionaries": "auto", "gloss": "auto",
        "interface": "auto", "screen": "ask", "theme": "dark", "motion": "on", "mouse": "on",
        "strict-accents": "off", "answer-delay": "350",
        "spoken": "off", "sound": "on", "voice": "auto", "week-start": "monday",
        "day-turns-at": "4",
        "reading-width": "72", "reading-spacing": "1", "reading-scroll": "off",
        "reading-click": "look-up",
        "discovery.tags": "none", "discovery.catalogs": "none",
        "discovery.contact": "none", "discovery.books": "auto", "discovery.covers": "auto",
        "reminder": "off", "server": "none",
      ])
    #expect(settings.level == .auto)
    #expect(settings.session == 20)
    #expect(settings.goals == RecallGoals())
    #expect(settings.category == nil)
    #expect(settings.theme == .dark)
    #expect(!settings.strictAccents)
    #expect(!settings.spoken)
  }

  @Test("every default is a value that can be chosen, and every key has a purpose")
  func known() {
    for key in Settings.Key.allCases {
      #expect(key.values().contains(key.defaultValue))
      #expect(!SettingTexts(.english).purpose(of: key).isEmpty)
    }
  }

  @Test(
    "a chosen value is kept for the next process",
    arguments: [
      ("level", "3"), ("category", "nature"), ("theme", "sepia"), ("strict-accents", "on"),
      ("spoken", "on"), ("week-start", "sunday"), ("session", "7"), ("retention", "85"),
      ("retention-decks", "95"), ("longest-interval", "365"),
      ("classic", "on"), ("sound", "off"),
    ])
  func chosen(_ key: String, _ value: String) throws {
    let said = try player.screen {
      try $0.run(["settings", "set", key, value.uppercased()])
    }
    #expect(said == "\(key) is \(value) now.\n")
    #expect(try player.screen { try $0.run(["settings", "get", key]) } == "\(value)\n")
    let settings = Settings(try player.progress())
    #expect(settings.level == (key == "level" ? .fixed(.three) : .auto))
    #expect(settings.category == (key == "category" ? "nature" : nil))
    #expect(settings.theme == (key == "theme" ? .sepia : .dark))
    #expect(settings.strictAccents == (key == "strict-accents"))
    #expect(settings.spoken == (key == "spoken"))
    #expect(settings.sound == (key != "sound"))
  }

  @Test("the default can be chosen again")
  func backToDefault() throws {
    let program = try player.program()
    for value in ["2", "any"] { try program.run(["settings", "set", "level", value]) }
    #expect(Settings(try player.progress()).level == .any)
  }

  @Test("a server is stored as its origin, an unencrypted one only if that is allowed")
  func server() throws {
    try player.program().run("settings set server HTTPS://Words.example.org/")
    #expect(Settings(try player.progress()).server == "https://words.example.org")
    #expect(throws: (any Error).self) {
      try player.program().run("settings set server http://words.example.org")
    }
    var careless = player
    careless.options.allowsPlain = true
    try careless.program().run("settings set server http://words.example.org")
    #expect(Settings(try player.progress()).server == "http://words.example.org")
    try player.program().run("settings set server none")
    #expect(Settings(try player.progress()).server == nil)
  }

  @Test("an unknown setting like a known one names that one")
  func likeAnother() throws {
    let error = ClientError(SettingError.unknownKey("themes"))
    #expect(error.message == "unknown setting \"themes\"; did you mean theme?")
  }

  @Test(
    "an unknown setting is refused with the list of known ones", arguments: ["colour", "", "L"])
  func unknownKey(_ name: String) throws {
    let program = try player.program()
    let expected = SettingError.unknownKey(name)
    #expect(throws: expected) { try program.run(["settings", "set", name, "on"]) }
    #expect(throws: expected) { try program.run(["settings", "get", name]) }
    let error = ClientError(expected)
    #expect(error.code == .unknownSetting && error.exit == .usage)
    #expect(
      error.message == """
        unknown setting "\(name)"; choose one of level, category, source, course, session, retention, \
        retention-decks, longest-interval, goal, classic, dictionaries, gloss, interface, screen, theme, motion, mouse, strict-accents, answer-delay, spoken, sound, \
        voice, week-start, day-turns-at, reading-width, reading-spacing, reading-scroll, reading-click, discovery.tags, \
        discovery.catalogs, discovery.contact, discovery.books, discovery.covers, reminder, server
        """)
    #expect(try player.folder.journal().count() == 0)
  }

  @Test(
    "an unknown value is refused with the known ones",
    arguments: [
      ("level", "5", "auto, any, 1, 2, 3, 4"), ("level", "0", "auto, any, 1, 2, 3, 4"),
      ("session", "51", "1 to 50"), ("session", "0", "1 to 50"), ("retention", "69", "70 to 95"),
      ("retention", "96", "70 to 95"), ("retention-decks", "79", "80 to 95"),
      ("longest-interval", "0", "1 to 36500"), ("longest-interval", "36501", "1 to 36500"),
      ("theme", "pink", "dark, light, sepia, ocean, candy, mono"), ("spoken", "yes", "on, off"),
      ("strict-accents", "", "on, off"), ("week-start", "friday", "monday, saturday, sunday"),
    ])
  func unknownValue(_ key: String, _ value: String, _ known: String) throws {
    let program = try player.program()
    let error = try #require(throws: SettingError.self) {
      try program.run(["settings", "set", key, value])
    }
    let shown = ClientError(error)
    #expect(shown.code == .unknownValue && shown.exit == .usage)
    #expect(shown.message == "\(key) cannot be \"\(value)\"; possible values: \(known)")
    #expect(try player.folder.journal().count() == 0)
  }

  @Test("an unknown category is refused with the known ones")
  func unknownCategory() throws {
    let program = try player.program()
    let known = ["any"] + player.pool.categories
    #expect(throws: SettingError.invalidValue(.category, "dragons", known: known)) {
      try program.run("settings set category dragons")
    }
  }

  @Test("the language of the interface is one that has a catalogue")
  func interface() throws {
    let program = try player.program()
    for value in ["de", "en", "auto"] {
      try program.run(["settings", "set", "interface", value])
    }
    #expect(throws: SettingError.self) {
      try program.run("settings set interface tlh")
    }
    #expect(Settings(try player.progress()).interface == nil)
  }

  @Test("the interface speaks the chosen language, otherwise that of the environment")
  func language() throws {
    #expect(try player.program().core.messages.language == "en")
    var german = player
    german.test.environment["LANG"] = "de_AT.UTF-8"
    #expect(try german.program().core.messages.language == "de")
    try player.program().run("settings set interface en")
    #expect(try german.program().core.messages.language == "en")
    try player.program().run("settings set interface de")
    #expect(try player.program().core.messages.language == "de")
  }

  @Test("a catalogue is read for the first text, not at the start")
  func laziness() throws {
    var player = try Player()
    player.test.environment["LANG"] = "de_DE.UTF-8"
    let program = try player.program()
    let catalogue = "\(player.options.content)/messages/de.po"
    try FileManager.default.removeItem(atPath: catalogue)
    #expect(program.core.messages.language == "en")
  }

  @Test("a value from another version that is not known here counts as the default")
  func fromTheFuture() throws {
    let events: [EventBody] = [
      .setting(SettingEntry(key: "theme", value: "ultraviolet")),
      .setting(SettingEntry(key: "level", value: "9")),
      .setting(SettingEntry(key: "mood", value: "good")),
    ]
    let journal = try player.folder.journal()
    try journal.append(
      events.enumerated().map { .init(id: EventID(high: 3, low: UInt64($0)), body: $1) },
      at: TestClock.noon())
    let settings = Settings(try journal.progress())
    #expect(settings.theme == .dark)
    #expect(settings.level == .auto)
  }

  @Test("practice uses the level and category of the settings unless a command has its own")
  func practice() async throws {
    let program = try player.program()
    try program.run("settings set level 3")
    try program.run("settings set category nature")
    try await player.program().play(PracticeRequest(), jsonl: true)
    #expect(player.screen().contains(#""category":"nature""#))
    let word = try player.json { try $0.run("word") }
    #expect(word.contains(#""category" : "nature""#))
    #expect(word.contains(#""level" : 3"#))
    let other = try player.json {
      try $0.run("word --level 1 --category food")
    }
    #expect(other.contains(#""category" : "food""#))
    #expect(other.contains(#""level" : 1"#))
  }
}
