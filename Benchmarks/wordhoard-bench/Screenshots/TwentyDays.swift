import Foundation
import GameEngine
import Lexicon

/// Twenty days of a player who knows four of five words, played by keys, with a picture at the end of
/// four of them. The eighth date is missed, which uses a freeze, and so are the eleventh and twelfth,
/// which end the streak. Runs and sessions are drawn anew each time, so the pictures differ each
/// time.
struct TwentyDays {
  private let stage: Screenshots
  private let words: [Item]
  /// The random numbers that decide which words the player knows.
  private var generator = SeededGenerator(seed: 7)

  /// The letters that are tried in hangman, the commonest first, and how many were.
  private static let letters = Array("etaoinshrdlucmfwypvbgkjqxz")
  private var letters = 0

  /// A Monday evening.
  private static let evening = 1_800_300_620

  init(output: URL, client: String, server: String) throws {
    stage = try Screenshots(
      output: output, client: client, server: server, name: "days", time: TwentyDays.evening)
    words = try Checkout.pack().words
  }

  mutating func run() throws {
    defer { stage.end() }
    for setting in [["screen", "full"], ["motion", "off"], ["answer-delay", "0"]] {
      _ = try stage.wordhoard(["settings", "set"] + setting)
    }
    for (date, title, play) in TwentyDays.days {
      try stage.clock.advance(seconds: TwentyDays.evening + date * 86_400 - stage.clock.time)
      let name = "day-\(date < 9 ? "0" : "")\(date + 1)"
      try stage.keep(name, title.map { "Day \(date + 1): \($0)" }) { try play(&self) }
    }
  }

  private typealias Day = (
    date: Int, title: String?, play: (inout TwentyDays) throws -> TmuxScreen
  )

  private static var days: [Day] {
    [
      (0, "the first daily", { try $0.first() }),
      (1, nil, { try $0.daily(then: ["learn"]) }),
      (2, nil, { try $0.daily(then: ["run"]) }),
      (3, nil, { try $0.guesses() }),
      (4, "home after the daily", { try $0.dailyAndHome() }),
      (5, nil, { try $0.ranked() }),
      (6, nil, { try $0.daily(then: ["speed"]) }),
      (8, nil, { try $0.dailyAndHome() }),
      (9, "a daily in German", { try $0.german() }),
      (12, nil, { try $0.anagrams() }),
      (13, nil, { try $0.daily(then: ["learn"]) }),
      (14, nil, { try $0.daily(then: ["play", "hangman", "--questions", "4"]) }),
      (15, nil, { try $0.daily(then: ["learn"]) }),
      (16, nil, { try $0.daily(then: ["run"]) }),
      (17, nil, { try $0.daily(then: ["learn"]) }),
      (18, nil, { try $0.daily(then: ["speed"]) }),
      (19, "home after the daily", { try $0.dailyAndHome() }),
    ]
  }

