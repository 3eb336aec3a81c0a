import Foundation
import GameEngine
import Lexicon

/// Makes pictures of the full screen for the documents with the current program in tmux, a fake
/// clock and a made-up player. So the pictures change only if the screens do.
struct Screenshots {
  /// The folder for the pictures.
  let output: URL
  /// The paths of the client and the server.
  let (client, server): (String, String)
  /// The temporary folder, which `end` deletes.
  let folder: URL
  /// The clock that all programs use.
  let clock: FakeClock

  /// A Saturday evening, eight weeks after the first daily. It is not a full minute, at which the
  /// countdown would be updated endlessly because the clock is stopped.
  private static let evening = 1_800_127_820
  /// The seconds after which a command is ended that a picture needs.
  static let patience = 40.0
  private static let today = CalendarDate(utc: Int64(evening) * 1000)

  init(output: URL, client: String, server: String) throws {
    try self.init(
      output: output, client: client, server: server, name: "pictures", time: Self.evening)
  }

  /// - Parameters:
  ///   - name: the end of the temporary folder's name.
  ///   - time: the first time on the clock, in seconds since 1970.
  init(output: URL, client: String, server: String, name: String, time: Int) throws {
    (self.output, self.client, self.server) = (output, client, server)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    clock = try FakeClock(time, folder: folder)
  }

  func run() throws {
    defer { end() }
    let days = 56
    let player = PastPlayer(
      words: try Checkout.pack().words, first: Self.today.adding(days: -days), days: days)
    try player.fill(home)
    for setting in [
      ["screen", "full"], ["level", "auto"], ["theme", "dark"], ["motion", "off"],
      // The clock stands still, so a question would never take a choice.
      ["answer-delay", "0"],
    ] {
      _ = try wordhoard(["settings", "set"] + setting)
    }
    try places()
    try practice()
    try course()
    try board()
    try daily()
  }

  /// Deletes the temporary folder.
  func end() { try? FileManager.default.removeItem(at: folder) }

  // MARK: - Scenes

  /// Pictures of the home screen and the screens of its menu.
  private func places() throws {
    try keep("home", "The home screen") { try atHome() }
    try keep("home-light", "The home screen in light colors") {
      try atHome(["--theme", "light"])
    }
    // None of these texts is on a screen that the keys pass on the way.
    for (keys, name, texts, title) in [
      (["o"], "profile", ["newest known"], "The profile"),
      (["o", "Left"], "calendar", ["last half-year"], "The month in the profile"),
      (["c"], "recap", ["Best daily"], "The week so far"),
      (["t"], "settings", ["Accents must be right"], "The settings"),
      (["u", "s", "a", "t"], "look-up", ["› sat", "satisfy"], "Looking a word up"),
    ] as [([String], String, [String], String)] {
      try keep(name, title) {
        let screen = try atHome()
        var shown = try screen.settled()
        for key in keys {
          try screen.press(key)
          shown = try screen.settled(after: shown)
        }
        for text in texts { try screen.wait(for: text) }
        return screen
      }
    }
    try keep("word", "A word") {
      let screen = try atHome()
      try screen.type("usati")
      try screen.wait(for: "satisfy")
      try screen.press("Enter")
      try screen.wait(for: "satirical")
      return screen
    }
  }

  private func atHome(_ arguments: [String] = []) throws -> TmuxScreen {
    let screen = try open(arguments)
    try screen.wait(for: "Settings")
    return screen
  }

  /// Pictures of practice rounds: a choice, a typed answer, a miss.
  private func practice() throws {
    let match = ["play", "match", "--seed", "12"]
    try keep("match", "A question with four choices") { try firstQuestion(match) }
    try keep("match-small", "The same in sixty columns and twenty rows") {
      try firstQuestion(match, columns: 60, rows: 20)
    }
    try keep("recall-sepia", "A question that takes a typed answer, in sepia") {
      let recall = ["play", "recall", "--seed", "5"]
      let questions = try learnt(recall)
      let screen = try firstQuestion(recall + ["--theme", "sepia"])
      try clock.advance(seconds: 6)
      try screen.type(questions[0].right)
      try screen.press("Enter")
      try screen.wait(for: "2 of 10")
      try screen.type(String(questions[1].right.prefix(4)))
      try screen.wait(for: questions[1].right.prefix(4).map(String.init).joined(separator: "   "))
      return screen
    }
    try keep("miss", "After a miss") {
      let choices = try learnt(match)
      let screen = try firstQuestion(match)
      try clock.advance(seconds: 6)
      try screen.type(choices[0].wrong)
      try screen.wait(for: "Not this time")
      return screen
    }
  }

  /// Pictures of a course: a question, and the page of a verb.
  private func course() throws {
    try keep("course", "A question in the Spanish course") {
      try firstQuestion(["play", "conjugate", "--course", "es", "--seed", "4"])
    }
    _ = try wordhoard(["course", "use", "es"])
    try keep("course-word", "A verb of the Spanish course") {
      let screen = try atHome()
      try screen.type("uhablar")
      try screen.wait(for: "to speak")
      try screen.press("Enter")
      try screen.wait(for: "presente")
      return screen
    }
    _ = try wordhoard(["course", "use", "en"])
  }

