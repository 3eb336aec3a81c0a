import Foundation
import GameEngine
import Testing

@Suite("Practice games")
struct PlayTests {
  private static let forms = [
    "match", "meaning", "recall", "cloze", "synonym", "anagram", "hangman", "guess", "spell",
  ]

  @Test("each form can be played by its name, to a result", arguments: forms)
  func form(name: String) throws {
    let home = try Home()
    let game = try JSONLGame(["play", name, "--questions", "3", "--seed", "11"], home: home)
    try game.open()
    var hints = 0
    while let question = game.question, game.events.last?.event != "result" {
      #expect(question.form == name)
      let hint = try game.send(":hint")
      #expect(["state", "refused"].contains(hint.last?.event))
      hints += hint.last?.event == "state" ? 1 : 0
      if question.input == "choice" {
        #expect(question.choices?.count == 4)
        try game.send("1")
      } else {
        try game.send("")
      }
    }
    #expect(hints == 3)
    #expect(game.events.last?.questions == 3)
    let outcome = try game.finish()
    #expect(outcome.status == 0)
    #expect(outcome.stderr == "")
    #expect(try home.answers().map(\.form.rawValue) == [name, name, name])
    #expect(try home.answers().allSatisfy(\.hint))
  }

  @Test("hangman takes letters until the word is complete")
  func hangman() throws {
    let home = try Home()
    let round = ["play", "hangman", "--questions", "1", "--seed", "12"]
    let word = try #require(
      try EventLine.readAll(
        try Binary.run(round + ["--jsonl"], input: Data("\n".utf8), home: home).stdout
      ).first { $0.event == "verdict" }?.answer)
    let game = try JSONLGame(round, home: home)
    try game.open()
    #expect(game.question?.input == "letter")
    var last: EventLine?
    for letter in Set(word).sorted() { last = try game.send(String(letter)).first }
    #expect(last?.event == "verdict")
    #expect(last?.isRight == true)
    let states = game.events.filter { $0.event == "state" }
    #expect(states.count == Set(word).count - 1)
    #expect(states.allSatisfy { $0.left == 6 })
  }

  @Test("guess marks each try, and a word that is not in the list costs none")
  func guess() throws {
    let home = try Home()
    let round = ["play", "guess", "--questions", "1", "--seed", "4"]
    let word = try #require(
      try EventLine.readAll(
        try Binary.run(round + ["--jsonl"], input: Data("\n".utf8), home: home).stdout
      ).first { $0.event == "verdict" }?.answer)
    let game = try JSONLGame(round, home: home)
    try game.open()
    let nonsense = String(repeating: "z", count: word.count)
    #expect(try game.send(nonsense).first?.event == "refused")
    let content = try #require(Binary.content)
    let other = try #require(
      try String(contentsOfFile: "\(content)/data/guesses.txt", encoding: .utf8)
        .split(separator: "\n").first { $0.count == word.count && $0 != word[...] })
    let state = try #require(try game.send(String(other)).first)
    #expect(state.event == "state")
    #expect(state.left == 5)
    #expect(state.marks?.count == 1)
    #expect(state.marks?.first?.count == word.count)
    #expect(try game.send(word).first?.isRight == true)
  }

  @Test("level, category and number of questions are as requested")
  func wishes() throws {
    let outcome = try Binary.run(
      "play --level 2 --category nature --questions 7 --seed 1 --jsonl",
      input: String(repeating: "\n", count: 7), home: try Home())
    let questions = try EventLine.readAll(outcome.stdout).filter { $0.event == "question" }
    #expect(questions.count == 7)
    #expect(questions.allSatisfy { $0.level == 2 && $0.category == "nature" })
  }

  @Test("the settings level and category apply to play")
  func settings() throws {
    let home = try Home()
    for setting in ["level 3", "category food"] {
      #expect(try Binary.run("settings set \(setting)", home: home).status == 0)
    }
    let outcome = try Binary.run(
      "play --jsonl", input: String(repeating: "\n", count: 10), home: home)
    let questions = try EventLine.readAll(outcome.stdout).filter { $0.event == "question" }
    #expect(questions.count == 10)
    #expect(questions.allSatisfy { $0.level == 3 && $0.category == "food" })
  }

  @Test("a seed always gives the same round, another one a different round")
  func seeds() throws {
    let rounds = try [5, 5, 6].map { seed in
      try Binary.run("play --jsonl --seed \(seed)", home: try Home()).stdout
    }
    #expect(rounds[0] == rounds[1])
    #expect(rounds[0] != rounds[2])
  }

  @Test("undo asks again for no points, and a dispute removes a miss from the schedule")
  func undoAndDispute() throws {
    let home = try Home()
    let game = try JSONLGame(["play", "match", "--questions", "3", "--seed", "2"], home: home)
    try game.open()
    let answer = try #require(try game.send("").first?.answer)
    let again = try #require(try game.send(":undo").last)
    #expect(again.event == "question")
    #expect(again.index == 1)
    let place = try #require(again.choices?.firstIndex(of: answer))
    let verdict = try #require(try game.send(String(place + 1)).first)
    #expect(verdict.isRight)
    #expect(verdict.points == 0)
    let miss = try #require(try game.send("").first)
    let disputed = try #require(try game.send(":dispute").last)
    #expect(disputed.event == "state")
    #expect(disputed.spoken?.contains("takes that answer as right") == true)
    try game.send("")
    #expect(game.events.last?.event == "result")
    #expect(game.events.last?.questions == 3)
    #expect(try game.finish().status == 0)
    let headword = try #require(miss.answer)
    let card = try Binary.run("define \(headword) --json", home: home).stdout
    #expect(card.contains("\"wrong\" : 0"))
  }

  @Test("a run asks harder and harder words until the first miss")
  func run() throws {
    let home = try Home()
    let game = try JSONLGame(["run"], home: home)
    let round = try #require(try game.open().first)
    #expect(round.mode == "run")
    #expect(round.questions == 0)
    #expect(game.question?.level == 1)
    #expect(try game.send(":hint").last?.event == "refused")
    #expect(try game.send("").map(\.event) == ["verdict", "result"])
    #expect(game.events.last?.score == 0)
    #expect(try game.finish().status == 0)
  }

  @Test("speed asks choices until the input ends")
  func speed() throws {
    let home = try Home()
    let outcome = try Binary.run(
      "speed --jsonl", input: String(repeating: "1\n", count: 25), home: home)
    let events = try EventLine.readAll(outcome.stdout)
    #expect(events.first?.mode == "speed")
    #expect(events.filter { $0.event == "question" }.allSatisfy { $0.input == "choice" })
    #expect(events.last?.event == "result")
    #expect(events.last?.questions == 25)
    #expect(try home.answers().count == 25)
  }

  @Test("a friend's code gives the same questions, and compares both results")
  func code() throws {
    let friend = try Home()
    let outcome = try Binary.run(
      "play --jsonl --questions 6 --level 2", input: String(repeating: "1\n", count: 40),
      home: friend)
    let events = try EventLine.readAll(outcome.stdout)
    let result = try #require(events.last { $0.event == "result" })
    struct Shared: Decodable { let code: String }
    let shared = try JSONDecoder().decode(
      Shared.self, from: Data(try Binary.run("share round --json", home: friend).stdout.utf8))
    let output = try Binary.run("share round", home: friend).stdout
    #expect(output.contains("wordhoard play --code \(shared.code)"))
    let home = try Home()
    let replay = try Binary.run("play --jsonl --code \(shared.code)", home: home)
    let code = shared.code.lowercased().replacing("-", with: "")
    let lines = try Binary.run(
      "play --code \(code)", input: String(repeating: "\n", count: 6), home: home)
    #expect(lines.status == 0)
    let comparison = try #require(lines.stdout.split(separator: "\n").last)
    #expect(
      comparison.hasPrefix("You: 0 right, 0. They: \(try #require(result.correct?.count)) right"))
    #expect(comparison.contains(result.score == 0 ? "tie" : "They win"))
    let first = try EventLine.readAll(replay.stdout).first { $0.event == "question" }
    #expect(first?.prompt == events.first { $0.event == "question" }?.prompt)
    let played = try EventLine.readAll(
      try Binary.run(
        "play --jsonl --code \(shared.code)", input: String(repeating: "1\n", count: 40),
        home: home
      ).stdout)
    #expect(
      played.filter { $0.event == "question" }.map(\.spoken)
        == events.filter { $0.event == "question" }.map(\.spoken))
    #expect(played.last?.score == result.score)
  }

  @Test("a code with one wrong letter is refused")
  func wrongCode() throws {
    let home = try Home()
    #expect(try Binary.run("play --questions 1", input: "\n", home: home).status == 0)
    let output = try Binary.run("share round", home: home).stdout
    let match = try #require(output.firstMatch(of: /--code (\S+)/))
    var letters = Array(match.1)
    for place in [0, letters.count / 2, letters.count - 1] where letters[place] != "-" {
      let right = letters[place]
      letters[place] = right == "7" ? "8" : "7"
      try expectFault(
        64, try Binary.run("play --code \(String(letters))", home: home), "code")
      letters[place] = right
    }
  }
}