  /// Starts the client. Its date is that of the clock, but its timers run.
  private func open(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> TmuxScreen {
    try stage.open(
      arguments,
      environment: environment.merging(["FAKETIME_DONT_FAKE_MONOTONIC": "1"]) { $1 })
  }

  // MARK: - Days

  /// Plays the first start, whose answer begins the daily.
  private mutating func first() throws -> TmuxScreen {
    let screen = try open([])
    try screen.wait(for: "One word before anything else.")
    try screen.press("Enter")
    try play(on: screen)
    return screen
  }

  private mutating func daily(then game: [String]) throws -> TmuxScreen {
    try play(on: open(["daily"]))
    let screen = try open(game)
    try play(on: screen)
    return screen
  }

  /// Plays the daily, and returns to the home screen.
  private mutating func dailyAndHome() throws -> TmuxScreen {
    let screen = try open([])
    let home = try screen.settled()
    try screen.press("d")
    _ = try screen.settled(after: home)
    try play(on: screen)
    try screen.press("q")
    try screen.wait(for: " : ")
    return screen
  }

  /// Plays two words, each with two wrong guesses first.
  private mutating func guesses() throws -> TmuxScreen {
    try play(on: open(["daily"]))
    let game = ["play", "guess", "--questions", "2", "--seed", "8"]
    let questions = try stage.learnt(game)
    let screen = try open(game)
    for question in questions {
      var shown = ""
      for guess in others(like: question.right).prefix(2) + [question.right] {
        try screen.wait(for: "guess")
        try stage.clock.advance(seconds: 7)
        let before = try screen.settled()
        try screen.type(guess)
        try screen.press("Enter")
        shown = try screen.settled(after: before)
      }
      try stage.clock.advance(seconds: 7)
      for _ in 0..<3 {
        try screen.press("Enter")
        if try screen.changed(after: shown, seconds: 2) != nil { break }
      }
    }
    try screen.wait(for: "· result")
    return screen
  }

  /// Plays a ranked daily after three other players, from the home screen of a player who has just
  /// signed up.
  private mutating func ranked() throws -> TmuxScreen {
    let others = try RankedPlayers(
      client: stage.client, program: stage.server, clock: stage.clock, folder: stage.folder)
    let questions = try others.learn()
    for (name, missed) in [("ben", [3, 6, 8]), ("chloe", [2, 4, 9, 10]), ("dan", [1, 5, 8, 9])] {
      let home = stage.folder.appendingPathComponent(name).path
      try others.signUp(name, home: home)
      try others.play(questions, home: home, missing: Set(missed), seconds: 8)
    }
    try others.signUp("ann", home: stage.home)
    let screen = try open(["daily"], environment: others.flowingEnvironment(home: stage.home))
    try play(on: screen)
    _ = try others.run(["logout"], home: stage.home)
    return screen
  }

  private mutating func german() throws -> TmuxScreen {
    _ = try stage.wordhoard(["settings", "set", "interface", "de"])
    defer { _ = try? stage.wordhoard(["settings", "set", "interface", "en"]) }
    let screen = try open(["daily"])
    try play(on: screen)
    return screen
  }

  private mutating func anagrams() throws -> TmuxScreen {
    try play(on: open(["play", "anagram", "--questions", "4"]))
    return try dailyAndHome()
  }

  // MARK: - Keys

  /// Plays the game on the screen to its result.
  private mutating func play(on screen: TmuxScreen) throws {
    let reader = ScreenReader(words: words)
    var text = try screen.settled()
    var misses = 0
    // A result can be copied, which the footer shows.
    for _ in 0..<200 where !TmuxScreen.footer(of: text).contains("  c ") {
      if TmuxScreen.footer(of: text).contains(#/  v |Enter begin/#) {
        try stage.clock.advance(seconds: 1)
        try screen.press("Enter")
      } else {
        try stage.clock.advance(seconds: 3 + generator.below(6))
        try answer(reader.question(on: text), on: text, of: screen)
      }
      // A key that comes as soon as a question is drawn does not count, so it is pressed again, as players do.
      if let next = try screen.changed(after: text, seconds: 3) {
        (text, misses) = (next, 0)
      } else if misses < 3 {
        misses += 1
      } else {
        text = try screen.settled(after: text)
      }
    }
  }

  /// Types the answer to a question, a right one in four of five cases. Passes a question without a
  /// known answer.
  private mutating func answer(
    _ question: EventLines.Question?, on text: String, of screen: TmuxScreen
  ) throws {
    let knows = generator.below(100) < 80
    if let question, question.isChoice {
      return try screen.type(knows ? question.right : question.wrong)
    }
    if TmuxScreen.footer(of: text).contains("1-4") { return try screen.press("p") }
    var other = question.flatMap { others(like: $0.right).first }
    if text.contains("letter by letter") {
      // Whole words are typed as well. A wrong guess is a letter, as a word cannot be passed.
      if !TmuxScreen.footer(of: text).contains("single letters") { try screen.press("Space") }
      other = String(TwentyDays.letters[letters % TwentyDays.letters.count])
      letters += 1
    } else if text.contains("Put the letters in order") {
      // An anagram accepts no other letters. Pass it by pressing Enter twice.
      other = nil
    }
    if let typed = (knows ? question?.right : nil) ?? other {
      try screen.type(typed)
    } else {
      // The second Enter passes, but not if it comes at once.
      try screen.press("Enter")
      _ = try screen.changed(after: text, seconds: 1)
      try stage.clock.advance(seconds: 1)
      usleep(400_000)
    }
    try screen.press("Enter")
  }

  /// Other words of the same length.
  private func others(like answer: String) -> [String] {
    words.map(\.term).filter {
      $0.count == answer.count && $0 != answer && $0.allSatisfy { $0.isLetter && $0.isLowercase }
    }
  }
}
