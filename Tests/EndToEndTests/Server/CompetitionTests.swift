import Foundation
import GameEngine
import Journal
import Testing

@Suite("Two players and a server")
struct CompetitionTests {
  @Test("sign up, play the ranked daily once, and see their ranks")
  func wholeDay() throws {
    let day = try Competition()
    let moves = try day.learn()
    let ann = try day.signUp("ann")
    let ben = try day.signUp("ben")
    let best = try day.run("daily --jsonl", moves.map { "\($0)\n" }.joined(), ann)
    let round = try #require(try EventLine.readAll(best.stdout).first)
    #expect(round.dealer == "library" && round.ranked == true)
    let result = try #require(try EventLine.readAll(best.stdout).last)
    #expect(result.score == 5_500 && result.rank == 1 && result.kept == true)
    #expect(result.dailyStreak == 1 && result.share?.contains("library") == true)

    // The account knows the answers at once, without a sync by hand.
    let account = try day.run("account --json", "", ann)
    #expect(account.stdout.contains(/"gamesCount"\s*:\s*1[01]\b/), "\(account.stdout)")

    let lesser = moves.prefix(9) + ["", ""]
    let other = try day.run("daily --jsonl", lesser.map { "\($0)\n" }.joined(), ben)
    #expect(try EventLine.readAll(other.stdout).last?.rank == 2)
    #expect(try EventLine.readAll(other.stdout).last?.players == 2)

    let again = try EventLine.readAll(try day.run("daily --jsonl", "1\n1\n", ann).stdout)
    #expect(again.map(\.event) == ["round", "result"])
    #expect(again.last?.score == 5_500)

    let board = try ask("/v1/boards/daily/\(try #require(round.date))", port: day.port)
    #expect(board.status == 200)
    let names = board.body.matches(of: /"username":"(\w+)"/).map { String($0.1) }
    #expect(names == ["ann", "ben"])
    let shown = try day.run("leaderboard --json", "", ben)
    #expect(shown.status == 0)
    #expect(
      shown.stdout.matches(of: /"username"\s*:\s*"(\w+)"/).map { String($0.1) }.prefix(2)
        == ["ann", "ben"])
    let page = try ask("/boards/daily/\(try #require(round.date))", port: day.port)
    #expect(page.body.contains("ann") && page.body.contains("5,500"))

