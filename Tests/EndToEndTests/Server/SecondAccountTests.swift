import Foundation
import Testing

@Suite("Second accounts, at a server")
struct SecondAccountTests {
  private struct Grant: Decodable { let token: String }
  private struct Result: Decodable {
    struct Event: Decodable {
      let event: String
      let kept: Bool?
      let reason: String?
      let removal: String?
    }
    let events: [Event]
  }
  private struct Page: Decodable {
    struct Entry: Decodable {
      let rank: Int
      let username: String
      let deleted: Bool?
      let run: String?
      let attempts: Int?
      let givenUp: Int?
    }
    let players: Int
    let entries: [Entry]
    let removed: Int?
  }

  private func signUp(_ name: String, _ port: Int) throws -> String {
    let json = #"{"username":"\#(name)","password":"\#(Competition.password)"}"#
    let answer = try ask("/v1/accounts", port: port, method: "POST", body: json)
    return try JSONDecoder().decode(Grant.self, from: Data(answer.body.utf8)).token
  }

  private func page(_ board: String, _ port: Int) throws -> Page {
    try JSONDecoder().decode(
      Page.self, from: Data(try ask("/v1/boards/\(board)", port: port).body.utf8))
  }

  private func result(_ run: RawRound) throws -> Result.Event {
    try #require(try run.look().decoded(Result.self).events.last)
  }

  @Test("a deleted player's daily stays, the next account enters no board, and pages say so")
  func deletion() throws {
    let day = try Competition()
    let moves = try day.learn()
    let classmate = try signUp("classmate", day.port)
    let ann = try signUp("ann", day.port)
    let date = Binary.date
    func play(_ token: String) throws -> RawRound {
      let round = try RawRound(daily: date, token: token, port: day.port)
      for move in moves {
        try round.next()
        try round.make(move)
      }
      return round
    }
    #expect(try result(play(ann)).kept == true)
    let deletion = try ask(
      "/v1/account", port: day.port, method: "DELETE", token: ann,
      body: #"{"password":"\#(Competition.password)"}"#)
    #expect(deletion.status == 204)
    #expect(try ask("/v1/players/ann", port: day.port).status == 404)
    let again = try result(play(try signUp("ann_again", day.port)))
    #expect(again.kept == false && again.reason == "after_deletion")
    #expect(try result(play(classmate)).kept == true)
    let board = try page("daily/\(date)", day.port)
    #expect(board.players == 2)
    #expect(Set(board.entries.map(\.username)) == ["deleted player", "classmate"])
    let left = try #require(board.entries.first { $0.deleted == true })
    #expect(left.run == nil && left.username == "deleted player")
    let html = try ask("/boards/daily/\(date)", port: day.port).body
    #expect(html.contains(">deleted player</th>") && !html.contains("/players/deleted"))
  }

  @Test("the operator lists a run that knew the answers and removes it; player and board are told")
  func review() throws {
    let day = try Competition()
    let (spy, main) = (try signUp("spy", day.port), try signUp("main_m", day.port))
    let date = Binary.date
    let looked = try RawRound(daily: date, token: spy, port: day.port)
    try looked.lose()
    let listing = try day.administer(["review", date])
    #expect(listing.status == 0 && listing.stdout == "no runs of \(date) to look at\n")
    let moves = try day.learn()
    let played = try RawRound(daily: date, token: main, port: day.port)
    for move in moves {
      try played.next()
      try played.make(move)
    }
    let lines = try day.administer(["review", date]).stdout.split(separator: "\n")
    #expect(lines.first == "main_m: 5500 points, rank 1 of 2")
    #expect(lines.contains { $0.contains("run \(played.run.id), began 20") })
    #expect(lines.contains("  10 of its 11 answers shown before to: spy"))
    #expect(lines.contains { $0.wholeMatch(of: #/  seconds per answer:( \d+\.\d){11}/#) != nil })
    #expect(lines.contains { $0.wholeMatch(of: #/  mean \d+\.\d, evenness \d+\.\d\d .*/#) != nil })

    func remove(_ run: String, _ reason: String) throws -> Child.Outcome {
      try day.administer(["review", date, "--remove", run, "--reason", reason])
    }
    #expect(try day.administer(["review", date, "--remove", played.run.id]).status == 64)
    #expect(try remove(played.run.id, "two\nlines").status == 64)
    #expect(try day.administer(["review", "today"]).status == 64)
    let unknown = try remove("nothing", "x")
    #expect(unknown.status == 1 && unknown.stderr.contains("has no run nothing; `review"))
    let done = try remove(played.run.id, "You knew the answers.")
    #expect(done.status == 0)
    #expect(done.stdout == "removed the run of main_m from the board of \(date)\n")
    #expect(try remove(played.run.id, "x").stderr.contains("is removed already"))
    let told = try result(played)
    #expect(told.kept == false && told.reason == "removed")
    #expect(told.removal == "You knew the answers.")
    // The server looks for changes by other processes once a second.
    var board = try page("daily/\(date)", day.port)
    for _ in 0..<200 where board.players > 1 {
      usleep(50_000)
      board = try page("daily/\(date)", day.port)
    }
    #expect(board.entries.map(\.username) == ["spy"] && board.removed == 1)
    let old = try day.administer(["review", "2026-01-01"])
    #expect(old.status == 1 && old.stderr.contains("are forgotten after 30 days"))
    #expect(try day.administer(["check", "--quick"]).status == 0)
  }

  @Test("runs that were given up, even without an answer, are counted beside the best")
  func attempts() throws {
    let day = try Competition()
    let ann = try signUp("ann", day.port)
    for _ in 0..<3 {
      let left = try RawRound(#"{"board":"run"}"#, token: ann, port: day.port)
      #expect(
        try ask("/v1/runs/\(left.run.id)", port: day.port, method: "DELETE", token: ann).status
          == 204)
    }
    let round = try RawRound(#"{"board":"run"}"#, token: ann, port: day.port)
    try round.lose()
    for period in [round.run.period, "all"] {
      let entry = try #require(try page("run/\(period)", day.port).entries.first)
      #expect(entry.attempts == 4 && entry.givenUp == 3)
      #expect(try ask("/boards/run/\(period)", port: day.port).body.contains(">4, 3 given up<"))
    }
    #expect(try ask("/players/ann", port: day.port).body.contains(">4, 3 given up<"))
  }
}
