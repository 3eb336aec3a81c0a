import Foundation
import Testing

@Suite("A complete daily")
struct DailyTests {
  @Test("ten right answers give 5,500 points, and the encore raises them to 15,500")
  func allRight() throws {
    let daily = try LearntDaily.today()
    let game = try JSONLGame(["daily"], home: try Home())
    try game.open()
    for move in daily.moves { try game.send(move) }
    let outcome = try game.finish()
    #expect(outcome.status == 0)
    #expect(outcome.stderr == "")
    let verdicts = game.events.filter { $0.event == "verdict" }
    #expect(verdicts.count == 20)
    #expect(verdicts.map(\.index) == (1...20).map { $0 })
    #expect(!verdicts.contains { !$0.isRight })
    #expect(verdicts.map(\.points) == (1...20).map { 100 * min($0, 10) })
    #expect(verdicts.map(\.streak) == (1...20).map { $0 })
    #expect(verdicts[9].score == 5500)
    // What is typed at first sight is known at once.
    #expect(verdicts.allSatisfy { $0.difficulty == 3 || $0.difficulty == 1 })
    let result = try #require(game.events.last)
    #expect(result.event == "result")
    #expect(result.score == 15_500)
    #expect(result.correct?.count == 20)
    #expect(result.questions == 20)
    #expect(result.bestStreak == 20)
    #expect(result.highScore == 2000)
    #expect(result.dailyStreak == 1)
    let share = try #require(result.share)
    #expect(share.contains("10/10"))
    #expect(share.contains("15,500"))
    for verdict in verdicts {
      let answer = try #require(verdict.answer)
      #expect(!share.contains(answer))
    }
  }

  @Test("ten passes give no points and no encore")
  func allPassed() throws {
    let outcome = try Binary.run(
      "daily --jsonl", input: String(repeating: "\n", count: 30), home: try Home())
    let events = try EventLine.readAll(outcome.stdout)
    #expect(outcome.status == 0)
    #expect(events.map(\.event).filter { $0 == "verdict" }.count == 10)
    #expect(events.last?.event == "result")
    #expect(events.last?.score == 0)
    #expect(events.last?.correct?.count == 0)
  }

  @Test("seven right answers open no encore, eight do", arguments: [7, 8])
  func encoreThreshold(right: Int) throws {
    let daily = try LearntDaily.today()
    let moves = (0..<10).map { $0 < right ? daily.moves[$0] : "" }
    let outcome = try Binary.run(
      "daily --jsonl", input: moves.map { "\($0)\n" }.joined(), home: try Home())
    let events = try EventLine.readAll(outcome.stdout)
    let last = try #require(events.last)
    if right == 8 {
      #expect(last.event == "question")
      #expect(last.index == 11)
      #expect(last.encore == true)
    } else {
      #expect(last.event == "result")
      #expect(last.score == 2800)
      #expect(!events.contains { $0.encore == true })
    }
  }

  @Test("the encore ends with its first miss")
  func encoreMiss() throws {
    let daily = try LearntDaily.today()
    let moves = Array(daily.moves.prefix(12)) + ["", "", ""]
    let outcome = try Binary.run(
      "daily --jsonl", input: moves.map { "\($0)\n" }.joined(), home: try Home())
    let result = try #require(try EventLine.readAll(outcome.stdout).last)
    #expect(result.event == "result")
    #expect(result.questions == 13)
    #expect(result.score == 7500)
    #expect(result.highScore == 1200)
  }

  @Test("the same daily in two homes asks the same questions")
  func sameQuestions() throws {
    let runs = try (0..<2).map { _ in
      try Binary.run(
        "daily --jsonl", input: String(repeating: "\n", count: 10), home: try Home()
      ).stdout.split(separator: "\n").filter { $0.contains("\"event\":\"question\"") }
    }
    #expect(runs[0].count == 10)
    #expect(runs[0] == runs[1])
  }

