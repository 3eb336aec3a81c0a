import Foundation

/// Measures the full screen: a key, its start, its idle time, and its memory.
struct ScreenBench {
  private let keys = 1000
  private let starts = 31
  private let idleSeconds = 5
  private let home: String

  /// The sequence at the end of each frame, which resets the terminal to its own colors.
  private static let frameEnd = "\u{1B}[m"

  /// Creates a player's folder for the measurements.
  init() {
    home =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-bench-\(ProcessInfo.processInfo.processIdentifier)").path
  }

  func run() throws -> [Figure] {
    defer { try? FileManager.default.removeItem(atPath: home) }
    // Skip the question about the screen, and the first steps.
    for (key, value) in [("screen", "full"), ("level", "auto")] {
      _ = try ChildProcess.client.cpuMillis(["settings", "set", key, value, "--home", home])
    }
    return try [key(), search(), motion()] + bytes() + start() + idle() + [memory()]
  }

  private func open(
    _ arguments: [String], columns: UInt16 = 120, rows: UInt16 = 40
  ) throws -> TerminalProcess {
    try TerminalProcess(
      [ChildProcess.client.path] + arguments + ["--home", home],
      environment: [
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "NO_COLOR": "",
        "WORDHOARD_PLAIN": "",
      ], columns: columns, rows: rows)
  }

  /// Measures the processor time from a letter to the frame that shows it.
  private func key() throws -> Figure {
    let game = try open(["play", "recall", "--seed", "1"])
    try game.wait(for: "Type the word")
    game.settle(forMillis: 300)
    let before = game.processorMillis()
    for place in 0..<keys {
      // Type eight letters, and then delete them.
      game.type(place % 16 < 8 ? "e" : "\u{7F}")
      try game.wait(for: ScreenBench.frameEnd)
    }
    let taken = game.processorMillis() - before
    return Figure(
      name: "a key until its frame at 120 x 40, CPU, mean of \(keys)",
      value: taken / Double(keys), yardstick: 2, unit: "ms", yardstickName: "wanted",
      bound: .atMost, limit: 1)
  }

  /// Measures the processor time of a letter in the search for everything, until its results are shown.
  private func search() throws -> Figure {
    let home = try open([])
    try home.wait(for: "Settings")
    home.settle(forMillis: 300)
    home.type(":")
    home.settle(forMillis: 600)
    let texts = ["shr", "pro", "let", "gol"]
    let before = home.processorMillis()
    for text in texts {
      for letter in text {
        home.type(String(letter))
        home.settle(forMillis: 200)
      }
      home.type("\u{7F}\u{7F}\u{7F}")
      home.settle(forMillis: 200)
    }
    let letters = Double(texts.count * 4)
    return Figure(
      name: "a letter in the search for everything until its results, CPU",
      value: (home.processorMillis() - before) / letters, yardstick: 50, unit: "ms",
      yardstickName: "wanted", bound: .atMost, limit: 1)
  }

  /// Measures the share of a core that a tile takes while it turns: the processor time of answers with and
  /// without motion.
  private func motion() throws -> Figure {
    let (answers, millis) = (9, 130.0)
    func taken(_ motion: String) throws -> Double {
      _ = try ChildProcess.client.cpuMillis(["settings", "set", "motion", motion, "--home", home])
      let game = try open(["play", "match", "--seed", "1"], columns: 80, rows: 24)
      try game.wait(for: "Which word")
      let before = game.processorMillis()
      for _ in 0..<answers {
        game.settle(forMillis: 600)
        game.type("1")
        game.settle(forMillis: 600)
        game.type("\r")
      }
      return game.processorMillis() - before
    }
    let (off, on) = (try taken("off"), try taken("on"))
    return Figure(
      name: "share of a core while a tile turns, mean of \(answers)",
      value: max(0, on - off) / (Double(answers) * millis) * 100, yardstick: 5, unit: "%",
      yardstickName: "wanted", bound: .atMost, limit: 1)
  }

