#if FullScreen
  import ClientCore
  import ClientDecks
  import ClientTestSupport
  import GameEngine
  import Journal
  import Terminal
  import TestSupport
  import Testing

  @Suite("A deck of more cards than are read at first")
  struct LargeDeckTests {
    private let player: Player

    init() throws {
      player = try Player(.terminal())
      var deck = DeckEntry(deck: DeckID("large"))
      deck.name = "Large"
      let cards = (0..<250).map { number -> EventBody in
        var entry = CardEntry(card: ItemID.card("c\(number)"))
        (entry.deck, entry.term, entry.definition) = (deck.deck, "term \(number)", "text \(number)")
        return .card(entry)
      }
      let known = DifficultyEntry(item: ItemID.card("c0"), difficulty: .known)
      let bodies: [EventBody] = [.deck(deck)] + cards + [.difficulty(known)]
      let drafts = bodies.enumerated().map { place, body in
        Journal.Draft(id: EventID(derivedFrom: "large \(place)"), body: body)
      }
      try player.folder.journal().append(drafts, at: TestClock.noon(day: 0))
    }

    @Test("its hardest cards are read before the others, in the same order")
    func hardest() throws {
      let host = player.test.host(typing: [String]())
      let store = PlayerStore(folder: player.options.home, host: host)
      let cards = Cards(decks: Decks(store: store, host: host), store: store, host: host)
      let (first, counts) = try cards.hardest(10, in: "Large")
      #expect(first.map(\.card.term) == (1...10).map { "term \($0)" })
      #expect(counts == [.hard: 249, .known: 1])
      let all = try cards.hardest(300, in: "large")
      #expect(all.cards.count == 250)
      #expect(all.cards.last?.card.term == "term 0")
    }

    @Test("the screen counts all cards at once, and then has all of them")
    func screen() async throws {
      let stage = await Stage(try player.program(), at: .decks, isSlow: true)
      stage.props += [player.folder]
      await stage.finish()
      await stage.finish()
      await stage.type(Keys.enter)
      await stage.finish()
      #expect(stage.screen.contains("250 cards: 249 new, 1 known"))
      await stage.type("/TERM 249")
      #expect(stage.screen.contains("text 249"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("250 cards: 249 new, 1 known"))
    }
  }
#endif
