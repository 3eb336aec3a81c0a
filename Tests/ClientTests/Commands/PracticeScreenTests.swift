import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import GameEngine
import TestSupport
import Testing

@testable import wordhoard

@Suite("Screens of practice in the line mode")
struct PracticeScreenTests {
  /// The word that a practice round of one question asks.
  private func word(_ form: String, seed: UInt32, _ player: Player) throws -> String {
    let recipe = PracticeRecipe(
      seed: seed, forms: [FormID(form)], level: .two, count: 1, edition: 1)
    let words = try PracticeDealer(pool: player.pool, recipe: recipe).words()
    return try #require(words.first).term
  }

  private func request(_ form: String, seed: UInt32) -> PracticeRequest {
    var request = PracticeRequest()
    request.forms = [form]
    request.level = .two
    request.questions = 1
    request.seed = seed
    return request
  }

  @Test("hangman with letters, misses, refusals, a hint and the word", arguments: [80, 60])
  func hangman(_ width: Int) async throws {
    let player = try Player(.terminal(width: width))
    let answer = try word("hangman", seed: 4, player)
    let misses = "qxzjvkw".filter { !answer.contains($0) }.map(String.init)
    let first = String(answer.prefix(1))
    let typed = [first, first, misses[0], misses[0], "ab1", "7", ":hint", misses[1], answer]
    try await player.program(typing: typed).play(request("hangman", seed: 4), jsonl: false)
    try await player.program(typing: misses + misses).play(
      request("hangman", seed: 5), jsonl: false)
    try Golden.expect(player.screen(), "hangman-\(width)")
  }

  @Test(
    "guesses with marks, the definition after the third, refusals and a hint", arguments: [80, 60])
  func guess(_ width: Int) async throws {
    let player = try Player(.terminal(width: width, isUnicode: width == 80))
    let seed = try #require((1...50).first { try word("guess", seed: $0, player).count == 5 })
    let answer = try word("guess", seed: seed, player)
    let typed = [
      "crane", "crane", "toolong", "zzzzz", "slate", "irate", "later", answer,
    ]
    try await player.program(typing: typed).play(request("guess", seed: seed), jsonl: false)
    let six = ["stare", ":hint", ":hint", "crane", "slate", "irate", "later", ":quit"]
    try await player.program(typing: six).play(request("guess", seed: seed), jsonl: false)
    try Golden.expect(player.screen(), "guess-\(width)")
  }

  @Test("hangman and guess in spoken sentences")
  func spoken() async throws {
    let player = try Player()
    try player.program().run("settings set spoken on")
    _ = player.screen()
    let answer = try word("hangman", seed: 4, player)
    let typed = [String(answer.prefix(1)), ":hint", "7", answer]
    try await player.program(typing: typed).play(request("hangman", seed: 4), jsonl: false)
    let seed = try #require((1...50).first { try word("guess", seed: $0, player).count == 5 })
    let guesses = ["crane", "zzzzz", "slate", "irate", ""]
    try await player.program(typing: guesses).play(request("guess", seed: seed), jsonl: false)
    try Golden.expect(player.screen(), "letters-spoken")
  }

  @Test("hints, a synonym's second try, undo and dispute in typed questions")
  func help() async throws {
    let player = try Player()
    let request = request("recall", seed: 9)
    let answer = try word("recall", seed: 9, player)
    let typed = [":undo", ":dispute", ":hint", ":hint", "wrongs"]
    try await player.program(typing: typed).play(request, jsonl: false)
    var two = request
    two.questions = 2
    let again = [answer, ":undo", answer, ":quit"]
    try await player.program(typing: again).play(two, jsonl: false)
    let disputed = ["wrongs", "!", "!", ":quit"]
    try await player.program(typing: disputed).play(two, jsonl: false)
    try Golden.expect(player.screen(), "help")
  }

  @Test("a level that the player's answers have reached is told")
  func level() async throws {
    let player = try Player(Display())
    try await player.program(typing: player.dailyAnswers("rrrrwwwwww" + "w"))
      .daily(date: nil, jsonl: false)
    #expect(!player.screen().contains("★ level"), "the first level is no news")
    var told: [Int] = []
    let rounds = Array(repeating: "rrrrrrrrrr" + "w", count: 3)
    for (day, pattern) in (rounds + Array(repeating: "wwwwwwwwww", count: 6) + rounds).enumerated()
    {
      player.test.clock.now = TestClock.noon(day: 1 + day)
      try await player.program(typing: player.dailyAnswers(pattern)).daily(date: nil, jsonl: false)
      if player.screen().contains("★ level") { told.append(day) }
    }
    #expect(told == [1], "the level falls and rises again later, which is no news")
    #expect(try player.progress().autoLevel(in: "en").level == .two)
  }

  @Test("every form once, passed")
  func allForms() async throws {
    let player = try Player()
    // A dictation needs a voice.
    for form in FixturePool.forms where form != .dictation {
      try await player.program(typing: [":hint", ""]).play(
        request(form.rawValue, seed: 7), jsonl: false)
    }
    try Golden.expect(player.screen(), "forms")
  }

  @Test("a run until the first miss, and a minute of choices")
  func runAndSpeed() async throws {
    let player = try Player(clock: TestClock(step: 6000))
    try await player.program(typing: ["1", ""]).run(jsonl: false)
    try await player.program(typing: Array(repeating: "1", count: 40)).speed(jsonl: false)
    try Golden.expect(player.screen(), "run-speed")
  }

  @Test("a friend's code is played and compared")
  func friend() async throws {
    let player = try Player()
    let request = request("match", seed: 12)
    let recipe = PracticeRecipe(
      seed: 12, forms: [FormID("match")], level: .two, count: 1, edition: 1)
    let plain = ItemPool(items: player.pool.items, editions: player.pool.editions)
    let right = answers(to: try PracticeDealer(pool: plain, recipe: recipe).deal(), "r")
    try await player.program(typing: right).play(request, jsonl: false)
    _ = player.screen()
    try player.program().run("share round")
    let shared = player.screen()
    let line = try #require(shared.split(separator: "\n").first { $0.contains("--code") })
    let friend = try Player()
    var code = PracticeRequest()
    code.code = String(try #require(line.split(separator: " ").last))
    try await friend.program(typing: ["", ""]).play(code, jsonl: false)
    try Golden.expect(shared + "\n" + friend.screen(), "friend")
  }
}