  private func firstQuestion(
    _ arguments: [String], columns: Int = 80, rows: Int = 24
  ) throws -> TmuxScreen {
    let screen = try open(arguments, columns: columns, rows: rows)
    try screen.wait(for: "1 of 10")
    return screen
  }

  /// A picture of the daily, played to its end.
  private func daily() throws {
    try keep("result", "The result of a daily, with lines to share") {
      let questions = try learnt(["daily"])
      let screen = try open(["daily"])
      for (place, question) in questions.prefix(10).enumerated() {
        try screen.wait(for: "\(place + 1) of 10")
        try clock.advance(seconds: 4 + place)
        let isMissed = [4, 7, 8].contains(place)
        if isMissed, !question.isChoice {
          try pass(on: screen)
          // A gap gives a second try.
          if try screen.settled().contains("Try again") { try pass(on: screen) }
        } else {
          try screen.type(isMissed ? question.wrong : question.right)
          if !question.isChoice { try screen.press("Enter") }
        }
        if isMissed {
          try screen.wait(for: "Not this time")
          try clock.advance(seconds: 1)
          try screen.press("Enter")
        }
      }
      try screen.wait(for: "· result")
      return screen
    }
  }

  /// Enter twice, though not at once, passes a question that takes a typed answer.
  private func pass(on screen: TmuxScreen) throws {
    try screen.press("Enter")
    try screen.wait(for: "press Enter again to pass")
    try clock.advance(seconds: 1)
    try screen.press("Enter")
  }

  /// A picture of the leaderboard of the day.
  private func board() throws {
    try keep("leaderboard", "The leaderboard of the day") {
      let ranked = try RankedPlayers(client: client, program: server, clock: clock, folder: folder)
      let questions = try ranked.learn()
      var mine = ""
      for (name, missed, seconds) in [
        ("ben", [3, 6, 8], 8), ("ann", [6], 7), ("chloe", [2, 4, 9, 10], 5),
      ] as [(String, Set<Int>, Int)] {
        let home = folder.appendingPathComponent(name).path
        if name == "ann" { try FileManager.default.copyItem(atPath: self.home, toPath: home) }
        try ranked.signUp(name, home: home)
        try ranked.play(questions, home: home, missing: missed, seconds: seconds)
        if name == "ann" { mine = home }
      }
      let screen = try open([], environment: ranked.flowingEnvironment(home: mine))
      try screen.wait(for: "Settings")
      try screen.type("b")
      try screen.wait(for: "chloe")
      return screen
    }
  }

  // MARK: - Parts

  /// The path of the player's folder.
  var home: String { folder.appendingPathComponent("home").path }

  private var environment: [String: String] {
    // Other installed data must not appear in a picture.
    clock.environment.merging([
      "WORDHOARD_HOME": home, "WORDHOARD_DICTIONARIES": "", "WORDHOARD_DATA": "",
    ]) { $1 }
  }

  /// Runs a command of the player, and returns its output.
  func wordhoard(_ arguments: [String], input: String = "") throws -> String {
    try Spawn.output(
      [client] + arguments, environment: environment, input: input, within: Self.patience)
  }

  /// Opens the program on the full screen.
  func open(
    _ arguments: [String], environment changes: [String: String] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws -> TmuxScreen {
    let all = environment.merging(changes) { $1 }
      .merging(["LC_ALL": "C.UTF-8", "COLORTERM": "truecolor"]) { $1 }
    return try TmuxScreen(
      [client] + arguments, environment: all, columns: columns, rows: rows, folder: folder)
  }

  /// The questions of a round, learned by passing all of them in another player's folder.
  func learnt(_ arguments: [String]) throws -> [EventLines.Question] {
    let elsewhere = folder.appendingPathComponent("elsewhere").path
    try? FileManager.default.removeItem(atPath: elsewhere)
    try FileManager.default.copyItem(atPath: home, toPath: elsewhere)
    let lines = try wordhoard(
      arguments + ["--jsonl", "--home", elsewhere], input: String(repeating: "\n", count: 20))
    return try EventLines(lines).questions
  }

  /// Writes a picture of the screen to which some steps lead; without a title, only takes the steps.
  ///
  /// - Throws: `BenchError` with the name of the picture if the screen does not come.
  func keep(_ name: String, _ title: String?, of steps: () throws -> TmuxScreen) throws {
    let file = output.appendingPathComponent("\(name).svg")
    do {
      let screen = try steps()
      guard let title else { return }
      try Data(try screen.picture("Wordhoard: \(title)").utf8).write(to: file)
    } catch {
      throw BenchError(message: "\(name): \(error)")
    }
    print(file.path)
  }
}
