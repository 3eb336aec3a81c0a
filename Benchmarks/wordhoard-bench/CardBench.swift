import Foundation

/// Measures the cost of many cards: a start, a session, a search, and a deck on the full screen.
struct CardBench {
  private let runs = 21
  private let most = CardPlayer(cards: 50_000, answered: 10_000)
  /// A player without cards. A start reads the same number of answers.
  private let none = CardPlayer(cards: 0, answered: 10_000)
  private let searched = CardPlayer(cards: 100_000, answered: 0)
  /// Cards whose terms share a stem and a meaning, so that none can be a wrong choice for another.
  private let alike = CardPlayer(cards: 10_000, answered: 0, isAlike: true)

  func run() throws -> [Figure] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let players = [(most, "most"), (none, "none"), (searched, "searched"), (alike, "alike")]
    for (player, name) in players {
      try player.fill(folder.path(name))
      // The first command folds the cards and stores a checkpoint.
      try client(["deck", "list", "--home", folder.path(name)])
      try client(["today", "--plain", "--home", folder.path(name)])
    }
    return try starts(folder.path("most"), without: folder.path("none"))
      + searches(folder.path("searched"))
      + [alikeSession(folder.path("alike")), deck(folder.path("alike"))]
  }

  @discardableResult
  private func client(_ arguments: [String]) throws -> Double {
    try ChildProcess.client.cpuMillis(arguments)
  }

  private func medians(_ commands: [String]...) throws -> [Double] {
    var times = commands.map { _ in [Double]() }
    for _ in 0..<runs {
      for (place, command) in commands.enumerated() { times[place].append(try client(command)) }
    }
    return times.map(median)
  }

  private func learn(_ home: String) -> [String] {
    // Without input, the session ends when its first question is shown.
    ["learn", "--deck", CardPlayer.deck, "--words", "20", "--jsonl", "--home", home]
  }

  private func start(_ home: String) -> [String] { ["word", "--plain", "--home", home] }

  // MARK: - Commands

  private func starts(_ with: String, without: String) throws -> [Figure] {
    let times = try medians(start(without), start(with), learn(with))
    return [
      Figure(
        name: "wordhoard word --plain with \(most.cards) cards, CPU, median of \(runs)",
        value: times[1], yardstick: times[0], unit: "ms", yardstickName: "without cards",
        bound: .atMost, limit: 1.3),
      Figure(
        name: "a session of 20 from \(most.cards) cards, CPU besides that of a start",
        value: times[2] - times[1], yardstick: 20, unit: "ms", yardstickName: "wanted",
        bound: .atMost, limit: 1),
    ]
  }

  private func alikeSession(_ home: String) throws -> Figure {
    let times = try medians(start(home), learn(home))
    return Figure(
      name: "a session of 20 from \(alike.cards) cards that are alike, CPU besides that of a start",
      value: times[1] - times[0], yardstick: 20, unit: "ms", yardstickName: "wanted",
      bound: .atMost, limit: 1)
  }

  /// Searches for a word on many cards, a word in no title, the beginning of a word, and a word
  /// that does not exist.
  private func searches(_ home: String) throws -> [Figure] {
    func search(_ query: String) -> [String] { ["search", query, "--json", "--home", home] }
    let first = try client(search("frase"))
    let queries = ["frase", "usual largo", "ba", "inexistente"]
    let times = try medians(
      start(home), search(queries[0]), search(queries[1]), search(queries[2]), search(queries[3]))
    return [
      Figure(
        name: "the first search of \(searched.cards) cards, CPU", value: first, yardstick: 1,
        unit: "ms", yardstickName: "none", bound: .none, limit: 0)
    ]
      + zip(queries, times.dropFirst()).map { query, time in
        Figure(
          name: "search \(query) in \(searched.cards) cards, CPU besides that of a start",
          value: time - times[0], yardstick: 10, unit: "ms", yardstickName: "wanted",
          bound: .atMost, limit: 1)
      }
  }

  // MARK: - The full screen

  /// The CPU time from Enter on a deck to the frame that shows its cards.
  private func deck(_ home: String) throws -> Figure {
    for (key, value) in [("screen", "full"), ("level", "auto")] {
      try client(["settings", "set", key, value, "--home", home])
    }
    let times = try (0..<runs).map { _ in
      let screen = try TerminalProcess(
        [ChildProcess.client.path, "--home", home],
        environment: [
          "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "NO_COLOR": "",
          "WORDHOARD_PLAIN": "",
        ], columns: 120, rows: 40)
      try screen.wait(for: "daily")
      screen.settle(forMillis: 200)
      screen.type("k")
      try screen.wait(for: CardPlayer.deck)
      screen.settle(forMillis: 300)
      let before = screen.processorMillis()
      screen.type("\r")
      // The heading, which contains `10,000 cards:`.
      try screen.wait(for: "cards:")
      defer { _ = screen.stop() }
      return screen.processorMillis() - before
    }
    return Figure(
      name: "a deck of \(alike.cards) cards until its first frame, CPU, median of \(runs)",
      value: median(times), yardstick: 33, unit: "ms", yardstickName: "two frames",
      bound: .atMost, limit: 1)
  }
}
