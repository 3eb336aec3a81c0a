import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import GameEngine
import Journal
import TestSupport
import Testing

@testable import wordhoard

@Suite("A session of spaced practice")
struct LearnCommandTests {
  private let player: Player

  init() throws { player = try Player(Display()) }

  private func learn(
    _ lines: [String] = [], words: Int? = nil, level: Level? = nil, category: String? = nil,
    isClassic: Bool = false
  ) async throws -> String {
    var request = LearnRequest()
    request.words = words
    request.level = level
    request.category = category
    request.isClassic = isClassic
    _ = player.screen()
    try await player.program(typing: lines).learn(request, jsonl: false)
    return player.screen()
  }

  private func answered() throws -> [ItemID] {
    try player.folder.journal().latestAnswers(limit: 1000).map(\.1.item).reversed()
  }

  /// Answers a word as on an earlier day.
  private func past(_ word: Item, right: Bool, day: Int, index: Int) throws {
    let answer = AnswerEntry(
      item: word.id, form: FormID("match"), input: "1", verdict: right ? .right : .wrong,
      milliseconds: 3000, hint: false, round: EventID(derivedFrom: "past"), index: index,
      points: 0, again: false, level: word.level)
    try player.folder.journal().append(
      [.init(id: EventID(derivedFrom: "past \(day) \(index)"), body: .answer(answer))],
      at: TestClock.noon(day: day))
  }

  @Test("asks the requested number of words, each once; what is to be remembered counts later")
  func size() async throws {
    let first = try await learn(["", "", "", ""], words: 4)
    #expect(first.contains("4 new, about 1 min."))
    #expect(first.contains("Wordhoard learn · 4 questions"))
    #expect(Set(try answered()).count == 4)
    #expect(try player.screen { try $0.run("settings get session") } == "20\n")
    try player.program().play.sessions.remember(sessionOf: 4)
    let second = try await learn()
    #expect(second.contains("Wordhoard learn · 4 questions"))
    #expect(try player.screen { try $0.run("settings get session") } == "4\n")
  }

  @Test("an impossible number of words is refused, and nothing changes")
  func impossible() async throws {
    for words in [0, -3, 51] {
      await #expect(throws: ClientError.self) { _ = try await learn(words: words) }
    }
    #expect(try player.folder.journal().count() == 0)
  }

  @Test("asks new words by choice, and words that are about to be forgotten")
  func kinds() async throws {
    let words = player.pool.items.prefix(10)
    for (place, word) in words.enumerated() {
      try past(word, right: false, day: 0, index: place + 1)
    }
    player.test.clock.now = TestClock.noon(day: 3)
    let text = try await learn(Array(repeating: "", count: 8), words: 8)
    #expect(text.contains("5 words can be saved today, 3 new, about"))
    let asked = try answered().suffix(8)
    #expect(asked.count { id in words.contains { $0.id == id } } == 5)
  }

  @Test("after a break the session has its usual size, and no backlog is shown")
  func afterABreak() async throws {
    for (place, word) in player.pool.items.prefix(120).enumerated() {
      try past(word, right: true, day: 0, index: place + 1)
    }
    player.test.clock.now = TestClock.noon(day: 300)
    let today = try player.screen { try $0.run("today") }
    #expect(today.contains("13 words to save: they would fade first"))
    #expect(!today.contains("120 words"))
    let text = try await learn([":quit"])
    #expect(text.contains("13 words can be saved today, 7 new, about"))
  }

  @Test("keeps room for new words however many common ones are known, and `today` counts with that")
  func newWords() async throws {
    for (day, places) in [(0, 50..<55), (299, 0..<50)] {
      for level in Level.allCases {
        let words = player.pool.items(level: level)
          .sorted { ($0.centiZipf ?? 0) > ($1.centiZipf ?? 0) }
        for place in places {
          try past(words[place], right: true, day: day, index: 100 * level.rawValue + place)
        }
      }
    }
    player.test.clock.now = TestClock.noon(day: 300)
    let today = try player.screen { try $0.run("today") }
    #expect(today.contains("15 words to save: they would fade first"))
    #expect(try await learn([":quit"]).contains("15 words can be saved today, 5 new, about"))
  }

  @Test("level and category limit it, and a remark names a level with new words")
  func narrowed() async throws {
    let text = try await learn([":quit"], words: 3, level: .two)
    #expect(text.contains("level 2"))
    for (place, word) in player.pool.items(level: .two).enumerated() {
      try past(word, right: true, day: 0, index: place + 1)
    }
    let later = try await learn([":quit"], level: .two)
    #expect(
      later.contains("You have met every word of level 2; `--level 3` has new ones."))
  }

  @Test("asks misses once more at its end, and says so")
  func misses() async throws {
    let text = try await learn(["", "", "", ":quit"], words: 2)
    let asked = try answered()
    #expect(asked.count == 3)
    #expect(asked[2] == asked[0])
    #expect(text.contains("once more · "))
    #expect(text.contains("0 of 2 right"))
    let remembered = text.split(separator: "To remember:").last?.split(separator: "\n") ?? []
    #expect(remembered.count { $0.hasPrefix("✗ \(asked[0].term): ") } == 1)
    let last = try #require(try player.folder.journal().latestAnswers(limit: 1).first?.1)
    #expect(last.returned == true && last.points == 0)
    #expect(try player.progress().returns == 1)
  }

  @Test("what was new on one day is asked first on the next, guessed or missed", arguments: [1, 2])
  func nextDay(_ days: Int) async throws {
    let words = Array(player.pool.items.prefix(8))
    for (place, word) in words.enumerated() {
      try past(word, right: place % 2 == 0, day: 0, index: place + 1)
    }
    player.test.clock.now = TestClock.noon(day: days)
    let text = try await learn(Array(repeating: "", count: 12), words: 12)
    #expect(text.contains("8 words can be saved today, 4 new, about"))
    #expect(Set(words.map(\.id)).isSubset(of: Set(try answered().suffix(12))))
  }

  @Test("by the classic rule the hardest words come first")
  func classic() async throws {
    let words = Array(player.pool.items(level: .one))
    for (place, word) in words.enumerated() {
      for day in 0..<3 where place >= 2 {
        try past(word, right: true, day: day, index: place + 1)
      }
      if place < 2 { try past(word, right: false, day: 0, index: place + 1) }
    }
    player.test.clock.now = TestClock.noon(day: 5)
    _ = try await learn(["", ""], words: 2, level: .one, isClassic: true)
    #expect(Set(try answered().suffix(2)) == Set(words.prefix(2).map(\.id)))
  }

  @Test("says at the end what was kept and what comes back, and never that the hoard shrank")
  func closing() async throws {
    let missed = try await learn(["", ""], words: 2)
    #expect(missed.hasSuffix("0 kept, 2 to meet again.\n"))
    #expect(!missed.contains("less"))
    let left = try await learn([":quit"])
    #expect(!left.contains("kept"))
  }

  @Test("uses JSON lines like the other games, and prints nothing else")
  func jsonLines() async throws {
    var request = LearnRequest()
    request.words = 2
    try await player.program(typing: ["", ""]).learn(request, jsonl: true)
    let lines = player.screen().split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    #expect(lines.first?.contains("\"mode\":\"learn\"") == true)
    #expect(lines.last?.contains("\"event\":\"result\"") == true)
  }
}
