import Foundation
import Journal
import Testing

@Suite("Export and import")
struct ExchangeTests {
  /// A home with some events.
  private static func playedHome(seed: Int) throws -> Home {
    let home = try Home()
    let moves = (0..<12).map { $0 % 3 == 0 ? "" : String($0 % 4 + 1) }
    let input = moves.map { "\($0)\n" }.joined()
    for command in [
      "play match meaning --questions 12 --seed \(seed) --jsonl", "daily --jsonl",
      "favorite add author", "favorite add \(seed.isMultiple(of: 2) ? "weak" : "blood")",
      "favorite remove author", "settings set theme sepia", "settings set spoken on",
      "define disease",
    ] {
      #expect(try Binary.run(command, input: input, home: home).status == 0, "\(command)")
    }
    return home
  }

  /// The journal of such a home.
  private static let exported = Result {
    let home = try playedHome(seed: 3)
    guard try Binary.run(["export", home.file("out")], home: home).status == 0 else {
      throw Child.Failure(description: "no export")
    }
    return try String(contentsOfFile: home.file("out"), encoding: .utf8)
  }

  /// All that the program prints about a player, as JSON.
  private func all(_ home: Home) throws -> [String] {
    try [
      "today --json", "seen --json", "history --json --limit 1000", "favorite list --json",
      "settings list --json", "share daily --json",
    ].map { try Binary.run($0, home: home).stdout }
  }

  private func export(_ home: Home, to file: String) throws -> String {
    let outcome = try Binary.run(["export", file, "--force"], home: home)
    #expect(outcome.status == 0)
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test("an imported journal gives the same progress, and importing it twice adds nothing")
  func roundTrip() throws {
    let home = try ExchangeTests.playedHome(seed: 1)
    let text = try export(home, to: home.file("out"))
    let other = try Home()
    let first = try Binary.run(["import", home.file("out")], home: other)
    #expect(first.status == 0)
    #expect(first.stderr == "")
    let events = text.split(separator: "\n").count - 1
    #expect(first.stdout.hasPrefix("\(events) new events"))
    #expect(try all(other) == all(home))
    let second = try Binary.run(["import", home.file("out")], home: other)
    #expect(second.stdout.hasPrefix("0 new events"))
    #expect(try all(other) == all(home))
    #expect(try export(other, to: other.file("out")) == text)
  }

  @Test("each line of an export is JSON, after a header with format and version")
  func format() throws {
    let lines = try ExchangeTests.exported.get().split(separator: "\n")
    #expect(try EventLine.fields(lines[0]).isSuperset(of: ["format", "version"]))
    for line in lines.dropFirst() {
      #expect(
        try EventLine.fields(line) == [
          "id", "device", "counter", "instant", "localDate", "offset", "kind", "body",
        ])
    }
  }

  @Test("the union of two journals is the same in both directions")
  func union() throws {
    let (one, two) = (try ExchangeTests.playedHome(seed: 1), try ExchangeTests.playedHome(seed: 2))
    _ = try export(one, to: one.file("out"))
    _ = try export(two, to: two.file("out"))
    for (home, file) in [(one, two.file("out")), (two, one.file("out"))] {
      let outcome = try Binary.run(["import", file], home: home)
      #expect(outcome.status == 0)
    }
    #expect(try all(one) == all(two))
    #expect(try export(one, to: one.file("all")) == export(two, to: two.file("all")))
    // Two devices played the same daily independently; both are kept.
    #expect(try Today.of(one).gamesCount == 44)
  }

