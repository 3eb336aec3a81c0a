import ClientPlay
import ClientTestSupport
import Foundation
import GameEngine
import TestSupport
import Testing

@testable import ClientCore
@testable import wordhoard

@Suite("Words in the player's own language")
struct GlossTests {
  private let fixture: DictionaryFixture
  private var player: Player

  init() throws {
    fixture = try DictionaryFixture()
    try fixture.dictd(
      [
        ("appreciate", "appreciate\n1. schätzen, würdigen\n2. im Wert steigen\n"),
        ("silt", "silt\nSchlick; Schluff\n"),
      ], named: "freedict-eng-deu")
    player = try Player(Display())
    player.options.dictionaryFolders = [fixture.folder.path]
  }

  @Test("are one line below the meaning if the player wants it")
  func word() throws {
    let before = try player.screen { try $0.run("define appreciate") }
    #expect(!before.contains("schätzen"))
    try player.program().run("settings set gloss German")
    #expect(try player.program().core.store.settings().gloss(interface: "en") == "de")
    let after = try player.screen { try $0.run("define appreciate") }
    #expect(after.contains("\n  = schätzen, würdigen, im Wert steigen\n"))
    let json = try player.json { try $0.run("define appreciate") }
    #expect(json.contains(#""gloss" : "schätzen, würdigen, im Wert steigen""#))
    try player.program().run("settings set spoken on")
    let spoken = try player.screen { try $0.run("define silt") }.replacing("\n", with: " ")
    #expect(spoken.contains("In your language: Schlick, Schluff."), "\(spoken)")
    #expect(throws: SettingError.self) { try player.program().run("settings set gloss Klingon") }
  }

  /// Writes glosses of ours.
  private func write(glosses: [(ItemID, String)]) throws {
    let lines = glosses.map { "\($0)\t\($1)\n" }.joined()
    try player.folder.write(Data(lines.utf8), to: "Content/glosses/de.tsv")
  }

  @Test(
    "are those of the pack, in the language of the interface if no other is set")
  func ours() throws {
    try write(glosses: [(ItemID("en/appreciate/verb"), "würdigen")])
    #expect(try !player.screen { try $0.run("define appreciate") }.contains("="))
    let catalogue = try String(contentsOfFile: "Content/messages/de.po", encoding: .utf8)
    try player.folder.write(Data(catalogue.utf8), to: "Content/messages/de.po")
    try player.program().run("settings set interface de")
    #expect(try player.screen { try $0.run("define appreciate") }.contains("\n  = würdigen\n"))
    try player.program().run("settings set gloss off")
    #expect(try !player.screen { try $0.run("define appreciate") }.contains("="))
  }

  @Test("stand beside a definition in practice, and not in a daily")
  func match() async throws {
    try write(glosses: player.pool.items.map(\.id).sorted().map { ($0, "Bedeutung") })
    try player.program().run("settings set gloss de")
    _ = player.screen()
    var request = PracticeRequest()
    (request.forms, request.questions, request.seed) = (["match"], 1, 1)
    try await player.program(typing: [":quit"]).play.lineGames.play(.play(request), jsonl: false)
    #expect(player.screen().contains(": Bedeutung"))
    try await player.program(typing: [":quit"]).daily(date: nil, jsonl: false)
    #expect(!player.screen().contains("Bedeutung"))
  }

  @Test("are told in a game only after the answer")
  func game() async throws {
    let terms = Set(player.pool.items.map(\.term)).sorted()
    try fixture.dictd(terms.map { ($0, "\($0)\nÜbersetzung\n") }, named: "freedict-eng-deu")
    try player.program().run("settings set gloss de")
    _ = player.screen()
    var request = PracticeRequest()
    (request.forms, request.questions, request.seed) = (["recall"], 1, 1)
    try await player.program(typing: [""]).play.lineGames.play(.play(request), jsonl: false)
    let parts = player.screen().components(separatedBy: "= Übersetzung")
    #expect(parts.count == 2)
    #expect(parts[0].contains("Not this time."))
  }
}
