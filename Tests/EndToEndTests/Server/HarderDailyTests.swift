import Foundation
import TestSupport
import Testing

@Suite("The harder daily")
struct HarderDailyTests {
  @Test("is played alone, beside the daily for everyone, and goes on where it was left")
  func solo() throws {
    let home = try Home()
    func daily(_ arguments: String, _ input: String) throws -> [EventLine] {
      let outcome = try Binary.run("daily \(arguments) --jsonl", input: input, home: home)
      #expect(outcome.status == 0 && outcome.stderr == "", "\(outcome)")
      return try EventLine.readAll(outcome.stdout)
    }
    #expect(try daily("", String(repeating: "\n", count: 10)).last?.event == "result")
    #expect(try daily("hard", "\n\n:quit\n").first?.course == "hard")
    let rest = try daily("hard", String(repeating: "\n", count: 8))
    #expect(rest.first { $0.event == "question" }?.index == 3)
    #expect(rest.last?.event == "result" && rest.last?.questions == 10)
    #expect(rest.last?.share?.contains("wordhoard hard solo #") == true)
    #expect(try daily("hard", "").map(\.event) == ["round", "result"])
    let today = try Binary.run("today --json", home: home).stdout
    #expect(today.contains(#""state" : "finished""#))
    #expect(try Binary.run("daily hard --course en", home: home).status == 64)
    #expect(try Binary.run("daily soft", home: home).status == 64)
    #expect(try Binary.run("settings set course hard", home: home).status == 64)
    #expect(try Binary.run("play --course hard", home: home).status == 64)
  }

  @Test("is ranked on its own board only, also after a restart")
  func ranked() throws {
    let day = try Competition()
    let (ann, ben) = (try day.signUp("ann"), try day.signUp("ben"))
    let moves = try day.learn("daily hard")
    let first = try EventLine.readAll(
      day.run("daily hard --jsonl", moves.map { "\($0)\n" }.joined(), ann).stdout)
    #expect(first.first?.ranked == true && first.last?.rank == 1)
    #expect(first.last?.score == 5_500)
    let second = try EventLine.readAll(
      day.run("daily hard --jsonl", String(repeating: "\n", count: 10), ben).stdout)
    #expect(second.last?.rank == 2)
    let date = try #require(first.first?.date)

    func names(_ path: String) throws -> [String] {
      try ask(path, port: day.port).body.matches(of: /"username":"(\w+)"/).map { String($0.1) }
    }
    #expect(try names("/v1/boards/hard/\(date)") == ["ann", "ben"])
    for board in ["daily/\(date)", "streak/all"] {
      #expect(try names("/v1/boards/\(board)").isEmpty, "\(board)")
    }
    let daily = try ask("/v1/daily?date=\(date)&board=hard", port: day.port).body
    #expect(daily.contains(#""players":2"#) && !daily.contains("hard"), "\(daily)")
    #expect(try ask("/v1/daily?date=\(date)", port: day.port).body.contains(#""players":0"#))
    let profile = try ask("/v1/players/ann", port: day.port).body
    #expect(profile.contains(#""board":"hard""#) && !profile.contains(#""course":"hard""#))
    for (path, status) in [
      ("/v1/daily?course=hard", 404), ("/v1/boards/weekly/2027-W02?course=hard", 404),
      ("/v1/boards/hard/all", 404), ("/v1/daily?board=weekly", 422),
      ("/v1/daily?board=hard&course=fr", 404),
    ] {
      #expect(try ask(path, port: day.port).status == status, "\(path)")
    }
    let page = try ask("/boards/hard/\(date)", port: day.port)
    #expect(page.status == 200 && page.body.contains("Hard daily of"), "\(page)")
    #expect(try ask("/", port: day.port).body.contains("/boards/hard/\(date)"))
    #expect(try ask("/players/ann", port: day.port).body.contains("Hard daily of"))
    let board = try day.run("leaderboard hard --json", "", ben).stdout
    #expect(board.contains(/"username"\s*:\s*"ann"/) && board.contains(/"board"\s*:\s*"hard"/))

    try day.killServer()
    #expect(try names("/v1/boards/hard/\(date)") == ["ann", "ben"])
    #expect(try day.stopServer().status == 0)
    #expect(try day.administer(["check"]).status == 0)
  }
}
