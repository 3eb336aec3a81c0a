import TestSupport
import Testing

@testable import GameEngine

@Suite("The level that follows from the answers")
struct AutoLevelTests {
  /// The levels of the words of a daily, in its order.
  private static let daily: [Level] = [
    .one, .one, .two, .two, .two, .three, .three, .three, .four, .four,
  ]

  private func level(after answers: [(Level, Bool)]) -> AutoLevel {
    var level = AutoLevel()
    for (word, right) in answers { level.note(right: right, on: word, day: 1) }
    return level
  }

  /// A player who was placed at a level.
  private func placed(at level: Level) -> AutoLevel {
    var player = AutoLevel()
    (player.level, player.highest) = (level, level)
    player.placed = AutoLevel.placing
    return player
  }

  @Test("is not known before ten answers")
  func unknown() {
    for count in 0..<10 {
      let level = level(after: AutoLevelTests.daily.prefix(count).map { ($0, true) })
      #expect(level.level == nil)
      #expect(level.placed == count)
    }
  }

  @Test(
    "is placed by a daily: by how much of it was known",
    arguments: [(0, Level.one), (2, .one), (5, .two), (8, .three), (10, .four)])
  func placing(right: Int, wanted: Level) {
    let answers = AutoLevelTests.daily.enumerated().map { ($1, $0 < right) }
    #expect(level(after: answers).level == wanted)
    // The order in which they came does not matter.
    #expect(level(after: answers.reversed()).level == wanted)
  }

  @Test("is the lower of two equally likely levels")
  func doubt() {
    #expect(level(after: Array(repeating: (.one, true), count: 10)).level == .two)
    #expect(level(after: Array(repeating: (.four, false), count: 10)).level == .one)
  }

  @Test("is raised by answers that a player of the next level gives, on one day by one")
  func raised() {
    var level = placed(at: .two)
    for _ in 0..<40 { level.note(right: true, on: .four, day: 1) }
    #expect(level.level == .three)
    #expect(level.level(atStartOf: 1) == .two)
    level.note(right: true, on: .four, day: 2)
    #expect(level.level == .four, "the evidence of the first day counts on the second")
    #expect(level.highest == .four)
  }

  @Test("is lowered by misses on words that a player of the level knows")
  func lowered() {
    var level = placed(at: .three)
    level.note(right: false, on: .three, day: 1)
    #expect(level.level == .three)
    for _ in 0..<10 { level.note(right: false, on: .two, day: 1) }
    #expect(level.level == .two)
    for _ in 0..<10 { level.note(right: false, on: .one, day: 2) }
    #expect(level.level == .one)
    #expect(level.highest == .three)
  }

  @Test("stays where a player is, and finds one who is elsewhere", arguments: Level.allCases)
  func tracking(own: Level) {
    var random = Gen(seed: UInt64(own.rawValue))
    var (moves, found) = (0, 0)
    for player in 0..<40 {
      var level = placed(at: player < 20 ? own : .one)
      for answer in 0..<2400 {
        let word = random.percent(60) ? level.level ?? own : random.of(Level.allCases)
        let chance = AutoLevel.chance(of: word, at: own)
        let before = level.level
        level.note(right: random.percent(Int(100 * chance)), on: word, day: 1 + answer / 40)
        if player < 20, level.level != before { moves += 1 }
        if player >= 20, answer == 40 * 15, level.level == own { found += 1 }
      }
    }
    #expect(moves <= 20 * 4, "in sixty days")
    #expect(found >= 17, "after fifteen days")
  }

  @Test("changes by one at most, and stays within the levels", arguments: 0..<20)
  func laws(seed: UInt64) throws {
    var random = Gen(seed: seed)
    var level = placed(at: random.of(Level.allCases))
    for answer in 0..<200 {
      let (word, right) = (random.of(Level.allCases), random.percent(70))
      let before = try #require(level.level)
      level.note(right: right, on: word, day: answer / 2)
      let change = try #require(level.level).rawValue - before.rawValue
      #expect((-1...1).contains(change))
      if change > 0 { #expect(right) }
    }
  }

  @Test("is a level of its own in each language")
  func languages() {
    var clock = JournalClock()
    let english = AutoLevelTests.daily.map { clock.answer(right: true, level: $0) }
    let spanish = AutoLevelTests.daily.map {
      clock.answer("es/luz/noun", right: false, level: $0)
    }
    let progress = ProgressFold.progress(of: english + spanish)
    #expect(progress.autoLevel(in: "en").level == .four)
    #expect(progress.autoLevel(in: "es").level == .one)
    #expect(progress.autoLevel(in: "de").level == nil)
  }

  @Test("does not count answers with a hint, asked again, undone, or of an older version")
  func notCounted() {
    var clock = JournalClock()
    let all = AutoLevelTests.daily.map { clock.answer(right: true, level: $0) }
    let idle = [
      clock.answer(right: false, hint: true, level: .one),
      clock.answer(right: false, again: true, level: .one), clock.answer(right: false),
    ]
    let undone = clock.answer(right: false, level: .four)
    let events = idle + all + [undone, clock.event(.undo(undone.id))]
    let level = ProgressFold.progress(of: events).autoLevel(in: "en")
    #expect(level.level == .four)
    #expect(level.placed == 10)
    #expect(level.down == 0)
    #expect(ProgressFold.progress(of: all + [undone]).autoLevel(in: "en").down > 0)
    let disputed = all + [undone, clock.event(.dispute(undone.id))]
    #expect(ProgressFold.progress(of: disputed).autoLevel(in: "en").down == 0)
  }
}
