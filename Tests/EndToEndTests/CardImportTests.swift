import Foundation
import Journal
import Testing

@Suite("Cards in files, with the program")
struct CardImportTests {
  private struct Report: Decodable {
    struct Row: Decodable { let row: Int, reason: String }
    let format: String
    let added, updated, unchanged: Int
    let skipped: [Row]
    let decks: [String]
  }

  private func report(_ outcome: Child.Outcome) throws -> Report {
    #expect(outcome.status == 0 && outcome.stderr == "")
    return try JSONDecoder().decode(Report.self, from: Data(outcome.stdout.utf8))
  }

  @Test("cards of a table go to another home as a package for Anki, and an undo takes them back")
  func trade() throws {
    let (home, other) = (try Home(), try Home())
    let table = "Wort;Bedeutung\nSonne;sun\n;none\nMond;moon\n"
    try table.write(toFile: home.file("words.csv"), atomically: true, encoding: .utf8)
    let arguments = ["import", home.file("words.csv"), "--deck", "German", "--pair", "deu-eng"]
    let preview = try report(try Binary.run(arguments + ["--preview", "--json"], home: home))
    #expect(preview.added == 2 && preview.format == "csv")
    #expect(try Binary.run("deck list --json", home: home).stdout == "[\n\n]\n")
    let first = try report(try Binary.run(arguments + ["--json"], home: home))
    #expect(first.added == 2 && first.decks == ["German"])
    #expect(first.skipped.map(\.row) == [3] && first.skipped.map(\.reason) == ["no_term"])
    #expect(try report(try Binary.run(arguments + ["--json"], home: home)).unchanged == 2)
    let package = home.file("german.apkg")
    #expect(try Binary.run(["deck", "export", "German", package], home: home).status == 0)
    try expectRefusal(try Binary.run(["deck", "export", "German", package], home: home), 1)
    #expect(try report(try Binary.run(["import", package, "--json"], home: other)).added == 2)
    #expect(try Binary.run("card list German", home: other).stdout.contains("Mond"))
    #expect(try Binary.run("undo", home: other).status == 0)
    #expect(try Binary.run("deck list --json", home: other).stdout == "[\n\n]\n")
    try expectRefusal(try Binary.run(["import", package, "--field", "Wort=x"], home: other), 64)
  }

  private func expectRefusal(_ outcome: Child.Outcome, _ status: Int32) throws {
    #expect(outcome.status == status && outcome.stdout == "")
    #expect(outcome.stderr.split(separator: "\n").count == 1)
  }

  @Test("Ctrl-C ends an import with 130 and leaves nothing of it")
  func interrupted() throws {
    let home = try Home()
    let rows = (0..<200_000).map { "wort \($0),word \($0)\n" }.joined()
    try rows.write(toFile: home.file("big.csv"), atomically: true, encoding: .utf8)
    let child = try Binary.start(["import", home.file("big.csv")], home: home)
    // The import has begun when SQLite writes more than its cache can hold.
    let log = "\(home.path)/journal.sqlite-wal"
    let end = Date(timeIntervalSinceNow: 120)
    while ((try? FileManager.default.attributesOfItem(atPath: log))?[.size] as? Int ?? 0) < 1 << 20
    {
      try #require(Date() < end)
      usleep(20_000)
    }
    child.signal(SIGINT)
    let outcome = try child.finish()
    #expect(outcome.status == 130 && outcome.stdout == "" && outcome.stderr == "")
    #expect(try home.journal().count() == 0)
    #expect(try Binary.run("deck list --json", home: home).stdout == "[\n\n]\n")
  }
}
