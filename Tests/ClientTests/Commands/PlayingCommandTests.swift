import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import GameEngine
import Journal
import Messages
import TestSupport
import Testing

@testable import wordhoard

/// The error that a command ends with, as the player reads it.
private func failure(_ command: () async throws -> Void) async -> ClientError? {
  do {
    try await command()
    return nil
  } catch {
    return ClientError(error)
  }
}

@Suite("Commands that play")
struct PlayingCommandTests {
  private let player: Player

  init() throws { player = try Player(Display()) }

  @Test(
    "a date that has no daily is wrong usage",
    arguments: [
      ("2026-11-20", "date_out_of_range"), ("2026-11-22", "date_in_future"),
      ("9999-12-31", "date_in_future"), ("0001-01-01", "date_out_of_range"),
      ("0000-01-01", "date_malformed"), ("2026-02-30", "date_malformed"),
      ("today", "date_malformed"), ("", "date_malformed"), ("21.11.2026", "date_malformed"),
    ])
  func dates(_ date: String, _ code: String) async throws {
    let error = await failure { try await player.program().daily(date: date, jsonl: false) }
    #expect(error?.code.rawValue == code)
    #expect(error?.exit == .usage)
    #expect(try player.folder.journal().count() == 0)
  }

  @Test("a clock before the first daily is reported")
  func oldClock() async throws {
    player.test.clock.now = TestClock.noon(day: -400)
    let error = await failure { try await player.program().daily(date: nil, jsonl: false) }
    #expect(error?.code == .clockBeforeFirstDaily)
    #expect(error?.exit == .failed)
  }

  @Test("the daily of an earlier date is practice: it counts for no streak and uses up no daily")
  func practiceDaily() async throws {
    let typed = try player.dailyAnswers("rrrrrwwwww")
    player.test.clock.now = TestClock.noon(day: 2)
    try await player.program(typing: Array(typed.prefix(9))).daily(
      date: "2026-11-21", jsonl: false)
    #expect(player.screen().contains("The daily of November 21, 2026 is practice"))
    let progress = try player.progress()
    #expect(progress.gamesCount == 9)
    #expect(progress.daily(of: FixturePool.firstDate) == nil)
    #expect(progress.dailyStreak(asOf: player.test.clock.now.localDate).count == 0)
    #expect(progress.dailies().isEmpty)
    #expect(
      try player.screen { try $0.run("today --short") }.contains(
        "daily #3 to play"))
  }

  @Test("an earlier daily that is still open comes first, until its date has ended everywhere")
  func openDaily() async throws {
    let first = try player.dailyAnswers("rrrrrwwwww")
    try await player.program(typing: [first[0]]).daily(date: nil, jsonl: false)
    player.test.clock.now = Moment(instant: TestClock.noon(day: 1).instant, offset: 3600)
    _ = player.screen()
    try await player.program(typing: [first[1]]).daily(date: nil, jsonl: false)
    #expect(player.screen().contains("solo #1"))
    #expect(try player.progress().gamesCount == 2)
    try await player.program().daily(date: "2026-11-22", jsonl: false)
    #expect(player.screen().contains("solo #2"), "today's can be asked for")
    // The first of the dates ends everywhere at 12:00 UTC of the next.
    player.test.clock.now = Moment(
      instant: TestClock.noon(day: 1).instant + 3_600_000, offset: 3600)
    try await player.program().daily(date: nil, jsonl: false)
    #expect(player.screen().contains("solo #2"))
  }

  @Test("the same daily in two homes has the same questions")
  func twoHomes() async throws {
    let other = try Player(Display(), clock: TestClock(step: 13, seed: 99))
    for someone in [player, other] {
      let typed = try someone.dailyAnswers("rwrwrwrwrw")
      try await someone.program(typing: typed).daily(date: nil, jsonl: true)
    }
    func asked(_ text: String) -> [String] {
      text.split(separator: "\n").filter { $0.contains(#""event":"question""#) }.map(String.init)
    }
    let mine = asked(player.screen())
    #expect(mine.count == 10)
    #expect(asked(other.screen()) == mine)
  }

  @Test(
    "a practice round that cannot be dealt is reported",
    arguments: [
      ("nosuchform", nil, 10, "unknown_form"), ("match", "dragons", 10, "unknown_category"),
      ("match", nil, 0, "questions_out_of_range"), ("match", nil, 51, "questions_out_of_range"),
      ("match", nil, -1, "questions_out_of_range"),
    ] as [(String, String?, Int, String)])
  func badRequest(_ form: String, _ category: String?, _ count: Int, _ code: String) async throws {
    var request = PracticeRequest()
    request.forms = [form]
    request.category = category
    request.questions = count
    let error = await failure { [request] in try await player.program().play(request, jsonl: false)
    }
    #expect(error?.code.rawValue == code)
    #expect(error?.exit == .usage)
  }

  @Test("a level and category without words is reported")
  func noWords() async throws {
    var request = PracticeRequest()
    request.level = .one
    request.category = "character"
    let error = await failure { [request] in try await player.program().play(request, jsonl: false)
    }
    #expect(error?.code == .noWords)
    #expect(
      error?.message
        == "there are no words for level 1, category character; choose another level or category")
  }

  @Test(
    "text that is no round code is wrong usage", arguments: ["", "hello", "WH1-7Q2K", "20802-00G"])
  func badCode(_ code: String) async throws {
    var request = PracticeRequest()
    request.code = code
    let error = await failure { [request] in try await player.program().play(request, jsonl: false)
    }
    #expect(error?.code == .codeMalformed)
    #expect(error?.exit == .usage)
  }

  @Test("one seed is one round, and a seed of chance follows from the host alone")
  func seeds() async throws {
    var request = PracticeRequest()
    request.seed = 77
    var screens: [String] = []
    for seed in [UInt64(1), 1, 2] {
      let someone = try Player(Display(), clock: TestClock(seed: seed))
      try await someone.program().play(request, jsonl: true)
      try await someone.program().run(jsonl: true)
      screens.append(someone.screen())
    }
    #expect(screens[0] == screens[1])
    #expect(screens[0] != screens[2], "a run has a seed of its own")
    let first = screens.map { $0.split(separator: "\n").prefix(2) }
    #expect(first[0] == first[2])
  }

  @Test("a round is not longer than there are words")
  func fewWords() async throws {
    var request = PracticeRequest()
    request.category = "making"
    request.questions = 50
    try await player.program().play(request, jsonl: true)
    #expect(player.screen().contains(#""questions":4"#))
  }

  @Test("a word that the player knows well is asked for recall")
  func recall() async throws {
    var request = PracticeRequest()
    request.category = "making"
    request.level = .two
    request.questions = 1
    try await player.program().play(request, jsonl: true)
    #expect(player.screen().contains(#""input":"choice""#))
    let word = try #require(player.pool.items(level: .two, category: "making").first)
    let answer = AnswerEntry(
      item: word.id, form: FormID("match"), input: "1", verdict: .right, milliseconds: 1,
      hint: false, round: EventID(high: 9, low: 9), index: 1, points: 0, again: false)
    let drafts = (1...3).map { Journal.Draft(id: EventID(high: 8, low: $0), body: .answer(answer)) }
    try player.folder.journal().append(drafts, at: player.test.clock.now)
    try await player.program().play(request, jsonl: true)
    #expect(player.screen().contains(#""input":"word""#))
  }
}
