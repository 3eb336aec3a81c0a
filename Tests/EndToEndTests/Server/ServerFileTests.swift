import Foundation
import SQLite
import Testing

@Suite(
  "The database of wordhoard-server", .enabled(if: !Operator.isOnPostgres, "it is a file of SQLite")
)
struct ServerFileTests {
  @Test("is copied while the server runs, never over another file, and the copy can be served")
  func backup() throws {
    let desk = try Operator()
    let (child, _) = try desk.serve()
    _ = try desk.run(["account", "create", "anna"])
    let copy = desk.file("copy.sqlite")
    #expect(try desk.run(["backup", copy]).status == 0)
    let bytes = try Data(contentsOf: URL(filePath: copy))
    let again = try desk.run(["backup", copy])
    #expect(again.status == 1)
    #expect(again.stderr.contains("copy.sqlite exists already; name another file"))
    #expect(try Data(contentsOf: URL(filePath: copy)) == bytes)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)

    let sound = try desk.run(["check", "--database", copy])
    #expect(sound.status == 0)
    #expect(sound.stdout == "\(copy) has no faults\n")
    let quick = try desk.run(["check", "--quick", "--database", copy])
    #expect(quick.status == 0 && quick.stdout == sound.stdout && quick.stderr.isEmpty)
    let never = try desk.run(["check", "--seconds", "0", "--database", copy])
    #expect(never.status == 64)
    #expect(never.stderr.contains("--seconds must be 1 or greater"))
    let (restored, port) = try desk.serve(["--database", copy])
    #expect(try ask("/v1/players/anna", port: port).status == 200)
    restored.signal(SIGTERM)
    #expect(try restored.finish().status == 0)
  }

  @Test("is not served if a letter of a stored round has changed, and a check names the round")
  func alteredRound() throws {
    let desk = try Operator()
    let (child, port) = try desk.serve()
    let signup = try ask(
      "/v1/accounts", port: port, method: "POST",
      body: #"{"username":"anna","password":"a password of the test"}"#)
    let token = String(try #require(signup.body.firstMatch(of: /"token":"([^"]+)"/)?.1))
    let date = try #require(
      try ask("/v1/daily", port: port).body.firstMatch(of: /"date":"([0-9-]+)"/)?.1)
    let start = try ask(
      "/v1/runs", port: port, method: "POST", token: token,
      body: #"{"board":"daily","date":"\#(date)"}"#)
    #expect(start.status == 201)
    child.signal(SIGTERM)
    _ = try child.finish()
    #expect(try desk.run(["check"]).status == 0)

    var bytes = try Data(contentsOf: URL(filePath: desk.database))
    let key = try #require(bytes.range(of: Data(#""answer":""#.utf8)))
    bytes[key.upperBound] ^= 1
    let file = try desk.write("", to: "altered.sqlite")
    try bytes.write(to: URL(filePath: file))
    let served = try desk.run(["serve", "--database", file])
    #expect(served.status == 65)
    #expect(served.stderr.contains("the round of daily/\(date) has changed"))
    #expect(served.errorLines.count == 1)
    let check = try desk.run(["check", "--database", file])
    #expect(check.status == 65)
    #expect(check.stdout == "the round of daily/\(date) has changed since it was stored\n")
  }

  @Test("is served by one process at a time, also under another name, and again after a kill")
  func servedOnce() throws {
    let desk = try Operator()
    let (child, _) = try desk.serve()
    let other = desk.file("other.sqlite")
    try FileManager.default.createSymbolicLink(
      atPath: other, withDestinationPath: desk.database)
    for database in [desk.database, other] {
      let second = try desk.run(["serve", "--database", database])
      #expect(second.status == 1)
      #expect(second.errorLines.count == 1)
      #expect(second.stderr.contains("is already served by process \(child.pid); "))
    }
    for words in [
      ["account", "create", "anna"], ["check"], ["log"], ["backup", desk.file("copy")],
    ] {
      #expect(try desk.run(words).status == 0, "\(words)")
    }
    child.signal(SIGKILL)
    _ = try child.finish()
    let (next, port) = try desk.serve()
    #expect(try ask("/v1/players/anna", port: port).status == 200)
    next.signal(SIGTERM)
    #expect(try next.finish().status == 0)
  }

  @Test(
    "with a damaged event of a journal is served, a check names the row, and the rest is synced")
  func damagedEvent() throws {
    let desk = try Operator()
    let (child, port) = try desk.serve()
    let body = #"{"username":"anna","password":"a password of the test"}"#
    let signup = try ask("/v1/accounts", port: port, method: "POST", body: body)
    let token = String(try #require(signup.body.firstMatch(of: /"token":"([^"]+)"/)?.1))
    let events = (1...3).map { number in
      """
      {"id":"00000000-0000-4000-8000-00000000000\(number)","device":"desk","counter":\(number),
      "instant":1795258800000,"localDate":"2026-11-21","offset":0,"kind":"seen",
      "body":{"item":"en/fog\(number)/noun"}}
      """
    }
    let upload = #"{"events":[\#(events.joined(separator: ","))]}"#
    #expect(
      try ask("/v1/journal", port: port, method: "POST", token: token, body: upload).status == 200)
    child.signal(SIGTERM)
    _ = try child.finish()
    try Connection(path: desk.database, .writing).execute(
      "UPDATE event SET text = replace(text, '\"instant\"', '#instant\"') WHERE number & 255 = 2")
    let check = try desk.run(["check", "--quick"])
    #expect(check.status == 65)
    #expect(
      check.stdout == "row 4294967298 of the table event has changed since it was stored\n")
    let (served, again) = try desk.serve()
    let page = try ask("/v1/journal", port: again, token: token)
    #expect(page.status == 200)
    #expect(page.body.contains("fog1") && page.body.contains("fog3"))
    #expect(!page.body.contains("fog2") && page.body.contains(#""cursor":"3-"#))
    served.signal(SIGTERM)
    let log = try served.finish().stderr
    #expect(
      log.contains("error event 2 of the journal of account 1 is damaged, so it was left out"))
  }

