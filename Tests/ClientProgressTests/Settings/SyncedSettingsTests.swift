import ClientCore
import ClientProgress
import ClientTestSupport
import GameEngine
import Journal
import TestSupport
import Testing

@Suite("Settings from other devices")
struct SyncedSettingsTests {
  /// The settings that stay on each device: they select a server, or cause another program to be run.
  private static let local: Set<Settings.Key> = [
    .server, .sound, .voice, .reminder, .catalogs, .contact, .openLibrary, .covers,
  ]

  private static func other(_ key: Settings.Key) -> String {
    switch key {
    case .level: "3"
    case .course: "de"
    case .category: "food"
    case .source: "wordnet"
    case .session: "7"
    case .retention, .retentionDecks: "90"
    case .longestInterval: "365"
    case .goal: "250"
    case .classic, .strictAccents, .spoken: "on"
    case .motion, .mouse, .sound: "off"
    case .voice: "flite"
    case .dictionaries: "wordnet"
    case .interface, .gloss: "de"
    case .screen: "full"
    case .theme: "sepia"
    case .weekStart: "sunday"
    case .dayStart, .answerDelay: "0"
    case .readingWidth: "60"
    case .readingSpacing: "0"
    case .readingScroll: "on"
    case .readingClick: "cursor"
    case .reminder: "19:30"
    case .server, .catalogs, .contact, .openLibrary, .covers: "https://evil.example/"
    case .tags: "chess,Sea stories"
    }
  }

  @Test("an import changes only the settings that are synced", arguments: Settings.Key.allCases)
  func imported(key: Settings.Key) throws {
    let player = try Player(Display())
    let elsewhere = try Journal(directory: player.folder.home("phone"), makeDevice: { "phone" })
    let value = SyncedSettingsTests.other(key)
    try elsewhere.append(
      [
        .init(
          id: EventID(high: 5, low: 5),
          body: .setting(SettingEntry(key: key.rawValue, value: value)))
      ],
      at: TestClock.noon())
    let file = "\(player.folder.path)/phone.jsonl"
    _ = try JournalExchange(elsewhere).export(to: file)
    let shown = try player.screen { try $0.progress.journalImporter.run(from: file) }
    let isLocal = SyncedSettingsTests.local.contains(key)
    #expect(shown.contains("was left out") == isLocal)
    #expect(Settings(try player.progress())[key] == (isLocal ? key.defaultValue : value))
    #expect(key.isSynced != isLocal)
  }
}