    let gone = try day.run(
      "account delete --password-stdin", "\(Competition.password)\n", ann)
    #expect(gone.status == 0)
    let after = try ask("/v1/boards/daily/\(try #require(round.date))", port: day.port)
    #expect(after.body.contains("\"ben\"") && !after.body.contains("\"ann\""))
    #expect(after.body.contains(#""players":2"#) && after.body.contains(#""deleted player""#))
    #expect(try ask("/v1/players/ben", port: day.port).status == 200)
    #expect(try ask("/v1/players/ann", port: day.port).status == 404)
    #expect(try ask("/players/ann", port: day.port).status == 404)
    #expect(try day.stopServer().status == 0)
  }

  @Test("after kill -9 of client and server the daily goes on, also on another machine")
  func resume() throws {
    let day = try Competition()
    let moves = try day.learn()
    let home = try day.signUp("ann")
    let game = try day.game(home)
    try game.open()
    for move in moves.prefix(3) { #expect(try game.send(move).first?.isRight == true) }
    _ = try game.kill9()
    try day.killServer()

    let machine = try day.logIn("ann")
    let second = try day.game(machine)
    try second.open()
    #expect(second.question?.index == 4)
    #expect(second.events.filter { $0.event == "verdict" }.isEmpty)
    for move in moves[3..<6] { #expect(try second.send(move).first?.isRight == true) }
    try day.killServer()
    for move in moves[6..<9] { #expect(try second.send(move).first?.isRight == true) }
    _ = try second.kill9()

    let third = try day.game(home)
    try third.open()
    #expect(third.question?.index == 10)
    for move in moves[9...] { try third.send(move) }
    #expect(third.events.last?.score == 5_500)
    #expect(third.events.last?.rank == 1)
    try third.finish()
    for place in [home, machine, home] {
      #expect(try day.run("sync", "", place).status == 0)
    }
    for place in [home, machine] {
      #expect(try place.answers().count == 11)
      #expect(try place.doubledAnswers() == [])
    }
    let first = try home.journal().progress()
    let other = try machine.journal().progress()
    #expect(first.totalScore == 5_500)
    #expect(first.totalScore == other.totalScore && first.gamesCount == other.gamesCount)
    #expect(first.words == other.words)
  }

  @Test("the end of a run that a killed client never received is entered by the next `run`")
  func lostEnd() throws {
    let day = try Competition()
    let home = try day.signUp("ann")
    let game = try day.game(home, "run")
    try game.open()
    _ = try game.kill9()
    let open = try home.journal().progress().rounds.values.first { $0.header.ranked }
    let id = try #require(open?.id)
    // The move of a client that is killed before it receives the response.
    let last = try ask(
      "/v1/runs/\(id)/moves", port: day.port, method: "POST", token: try day.token(of: home),
      body: #"{"move":1,"input":""}"#)
    #expect(last.status == 200)
    let ended = try EventLine.readAll(try day.run("run --jsonl", "", home).stdout)
    #expect(ended.map(\.event) == ["round", "verdict", "result"])
    #expect(try home.answers().count == 1)
    #expect(try home.journal().progress().rounds[id]?.isFinished == true)
    let next = try EventLine.readAll(try day.run("run --jsonl", "\n", home).stdout)
    #expect(next.map(\.event) == ["round", "question", "verdict", "result"])
    #expect(try home.answers().count == 2)
    #expect(try home.doubledAnswers() == [])
  }

  @Test("duplicated, reordered, altered and foreign moves change nothing")
  func hostileMoves() throws {
    let day = try Competition()
    let ann = try day.token(of: try day.signUp("ann"))
    let ben = try day.token(of: try day.signUp("ben"))
    let started = try ask(
      "/v1/runs", port: day.port, method: "POST", token: ann, body: #"{"board":"run"}"#)
    #expect(started.status == 201)
    let id = try #require(started.body.firstMatch(of: /"id":"([0-9a-f-]{36})"/)?.1)
    func move(_ number: Int, _ input: String, _ token: String) throws -> (Int, String) {
      let answer = try ask(
        "/v1/runs/\(id)/moves", port: day.port, method: "POST", token: token,
        body: #"{"move":\#(number),"input":"\#(input)"}"#)
      return (
        answer.status, answer.body.firstMatch(of: /"code":"(\w+)"/).map { String($0.1) } ?? ""
      )
    }
    #expect(try move(1, "1", ben) == (404, "not_found"))
    let ending = try ask("/v1/runs/\(id)", port: day.port, method: "DELETE", token: ben)
    #expect(ending.status == 404)
    #expect(try move(2, "1", ann) == (409, "move_out_of_order"))
    #expect(try move(1, "7", ann) == (422, "value_invalid"))
    #expect(try move(0, "1", ann) == (422, "value_invalid"))
    let score = try ask(
      "/v1/runs/\(id)/moves", port: day.port, method: "POST", token: ann,
      body: #"{"move":1,"input":"1","score":30000}"#)
    #expect(score.status == 422)
    #expect(try move(1, "", ann) == (200, ""))
    #expect(try move(1, "", ann) == (200, ""))
    #expect(try move(1, "1", ann) == (409, "move_differs"))
    #expect(try move(2, ":next", ann) == (409, "run_closed"))
    #expect(try ask("/v1/runs/\(id)", port: day.port, token: ben).status == 404)
    #expect(try ask("/v1/runs/\(id)/replay", port: day.port).status == 200)
  }

  @Test("without the server the solo daily is played, and the ranked one can be played later")
  func offline() throws {
    let day = try Competition()
    let home = try day.signUp("ann")
    #expect(try day.stopServer().status == 0)
    let solo = try day.run("daily --jsonl", String(repeating: "\n", count: 10), home)
    #expect(try EventLine.readAll(solo.stdout).first?.dealer == "solo")
    #expect(solo.stderr.contains("127.0.0.1:\(day.port)"))
    let board = try day.run("leaderboard", "", home)
    #expect(board.status == 69)
    #expect(board.errorLines.count == 1 && board.stderr.contains("127.0.0.1:\(day.port)"))
    try day.restart()
    let ranked = try day.run("daily --jsonl", String(repeating: "\n", count: 10), home)
    #expect(try EventLine.readAll(ranked.stdout).first?.dealer == "library")
    #expect(try EventLine.readAll(ranked.stdout).last?.rank == 1)
  }

  @Test("only its owner can read a token, and plain HTTP is for this machine only")
  func tokens() throws {
    let day = try Competition()
    let home = try day.signUp("ann")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: "\(home.path)/credentials.json")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let far = try Binary.run(
      "leaderboard --server http://words.example.org", environment: [:], home: home)
    #expect(far.status == 64)
    #expect(far.stderr.contains("--insecure"))
    #expect(try day.run("logout", "", home).status == 0)
    let out = try day.run("sync", "", home)
    #expect(out.status == 77 && out.stderr.contains("login"))
  }
}