  @Test("is not created by a command that only reads")
  func absent() throws {
    let desk = try Operator()
    for words in [["check"], ["backup", desk.file("copy")], ["account", "list"], ["log"]] {
      let outcome = try desk.run(words)
      #expect(outcome.status == 66, "\(words)")
      #expect(outcome.stderr.contains("there is no database at "), "\(words)")
    }
    #expect(!FileManager.default.fileExists(atPath: desk.database))
  }

  @Test("is refused with one line and not changed if it is truncated or another program's")
  func damaged() throws {
    let desk = try Operator()
    _ = try desk.run(["account", "create", "anna"])
    let whole = try Data(contentsOf: URL(filePath: desk.database))
    var torn = whole
    torn.replaceSubrange(4096..<8192, with: Data(repeating: 0xA5, count: 4096))
    for (name, bytes) in [
      ("torn", torn), ("text", Data("name,score\nanna,5\n".utf8)), ("cut", whole.prefix(1000)),
    ] {
      let file = desk.file("\(name).sqlite")
      try bytes.write(to: URL(filePath: file))
      for words in [["serve"], ["check"], ["backup", desk.file("copy")], ["account", "list"]] {
        let outcome = try desk.run(words + ["--database", file])
        #expect(outcome.status == 65, "\(name) \(words)")
        #expect(outcome.stderr.contains("\(file) is damaged"), "\(outcome.stderr)")
        #expect(outcome.errorLines.count == 1, "\(name) \(words)")
      }
      // SQLite may count up in the head of its file.
      #expect(
        try Data(contentsOf: URL(filePath: file)).dropFirst(100) == bytes.dropFirst(100), "\(name)")
      #expect(!FileManager.default.fileExists(atPath: desk.file("copy")))
    }
  }
}
