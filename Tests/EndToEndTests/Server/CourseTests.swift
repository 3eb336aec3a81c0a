import Foundation
import TestSupport
import Testing

@Suite("A course besides English")
struct CourseTests {
  private func home() throws -> Home {
    let home = try Home()
    try home.installGermanCourse()
    return home
  }

  @Test("is played alone: daily, run, practice, session and codes, each apart from English")
  func solo() throws {
    let home = try home()
    let passes = String(repeating: "\n", count: 60)
    func play(_ arguments: String) throws -> [EventLine] {
      let outcome = try Binary.run("\(arguments) --jsonl", input: passes, home: home)
      #expect(outcome.status == 0 && outcome.stderr == "", "\(outcome)")
      return try EventLine.readAll(outcome.stdout)
    }
    let german = try play("daily --course de")
    #expect(german.first?.course == "de" && german.first?.edition == "de-1")
    #expect(german.last?.share?.contains("wordhoard de solo #") == true)
    #expect(try play("daily").first?.course == "en")
    #expect(try play("daily --course DE").map(\.event) == ["round", "result"])
    for command in ["run", "speed", "play", "learn"] {
      let events = try play("\(command) --course de")
      #expect(events.first?.course == "de", "\(command)")
      let words = events.filter { $0.event == "verdict" }.compactMap(\.word)
      #expect(!words.isEmpty && words.allSatisfy { $0.hasPrefix("de/") }, "\(command)")
    }
    // An option for a course is stronger than a setting for another source.
    _ = try Binary.run("settings set source cards", home: home)
    #expect(try play("play --course de").first?.course == "de")
    _ = try Binary.run("settings set source wordhoard", home: home)
    #expect(try Binary.run("play --course de --source cards", home: home).status == 64)
    #expect(
      try Binary.run("course use de", home: home).stdout
        .contains("`wordhoard course use en` goes back"))
    #expect(try Binary.run("word --today --json", home: home).stdout.contains("de/"))
    #expect(try play("run").first?.course == "de")
    #expect(try Binary.run("settings get course", home: home).stdout == "de\n")
    #expect(try Binary.run("define Straße", home: home).stdout.contains("die Straße"))

    // Commands about words and figures take a course, too.
    #expect(try Binary.run("word --course en --json", home: home).stdout.contains("\"en/"))
    #expect(try Binary.run("word --json", home: home).stdout.contains(#""course" : "de""#))
    #expect(try Binary.run("define Straße --course en", home: home).status == 1)
    let profile = try Binary.run("profile --course de --json", home: home).stdout
    #expect(profile.contains(#""course" : "de""#) && profile.contains(#""wordsMet""#))
    #expect(try Binary.run("profile", home: home).stdout.contains("Courses"))

    // A friend's code plays its own course, whichever is chosen here.
    _ = try play("play guess --questions 3")
    let code = try Binary.run("share round --json", home: home).stdout
      .firstMatch(of: /[0-9A-Z]{5}(-[0-9A-Z]{1,5})+/)
    let text = String(try #require(code).0)
    _ = try Binary.run("course use en", home: home)
    #expect(try play("play --code \(text)").first?.course == "de")
    // Our own German course has other words.
    let other = try Binary.run("play --code \(text) --json", home: try Home())
    #expect(other.status == 65, "\(other)")
    let unknown = try Binary.run("daily --course fr", home: home)
    #expect(unknown.status == 64 && unknown.stderr.contains("choose one of en, de, es"))
  }

  @Test("goes on where it was left when another one is played in between")
  func switched() throws {
    let home = try home()
    func daily(_ input: String) throws -> [EventLine] {
      let outcome = try Binary.run("daily --jsonl", input: input, home: home)
      #expect(outcome.status == 0, "\(outcome)")
      return try EventLine.readAll(outcome.stdout)
    }
    #expect(try daily("\n\n\n:quit\n").first?.course == "en")
    _ = try Binary.run("course use de", home: home)
    #expect(try daily("\n\n:quit\n").first?.course == "de")
    _ = try Binary.run("course use en", home: home)
    let english = try daily(String(repeating: "\n", count: 7))
    #expect(english.first?.course == "en" && english.first { $0.event == "question" }?.index == 4)
    #expect(english.last?.event == "result" && english.last?.questions == 10)
    _ = try Binary.run("course use de", home: home)
    let german = try daily(String(repeating: "\n", count: 8))
    #expect(german.first?.course == "de" && german.first { $0.event == "question" }?.index == 3)
    #expect(german.last?.event == "result" && german.last?.questions == 10)
  }

