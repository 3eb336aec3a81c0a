#if FullScreen
  import ClientCore
  import ClientDecks
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Journal
  import Terminal
  import TestSupport
  import Testing

  @Suite("Import and export on the full screen")
  struct ImportScreenTests {
    private let player: Player

    init() throws { player = try Player(.terminal()) }

    private func cards() throws -> [Card] {
      let shelf = CardShelf(try player.folder.journal())
      return try shelf.tree().nodes.flatMap { try shelf.cards(in: $0.id) }
    }

    @Test("a path is completed, the preview shown, and the file imported; undo takes it back")
    func importing() async throws {
      let text = "Front;Back\nel sol;sun\n;nothing\nla luna;moon\n"
      try player.folder.write(Array(text.utf8), to: "words-of-mine.csv")
      let stage = await Stage(try player.program(), at: .decks)
      stage.props.append(player.folder)
      await stage.type("i")
      await stage.type(Keys.pasted("\(player.folder.path)/wor") + Keys.tab)
      #expect(stage.screen.contains("words-of-mine.csv"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Front → term") && stage.screen.contains("el sol"))
      #expect(stage.screen.contains("2 new cards"))
      #expect(stage.screen.contains("row 3: it has no term"))
      #expect(try cards().isEmpty)
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Deck: words-of-mine."))
      #expect(try cards().map(\.term) == ["el sol", "la luna"])
      #expect(stage.screen.contains("Enter to the decks"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("words-of-mine"))
      #expect(!stage.screen.contains("Enter to the decks"))
      await stage.type("u")
      #expect(try cards().isEmpty)
    }

    @Test("columns, the deck and the languages are changed in the preview, which then shows it")
    func mapping() async throws {
      let text = "Front;Back\nel sol;sun\nla luna;moon\n"
      try player.folder.write(Array(text.utf8), to: "words.csv")
      let stage = await Stage(try player.program(), at: .decks)
      stage.props.append(player.folder)
      await stage.type("i" + Keys.pasted("\(player.folder.path)/words.csv") + Keys.enter)
      await stage.type(Keys.down + Keys.left)
      #expect(stage.screen.contains("Back → term"))
      #expect(stage.screen.contains("Press Enter to see what this changes."))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Front → definition"), "\(stage.screen)")
      await stage.type("dBooks/One" + Keys.enter + "peng-spa" + Keys.enter)
      #expect(stage.screen.contains("Deck: Books/One."), "\(stage.screen)")
      #expect(try cards().isEmpty)
      await stage.type(Keys.enter)
      #expect(try cards().map(\.term) == ["sun", "moon"])
      let tree = try CardShelf(player.folder.journal()).tree()
      #expect(tree.nodes.map { $0.pair?.text } == ["eng-spa", "eng-spa"])
    }

    @Test("a file that cannot be imported is named with the reason, and another one can be typed")
    func refused() async throws {
      let stage = await Stage(try player.program(), at: .decks)
      stage.props.append(player.folder)
      await stage.type("i")
      await stage.type(Keys.pasted("\(player.folder.path)/none.csv") + Keys.enter)
      // The line may be wrapped.
      let words = stage.screen.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
      #expect(words.contains("cannot be read; check its name"))
      #expect(words.contains("none.csv"))
    }

    @Test("a deck is exported to a path that is typed, and no file is replaced")
    func exporting() async throws {
      var change = CardChange()
      (change.term, change.definition) = ("sol", "sun")
      try player.program().decks.cardAdder.add(change, to: "Spanish")
      let stage = await Stage(try player.program(), at: .decks)
      stage.props.append(player.folder)
      let path = "\(player.folder.path)/spanish.csv"
      await stage.type("e" + Keys.control("u") + Keys.pasted(path) + Keys.enter)
      #expect(stage.screen.contains("1 card written"))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("sol,sun"))
      await stage.type("e" + Keys.control("u") + Keys.pasted(path) + Keys.enter)
      #expect(stage.screen.contains("exists already"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }
#endif
