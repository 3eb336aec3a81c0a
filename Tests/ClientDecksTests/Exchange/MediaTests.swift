import ClientTestSupport
import Exchange
import Foundation
import GameEngine
import Testing

@testable import ClientCore
@testable import ClientDecks

@Suite("Sounds and pictures of cards")
struct MediaTests {
  private let trader: CardTrader

  init() throws {
    trader = try CardTrader()
    // That of the files.
    trader.useMachineClock()
  }

  private func package(_ content: [UInt8], _ name: String = "in.apkg") throws -> String {
    _ = try CardExport(.anki).write(to: trader.path(name), media: { _ in content }) { add in
      var draft = CardDraft(deck: "S", term: "sol")
      (draft.id, draft.definition, draft.edited) = ("sol", "sun", 1_700_000_000_000)
      (draft.audio, draft.pictures) = (["sol é.MP3"], ["sol.png"])
      try add(draft)
    }
    return trader.path(name)
  }

  @Test("are kept once, by their content, and go out again")
  func kept() throws {
    let content = Array("ID3 sound".utf8)
    let path = try package(content)
    try trader.take(path)
    let card = try #require(trader.cards(in: "S").first).card
    #expect(card.audio.map(\.name) == ["sol é.MP3"] && card.pictures.map(\.name) == ["sol.png"])
    let folder = try trader.player.program().decks.media
    #expect(folder.content(of: card.audio[0]) == content)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set([card.audio[0].file, card.pictures[0].file].compactMap(\.self)))
    #expect(names.contains { $0.hasSuffix(".mp3") })
    #expect(try trader.take(path).numbers == [0, 0, 1, 0])
    let other = try CardTrader(trader, home: "other")
    try other.take(try trader.export("S", "out.apkg"))
    let same = try #require(other.cards(in: "S").first).card
    #expect(same.audio == card.audio)
    #expect(try other.player.program().decks.media.content(of: same.audio[0]) == content)
  }

  @Test("without a card are removed after a day")
  func orphans() throws {
    let path = try package(Array("ID3 a".utf8))
    try trader.take(path)
    let folder = try trader.player.program().decks.media
    let kept = try #require(trader.cards(in: "S").first).card.audio[0]
    let orphan = try folder.keep(Array("OggS orphan".utf8), name: "o.ogg").medium
    try trader.take(path)
    #expect(folder.path(of: orphan) != nil)
    for medium in [orphan, kept] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
        ofItemAtPath: try #require(folder.path(of: medium)))
    }
    try trader.take(path)
    #expect(folder.path(of: orphan) == nil && folder.path(of: kept) != nil)
  }

  @Test("of an import that was cancelled are removed")
  func cancelled() async throws {
    let path = trader.path("many.apkg")
    _ = try CardExport(.anki).write(to: path, media: { Array($0.utf8) }) { add in
      for place in 0..<1200 {
        var draft = CardDraft(term: "wort \(place)")
        (draft.id, draft.definition, draft.audio) = ("\(place)", "w", ["\(place).mp3"])
        try add(draft)
      }
    }
    let folder = try trader.player.program().decks.media
    let task = Task { [trader] in
      _ = try trader.player.program().decks.importer.run(trader.request(path)) { _ in
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect((names ?? []).count > 400)
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("a sound is played by a program of the system, and only if it is one")
  func playing() throws {
    #expect(MediaPlayer.isSound(Array("ID3".utf8)) && MediaPlayer.isSound([0xFF, 0xFB, 0x90]))
    #expect(!MediaPlayer.isSound(Array("#EXTM3U\nhttp://x".utf8)) && !MediaPlayer.isSound([]))
    try trader.take(try package(Array("OggS".utf8)))
    let card = try #require(trader.cards(in: "S").first)
    var player = trader.player
    player.test.environment["PATH"] = trader.path("none")
    #expect(throws: ClientError.self) { try player.program().run(["card", "say", card.shortID]) }
    player.test.environment["PATH"] = try player.folder.program("mpv", "echo \"$@\" > \"$LOG\"")
    try player.program().run(["card", "say", card.shortID])
    let log = try #require(player.folder.log(of: "mpv"))
    #expect(log.contains("--no-video") && log.contains(card.card.audio[0].file ?? "?"))
    #expect(
      try player.screen { try $0.run(["card", "show", card.shortID]) }.contains("sol é.MP3"))
  }
}
