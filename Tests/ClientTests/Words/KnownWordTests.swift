import ClientDecks
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import ClientCore
@testable import wordhoard

@Suite("Words that the player knows")
struct KnownWordTests {
  private let player: Player

  init() throws { player = try Player(Display()) }

  @Test("rest for half a year and are due then, and an undo takes that back")
  func rest() throws {
    let text = try player.screen { try $0.run("known appreciate") }
    #expect(text.contains("appreciate comes back as a check in 180 days."))
    let word = try #require(player.pool.items.first { $0.term == "appreciate" })
    #expect(try player.progress().difficulty(of: word.id) == .known)
    player.test.clock.now = Moment(
      instant: player.test.clock.now.instant + 181 * 86_400_000, offset: 0)
    let lists = try player.program().core.lists
    var request = WordListRequest()
    request.isDue = true
    #expect(try lists.seen(request).map(\.word.id) == [word.id])
    #expect(try player.screen { try $0.run("undo") }.contains("the difficulty of appreciate"))
    #expect(try player.progress().words[word.id]?.memory == nil)
  }

  @Test("can be several, and each is taken back alone, but never a memory from an import")
  func several() throws {
    let items = player.pool.items.prefix(2).map(\.id)
    let change = EventID(high: 1, low: 9)
    let drafts = items.enumerated().map { place, item in
      let entry = DifficultyEntry(item: item, difficulty: .known, change: change)
      return Journal.Draft(id: EventID(high: 1, low: UInt64(place)), body: .difficulty(entry))
    }
    try player.folder.journal().append(drafts, at: TestClock.noon(day: 0))
    let (first, second) = (items[0].term, items[1].term)
    #expect(throws: ClientError.self) { try player.program().run(["known", "--undo", first]) }
    _ = try player.screen { try $0.run(["known", first, second]) }
    // Nothing is changed if one of the words does not exist.
    #expect(throws: ClientError.self) {
      try player.program().run(["known", "--undo", first, "xyzzyx"])
    }
    #expect(try player.screen { try $0.run(["known", "--undo", first]) }.contains(first))
    let words = try player.progress().words
    #expect(items.allSatisfy { words[$0]?.difficulty == .known }, "the import stays")
    let reviews = items.compactMap { words[$0]?.memory?.state.lastReview }
    #expect(reviews.count == 2 && reviews[0] < reviews[1], "only the first is taken back")
  }

  @Test("can be cards, by their ids, and must be known here")
  func cards() throws {
    var card = CardChange()
    (card.term, card.definition) = ("sol", "sun")
    let added = try #require(try player.program().decks.cards.add([card], to: "Spanish").first)
    #expect(try player.screen { try $0.run(["known", added.shortID]) }.contains("sol comes back"))
    #expect(try player.program().decks.cards.card("sol").difficulty == .known)
    #expect(throws: (any Error).self) { try player.program().run("known xyzzyx") }
  }
}
