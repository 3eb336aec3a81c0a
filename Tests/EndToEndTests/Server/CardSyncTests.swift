import Foundation
import Testing

@Suite("Cards on two machines of a player")
struct CardSyncTests {
  private let day: Competition
  private let desk: Home
  private let laptop: Home

  init() throws {
    day = try Competition()
    desk = try day.signUp("ann")
    laptop = try day.logIn("ann")
  }

  @discardableResult
  private func run(_ arguments: String, _ home: Home) throws -> String {
    let outcome = try day.run(arguments, "", home)
    #expect(outcome.status == 0, "\(arguments): \(outcome.stderr)")
    return outcome.stdout
  }

  private func sync(_ homes: Home...) throws {
    for home in homes { try run("sync", home) }
  }

  /// The beginning of the id of the only card with a term.
  private func id(of term: String, _ home: Home) throws -> String {
    struct Card: Decodable { let id, term: String }
    let text = try run("card list Spanish --json", home)
    let cards = try JSONDecoder().decode([Card].self, from: Data(text.utf8))
    return try #require(cards.first { $0.term == term }?.id)
  }

  @Test("are the same after both were changed apart, and so is what was taken back")
  func apart() throws {
    try run("deck new Spanish --pair spa-eng", desk)
    for words in ["sol sun", "luz light", "mar sea"] { try run("card add Spanish \(words)", desk) }
    try sync(desk, laptop)
    #expect(try run("card list Spanish --json", laptop) == run("card list Spanish --json", desk))

    let (sun, light, sea) = (
      try id(of: "sol", desk), try id(of: "luz", desk), try id(of: "mar", desk)
    )
    // Different fields of one card, the same field of another, and one deck made twice.
    try run("card edit \(sun) --note masculine", desk)
    try run("card edit \(sun) --definition sunlight --difficulty 2", laptop)
    try run("card edit \(light) --definition gleam", desk)
    try run("card edit \(light) --definition glow", laptop)
    try run("card add Spanish/One pan bread", desk)
    try run("card add Spanish/One rio river", laptop)
    try run("card remove \(sea)", desk)
    try run("deck rename Spanish Idiomas/Castellano", laptop)
    try sync(desk, laptop, desk)

    for command in ["deck list --json", "card list Idiomas --json"] {
      #expect(try run(command, desk) == run(command, laptop))
    }
    let sunCard = try run("card show \(sun) --json", desk)
    for text in ["masculine", "sunlight", #""difficulty" : 2"#] { #expect(sunCard.contains(text)) }
    #expect(try run("card show \(light) --json", desk).contains("glow"))
    let one = try run("card list Idiomas/Castellano/One", desk)
    #expect(one.contains("pan") && one.contains("rio"))
    #expect(try day.run("card show \(sea)", "", laptop).status == 64)

    #expect(try run("undo", laptop).contains("2 changes"))
    try sync(laptop, desk)
    #expect(try run("deck list --json", desk) == run("deck list --json", laptop))
    #expect(try run("card list Spanish --json", desk).contains("sunlight"))

    // An export has them all.
    let file = desk.file("journal.jsonl")
    try run("export \(file)", desk)
    let copy = try Home()
    try run("import \(file)", copy)
    #expect(try run("deck list --json", copy) == run("deck list --json", desk))
    #expect(try day.stopServer().status == 0)
  }
}
