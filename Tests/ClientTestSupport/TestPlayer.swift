package import ClientCore
package import GameEngine
import Journal
import TestSupport

/// A player with test doubles and a temporary folder. Each target of tests names its own:
///
/// ```swift
/// typealias Player = TestPlayer<Composition>  // of the whole program
/// typealias Player = TestPlayer<Lone<DecksFeature>>  // of one feature
/// ```
package struct TestPlayer<Program: TestedProgram> {
  package let folder: TestFolder
  package var test: TestHost
  package var options: Options
  package let pool: ItemPool
  /// Sources of items in addition to the installed ones.
  package var sources: [any ItemSource] = []

  package init(
    _ display: Display = .terminal(), clock: TestClock = TestClock(), folder: TestFolder? = nil
  ) throws {
    let folder = try folder ?? TestFolder()
    self.folder = folder
    test = TestHost(clock: clock, display: display)
    options = Options(home: folder.home(), content: try folder.content())
    pool = FixturePool.pool
  }

  /// The program with these lines as its input; at a terminal a pass takes two empty lines.
  package func program(typing lines: [String] = []) throws -> Program {
    let typed = test.display.isInteractive ? lines.flatMap { $0.isEmpty ? ["", ""] : [$0] } : lines
    return try Program(host: test.host(typing: typed), options: options, and: sources)
  }

  package func program(typing lines: [InputLine]) throws -> Program {
    try Program(host: test.host(typing: lines), options: options, and: sources)
  }

  /// The player's progress, read again from the journal.
  package func progress() throws -> PlayerProgress { try folder.journal().progress() }

  /// The output since the last call.
  package func screen() -> String { test.output.taken() }

  /// The output of a command.
  package func screen(after command: (Program) throws -> Void) throws -> String {
    _ = test.output.taken()
    try command(try program())
    return test.output.taken()
  }

  /// The output of a command with `--json`.
  package func json(of command: (Program) throws -> Void) throws -> String {
    var player = self
    player.options.json = true
    return try player.screen(after: command)
  }

  /// Lines that answer today's daily, with a letter for each question: `r` right, `w` wrong, `p` passed.
  package func dailyAnswers(_ pattern: String) throws -> [String] {
    // The pack in the folder contains no neighbours.
    let plain = ItemPool(items: pool.items, editions: pool.editions)
    return answers(to: try DailyDealer(pool: plain).deal(test.clock.now.localDate), pattern)
  }
}

extension TestPlayer {
  /// A player who has practiced most days for three weeks, and the clock at noon of the last.
  package static func practiced(_ display: Display = Display()) throws -> TestPlayer {
    let player = try TestPlayer(display)
    let journal = try player.folder.journal()
    var gen = Gen(seed: 7)
    for day in 0..<22 where gen.percent(80) {
      let noon = TestClock.noon(day: day)
      let round = EventID(derivedFrom: "round \(day)")
      let header = RoundHeader(questions: 20, ruleset: .learn, edition: "en-1")
      var drafts = [Journal.Draft(id: round, body: .round(.init(round: round, header: header)))]
      for index in 1...gen.int(3...40) {
        let word = player.pool.items[gen.int(0...70)]
        let right = gen.percent(100 - 12 * (word.level?.rawValue ?? 1))
        let isChoice = gen.percent(50)
        let answer = AnswerEntry(
          item: word.id, form: FormID(isChoice ? "match" : "recall"),
          input: isChoice ? "2" : word.term, verdict: right ? .right : .wrong,
          milliseconds: gen.int(900...9000), hint: false, round: round, index: index,
          points: right ? 100 : 0, again: false, level: word.level)
        drafts.append(.init(id: EventID(derivedFrom: "\(round)/\(index)"), body: .answer(answer)))
      }
      try journal.append(drafts, at: noon)
    }
    player.test.clock.now = TestClock.noon(day: 21)
    return player
  }
}

extension [String] {
  /// These answers as a person types them at a terminal: a line goes on after each miss, except at the end.
  package func goingOn(after pattern: String) -> [String] {
    zip(pattern, self).enumerated().flatMap { place, pair in
      pair.0 == "r" || place + 1 == count ? [pair.1] : [pair.1, " "]
    }
  }
}

/// Lines that answer a round, with a letter for each question: `r` right, `w` wrong, `p` passed.
package func answers(to dealt: DealtRound, _ pattern: String) -> [String] {
  zip(pattern, zip(dealt.round.questions, dealt.key.questions)).map { sign, asked in
    let (question, key) = asked
    if sign == "p" { return "" }
    if question.input == .choice {
      let choice = sign == "r" ? key.choice : key.choice % question.choices.count + 1
      return String(choice)
    }
    if sign == "r" { return key.accepted[0] }
    // Letters that an anagram does not have are no answer yet.
    return question.task == .unscramble
      ? String(key.answer.reversed()) : String(key.answer.map { $0.isLetter ? "x" : $0 })
  }
}