  @Test("a question has the input and choices of its place")
  func questions() throws {
    let questions = try LearntDaily.today().questions
    #expect(questions.allSatisfy { (1...4).contains($0.level ?? 0) })
    #expect(Set(questions.prefix(10).map(\.form)).count >= 3)
    for question in questions.prefix(4) {
      #expect(question.input == "choice")
      #expect(Set(question.choices ?? []).count == 4)
    }
    for question in questions.dropFirst(4) {
      #expect(question.input == "word")
      #expect(question.choices == [])
      if question.form == "recall" || question.form == "cloze" {
        let clue = try #require(question.clue)
        #expect(clue.contains(/^\w+, \d+ letters, starts with \w$/), "\(clue)")
      }
    }
    for question in questions.dropFirst(10) {
      #expect(question.encore == true)
    }
  }

  @Test("a question never contains its answer, and its clue fits")
  func noAnswerInQuestion() throws {
    let daily = try LearntDaily.today()
    var fitting = 0
    for (question, answer) in zip(daily.questions, daily.moves).dropFirst(4) {
      let said = [question.prompt, question.clue, question.spoken].map { $0 ?? "" }
      #expect(!said.joined(separator: " ").lowercased().contains(answer), "\(question)")
      if let clue = question.clue,
        let match = clue.firstMatch(of: /(\d+) letters, starts with (\w)/)
      {
        #expect(Int(match.1) == answer.count)
        #expect(answer.hasPrefix(match.2))
        fitting += 1
      }
    }
    #expect(fitting > 0)
  }

  @Test("the events have the fields of the contract")
  func fields() throws {
    let daily = try LearntDaily.today()
    let outcome = try Binary.run(
      "daily --jsonl", input: ([":hint", "0"] + daily.moves).map { "\($0)\n" }.joined(),
      home: try Home())
    let promised: [String: Set<String>] = [
      "round": [
        "event", "mode", "dealer", "date", "number", "questions", "ranked", "ruleset", "edition",
      ],
      "question": [
        "event", "index", "form", "level", "category", "prompt", "choices", "input", "spoken",
      ],
      "refused": ["event", "index", "code", "spoken"],
      "verdict": [
        "event", "index", "correct", "word", "answer", "definition", "example", "points",
        "streak", "score", "difficulty", "spoken",
      ],
      "result": [
        "event", "score", "correct", "questions", "bestStreak", "elapsedMillis", "highScore",
        "dailyStreak", "share", "spoken",
      ],
    ]
    var met: Set<String> = []
    for line in outcome.stdout.split(separator: "\n") {
      let event = try EventLine.read(line)
      met.insert(event.event)
      let fields = try EventLine.fields(line)
      let names = try #require(promised[event.event])
      #expect(fields.isSuperset(of: names), "\(line)")
      if event.event == "question" {
        #expect(fields.isDisjoint(with: ["answer", "word", "definition", "correct"]))
      }
    }
    #expect(met == Set(promised.keys))
    let round = try #require(try EventLine.readAll(outcome.stdout).first)
    #expect(round.mode == "daily")
    #expect(round.dealer == "solo")
    #expect(round.ranked == false)
    #expect(round.ruleset == "daily-1")
    #expect(round.questions == 10)
    let date = try #require(round.date)
    #expect(date.contains(/^\d{4}-\d\d-\d\d$/))
  }

  @Test("starting a finished daily again with --jsonl prints the round and its result")
  func secondStart() throws {
    let home = try Home()
    let passes = String(repeating: "\n", count: 10)
    let first = try EventLine.readAll(
      try Binary.run("daily --jsonl", input: passes, home: home).stdout)
    let second = try EventLine.readAll(
      try Binary.run("daily --jsonl", input: passes, home: home).stdout)
    #expect(second.map(\.event) == ["round", "result"])
    #expect(second.last?.score == first.last?.score)
    #expect(second.last?.elapsedMillis == first.last?.elapsedMillis)
    #expect(second.last?.dailyStreak == 1)
    #expect(second.last?.share == first.last?.share)
    #expect(try home.answers().count == 10)
  }

  @Test("help, undo and dispute are refused in a daily, and cost nothing")
  func noHelp() throws {
    let home = try Home()
    let game = try JSONLGame(["daily"], home: home)
    try game.open()
    for command in [":hint", ":undo", ":dispute"] {
      let events = try game.send(command)
      #expect(events.map(\.event) == ["refused"])
      #expect(events.last?.code == "not_allowed")
    }
    #expect(try home.answers().isEmpty)
    #expect(try game.send("").first?.index == 1)
  }
}