  /// Counts the bytes of the frames after an arrow key on home, a letter of a word, and an answer.
  private func bytes() throws -> [Figure] {
    func sent(_ screen: TerminalProcess, after key: String) -> Double {
      screen.type(key)
      // The numbers of a new question light up some time after it.
      return Double(screen.settle(forMillis: 600).utf8.count)
    }
    func opened(_ arguments: [String], _ text: String) throws -> TerminalProcess {
      let screen = try open(arguments, columns: 80, rows: 24)
      try screen.wait(for: text)
      screen.settle(forMillis: 600)
      return screen
    }
    func figure(_ what: String, _ values: [Double], wanted: Double) -> Figure {
      Figure(
        name: "bytes for \(what) at 80 x 24, most of \(values.count)", value: values.max() ?? 0,
        yardstick: wanted, unit: "bytes", yardstickName: "wanted", bound: .atMost, limit: 1)
    }
    let home = try opened([], "Settings")
    let arrows = (0..<8).map { _ in sent(home, after: "\u{1B}[B") }
    let word = try opened(["play", "recall", "--seed", "1"], "Type the word")
    let letters = (0..<8).map { _ in sent(word, after: "e") }
    let choice = try opened(["play", "match", "--seed", "1"], "Which word")
    let answers = (0..<8).map { place in sent(choice, after: place % 2 == 0 ? "1" : "\r") }
    return [
      figure("an arrow key on home", arrows, wanted: 400),
      figure("a typed letter", letters, wanted: 200),
      figure("an answer, or the question after it", answers, wanted: 3000),
    ]
  }

  /// Processor time and elapsed time until the home screen is shown, compared with line mode.
  private func start() throws -> [Figure] {
    typealias Start = (cpu: Double, wall: Double)
    func measured(_ arguments: [String], until text: String) throws -> Start {
      let begin = nanoseconds()
      let process = try open(arguments)
      try process.wait(for: text)
      let wall = Double(nanoseconds() - begin) / 1e6
      return (process.stop(), wall)
    }
    var full: [Start] = []
    var plain: [Start] = []
    for _ in 0..<starts {
      full.append(try measured([], until: ScreenBench.frameEnd))
      plain.append(try measured(["--plain"], until: "wordhoard daily"))
    }
    func figure(_ what: String, _ part: KeyPath<Start, Double>, limit: Double) -> Figure {
      Figure(
        name: "home until its first frame, \(what), median of \(starts)",
        value: median(full.map { $0[keyPath: part] }),
        yardstick: median(plain.map { $0[keyPath: part] }), unit: "ms",
        yardstickName: "the same in line mode", bound: .atMost, limit: limit)
    }
    return [figure("CPU", \.cpu, limit: 1.3), figure("time", \.wall, limit: 1.5)]
  }

  /// Measures the processor time of the idle home screen. The program itself does nothing; the
  /// runtime checks its threads once a second, which takes some 70 us.
  private func idle() throws -> [Figure] {
    let screen = try open([])
    try screen.wait(for: "Settings")
    waitForRest()
    screen.settle(forMillis: 100)
    func measured() throws -> (cpu: Double, wakeUps: Int) {
      guard let wakeUps = screen.wakeUpsOfMainThread() else {
        throw BenchError(message: "the wake-ups of the main thread are unknown")
      }
      return (screen.processorMillis(), wakeUps)
    }
    let before = try measured()
    sleep(UInt32(idleSeconds))
    let after = try measured()
    let name = "in \(idleSeconds) s at home without a key"
    return [
      Figure(
        name: "CPU of all threads \(name)", value: after.cpu - before.cpu, yardstick: 10,
        unit: "ms", yardstickName: "a tick", bound: .atMost, limit: 0.1),
      Figure(
        name: "wake-ups of the loop \(name)", value: Double(after.wakeUps - before.wakeUps),
        yardstick: 1, unit: "times", yardstickName: "one", bound: .atMost, limit: 0),
    ]
  }

  /// The home screen updates the time until the next daily once a minute, and the threads that do it end
  /// after some idle seconds.
  private func waitForRest() {
    let second = { Int(Date().timeIntervalSince1970) % 60 }
    sleep(20)
    while !(20...50).contains(second()) { sleep(1) }
  }

  /// Measures the peak memory while each screen of the home screen's menu is open, and questions
  /// are answered.
  private func memory() throws -> Figure {
    let screen = try open([])
    try screen.wait(for: "Settings")
    screen.settle(forMillis: 100)
    var most = screen.ownMiB()
    for letter in "abcdefghijklmnoprstuvwxyz" {
      screen.type(String(letter))
      screen.settle(forMillis: 100)
      // A choice, a typed answer or a pass, depending on the question; on other screens these keys scroll.
      for answer in ["1", "\r", "a\r", "\r\r"] {
        screen.type(answer)
        screen.settle(forMillis: 40)
        most = max(most, screen.ownMiB())
      }
      // Return to the home screen. A game asks for a confirmation.
      for _ in 0..<4 {
        screen.type("\u{1B}")
        if screen.settle(forMillis: 60).contains("leave") { screen.type("y") }
      }
      screen.settle(forMillis: 60)
    }
    return Figure(
      name: "most memory during a look at everything, besides "
        + "\(Int(screen.peakMiB() - most)) MiB of files that the kernel may drop",
      value: most, yardstick: 60, unit: "MiB", yardstickName: "wanted", bound: .atMost, limit: 1)
  }
}