  @Test("events of unknown kinds are kept and change nothing")
  func unknownKinds() throws {
    let home = try ExchangeTests.playedHome(seed: 1)
    let before = try all(home)
    var text = try export(home, to: home.file("out"))
    let strange = """
      {"body":{"deep":[1,2.5,{"x":null}],"yes":true},"counter":1,"device":"later",\
      "id":"01234567-89ab-4def-8123-456789abcdef","instant":1795300000000,"kind":"hologram",\
      "localDate":"2026-11-22","offset":3600}
      """
    text += strange + "\n"
    try text.write(toFile: home.file("in"), atomically: true, encoding: .utf8)
    let outcome = try Binary.run(["import", home.file("in")], home: home)
    #expect(outcome.stdout.hasPrefix("1 new event,"))
    #expect(try all(home) == before)
    let lines = try export(home, to: home.file("out")).split(separator: "\n").map(String.init)
    #expect(lines.contains(strange))
    let other = try Home()
    #expect(try Binary.run(["import", home.file("out")], home: other).status == 0)
    #expect(
      try export(other, to: other.file("out")).split(separator: "\n").map(String.init) == lines)
  }

  @Test("a missing import file exits with 66")
  func missing() throws {
    let home = try Home()
    try expectFault(66, try Binary.run("import /nonexistent/file", home: home), "/nonexistent/file")
    try expectFault(66, try Binary.run(["import", home.folder], home: home), home.folder)
  }

  @Test(
    "a line that is wrong ends with 65 and its number, and nothing is imported",
    arguments: [
      "not json", "{}", "[]", "{\"id\":1}", "null", "{\"kind\":\"answer\",\"body\":{}}",
    ])
  func badLine(line: String) throws {
    let home = try Home()
    var lines = try ExchangeTests.exported.get().split(separator: "\n").map(String.init)
    lines.insert(line, at: 5)
    try (lines.joined(separator: "\n") + "\n")
      .write(toFile: home.file("bad"), atomically: true, encoding: .utf8)
    let other = try Home()
    let outcome = try Binary.run(["import", home.file("bad")], home: other)
    try expectFault(65, outcome, "\(home.file("bad")):6:")
    #expect(outcome.stderr.contains("nothing was imported"))
    #expect(try other.journal().count() == 0)
    #expect(try Today.of(other).gamesCount == 0)
  }

  @Test(
    "an event whose fields are beyond sense ends with 65",
    arguments: [
      ("\"offset\":0", "\"offset\":9999999"), ("\"counter\":", "\"counter\":-"),
      ("\"instant\":", "\"instant\":-"), ("\"localDate\":\"20", "\"localDate\":\"xx"),
      ("\"kind\":\"setting\"", "\"kind\":\"\""), ("\"id\":\"", "\"id\":\"x"),
    ])
  func badField(old: String, new: String) throws {
    let home = try Home()
    let setting = ["settings", "set", "theme", "sepia"]
    #expect(try Binary.run(setting, environment: ["TZ": "UTC0"], home: home).status == 0)
    let text = try export(home, to: home.file("out"))
    let bad = text.replacingOccurrences(of: old, with: new)
    #expect(bad != text)
    try bad.write(toFile: home.file("bad"), atomically: true, encoding: .utf8)
    let other = try Home()
    try expectFault(65, try Binary.run(["import", home.file("bad")], home: other), "bad:2:")
    #expect(try other.journal().count() == 0)
  }

  @Test(
    "a file of another kind ends with 65",
    arguments: [
      "", "Dear diary,\n", "{\"format\":\"other\",\"version\":1}\n",
      "{\"format\":\"wordhoard-journal\",\"version\":99}\n", "null\n",
    ])
  func otherFile(text: String) throws {
    let home = try Home()
    try text.write(toFile: home.file("bad"), atomically: true, encoding: .utf8)
    try expectFault(65, try Binary.run(["import", home.file("bad")], home: home), home.file("bad"))
  }

  @Test("an export that cannot be written exits with 1 and leaves no file")
  func exportFails() throws {
    let home = try Home()
    try ExchangeTests.exported.get().write(
      toFile: home.file("in"), atomically: true, encoding: .utf8)
    #expect(try Binary.run(["import", home.file("in")], home: home).status == 0)
    for place in ["/nonexistent/file", home.folder, "/dev/null/x"] {
      try expectFault(1, try Binary.run(["export", place], home: home), place)
    }
    let outcome = try Binary.shell(
      "trap '' XFSZ; ulimit -f 1; exec wordhoard export \(home.file("big"))", home: home)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: home.folder).sorted()
    #expect(left == ["home", "in"])
  }
}