  @Test("on one machine and another on the other: after syncing, both have the words of both")
  func synced() throws {
    let day = try Competition()
    let (desk, laptop) = (try day.signUp("ann"), try day.logIn("ann"))
    func run(_ arguments: String, _ home: Home) throws -> String {
      let outcome = try day.run(arguments, String(repeating: "\n", count: 30), home)
      #expect(outcome.status == 0, "\(arguments): \(outcome.stderr)")
      return outcome.stdout
    }
    _ = try run("play --course es --questions 5 --jsonl", desk)
    _ = try run("play --course de --questions 5 --jsonl", laptop)
    _ = try run("run --course de --jsonl", laptop)
    for home in [desk, laptop, desk] { _ = try run("sync", home) }
    let words = try run("seen --json", desk)
    #expect(words.contains("es/") && words.contains("de/"))
    #expect(try run("seen --json", laptop) == words)
    #expect(try run("profile --json", laptop) == run("profile --json", desk))
  }

  @Test("is ranked between two players, with its own daily, run and boards")
  func ranked() throws {
    let day = try Competition(courses: [GermanCourse.directory])
    let (ann, ben) = (try day.signUp("ann"), try day.signUp("ben"))
    let moves = try day.learn("daily --course de")
    let first = try EventLine.readAll(
      day.run("daily --course de --jsonl", moves.map { "\($0)\n" }.joined(), ann).stdout)
    #expect(first.first?.ranked == true && first.first?.course == "de")
    #expect(first.last?.rank == 1 && first.last?.score == 5_500)
    #expect(first.last?.share?.contains("wordhoard de library #") == true)
    let second = try EventLine.readAll(
      day.run("daily --course de --jsonl", String(repeating: "\n", count: 10), ben).stdout)
    #expect(second.last?.rank == 2)
    let date = try #require(first.first?.date)

    // The English daily is another one.
    let english = try EventLine.readAll(
      day.run("daily --jsonl", String(repeating: "\n", count: 10), ben).stdout)
    #expect(english.first?.course == "en" && english.last?.rank == 1)
    let run = try EventLine.readAll(day.run("run --course de --jsonl", "\n", ben).stdout)
    #expect(run.first?.ranked == true && run.first?.course == "de")

    func names(_ path: String) throws -> [String] {
      try ask(path, port: day.port).body.matches(of: /"username":"(\w+)"/).map { String($0.1) }
    }
    #expect(try names("/v1/boards/daily/\(date)?course=de") == ["ann", "ben"])
    #expect(try names("/v1/boards/daily/\(date)") == ["ben"])
    #expect(try names("/v1/boards/streak/all?course=de").sorted() == ["ann", "ben"])
    let daily = try ask("/v1/daily?date=\(date)&course=de", port: day.port).body
    #expect(daily.contains(#""course":"de""#) && daily.contains(#""players":2"#))
    for path in [
      "/v1/daily?course=fr", "/v1/boards/run/all?course=fr", "/v1/boards/run/all?course=DE",
      "/boards/run/all?course=fr",
    ] {
      #expect(try ask(path, port: day.port).status == 404, "\(path)")
    }
    let token = try day.token(of: ann)
    let body = #"{"board":"run","course":"fr"}"#
    let refused = try ask("/v1/runs", port: day.port, method: "POST", token: token, body: body)
    #expect(refused.status == 404 && refused.body.contains("not_found"))

    let board = try day.run("leaderboard --course de --json", "", ben).stdout
    #expect(board.contains(/"username"\s*:\s*"ann"/) && board.contains(/"course"\s*:\s*"de"/))
    let page = try ask("/boards/daily/\(date)?course=de", port: day.port).body
    #expect(page.contains("German: ") && page.contains("ann"))
    #expect(try ask("/players/ben", port: day.port).body.contains("German: "))
    try day.killServer()
    #expect(try names("/v1/boards/daily/\(date)?course=de") == ["ann", "ben"])
    #expect(try day.stopServer().status == 0)
    #expect(try day.administer(["check"]).status == 0)

    // Without its folder the server plays English only, and the player plays alone.
    try day.restart(courses: [])
    #expect(try !ask("/players/ann", port: day.port).body.contains("course=de"))
    #expect(try !ask("/v1/players/ann", port: day.port).body.contains(#""course":"de""#))
    let alone = try day.run("run --course de --jsonl", "\n", ben)
    #expect(alone.stderr.contains("does not play the course"), "\(alone)")
    #expect(try EventLine.readAll(alone.stdout).first?.ranked == false)
  }

  @Test("with a fault stops the server and the game with its file and line")
  func fault() throws {
    let home = try home()
    let file = "\(home.path)/courses/de/words/nature.words"
    try Data("die Kälte  noun  9  3.9  x\n".utf8).write(to: URL(filePath: file))
    let outcome = try Binary.run("run --course de", home: home)
    #expect(outcome.status == 65 && outcome.errorLines.count == 1)
    #expect(outcome.stderr.contains("nature.words:1"), "\(outcome)")
    // English still plays.
    #expect(try Binary.run("run --jsonl", input: "\n", home: home).status == 0)
    let server = try Operator().run(
      ["serve"], environment: ["WORDHOARD_SERVER_CONTENT_COURSES": "\(home.path)/courses/de"])
    #expect(server.status != 0 && server.stderr.contains("nature.words:1"), "\(server)")
  }
}
