#if FullScreen
  import ClientBooks
  import ClientCore
  import ClientTestSupport
  import Discovery
  import Foundation
  import GameEngine
  import Terminal
  import Testing

  @Suite("The library as covers")
  struct LibraryCoverTests {
    private let player: Player

    init() throws { player = try Player(.terminal()) }

    /// A book whose cover is red above and blue below, with a yellow line from corner to corner.
    private static let picture = """
      iVBORw0KGgoAAAANSUhEUgAAABQAAAAeCAIAAACjcKk8AAAAhklEQVR42r3O0QnAIAwE0JvE7w7RITpih+g4naRfFQQr
      auIlhMKJJuZB8NxHzpU2R1Cwz3/Y4ZFPDLZ6lMvnUV8xmPdoC6tHV8dgxmNs8R7TbgzWPaQPxiPtp5SKpQEKS17DS7/A
      +vIGPPo1VjyFpeXNuPUsnnoDHpd34uJtuPNm3PrfcfUvDYjFG+7la8YAAAAASUVORK5CYII=
      """

    private static func book(_ number: Int) -> String {
      """
      <?xml version="1.0"?>
      <FictionBook xmlns:l="http://www.w3.org/1999/xlink"><description><title-info>
      <book-title>Tales of the sea \(number)</book-title><author><last-name>Ahab</last-name></author>
      <coverpage><image l:href="#c"/></coverpage></title-info></description>
      <body><section><p>Text \(number).</p></section></body>
      <binary id="c" content-type="image/png">\(picture)</binary></FictionBook>
      """
    }

    private func stage(books: Int) async throws -> Stage {
      let files = try (1...books).map {
        try player.folder.write(LibraryCoverTests.book($0).utf8, to: "\($0).fb2")
      }
      _ = try library().add(files + [player.folder.write(BookFiles.emma.utf8, to: "emma.txt")])
      let stage = await Stage(try player.program(), at: .library)
      stage.props.append(player.folder)
      await stage.type("oc")
      return stage
    }

    private func library() -> Library {
      let host = player.test.host(typing: [String]())
      return Library(
        store: PlayerStore(folder: player.folder.home(), host: host), content: "",
        home: player.folder.home(), cacheFolder: player.folder.home() + "/cache", host: host)
    }

    @Test("a cover is kept once, as a small picture, and deleted with its book")
    func kept() throws {
      let file = try player.folder.write(LibraryCoverTests.book(1).utf8, to: "1.fb2")
      let library = library()
      let entry = try #require(try library.add([file]).first).result.get().entry
      let cover = try #require(library.cover(of: entry))
      #expect(cover.width == 20 && cover.height == 30)
      #expect(cover.pixels[19] == RGB(180, 30, 40))
      // What is kept does not need the file; what is damaged counts as none.
      try FileManager.default.removeItem(atPath: file)
      #expect(library.cover(of: entry) == cover)
      let folder = player.folder.home() + "/cache/books"
      let name = "\(folder)/\(entry.id).cover"
      try Data("cover1".utf8).write(to: URL(fileURLWithPath: name))
      #expect(library.cover(of: entry) == nil)
      try library.remove(entry)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(!left.contains { $0.hasPrefix(entry.id.rawValue) })
    }

    @Test("as many covers as fit, and a card for a book without one")
    func drawing() async throws {
      let stage = try await stage(books: 7)
      try await stage.expectGolden("library-covers")
      let colors = (0..<12).flatMap { stage.colors(row: $0) }.joined()
      #expect(colors.contains("b41e28 on b41e28") && colors.contains("1e3ca0 on 1e3ca0"))
    }

    @Test("the arrows choose in rows and columns, c returns to the list")
    func keys() async throws {
      let stage = try await stage(books: 9)
      func foot() -> String {
        stage.screen.split(separator: "\n").last { $0.contains(" · ") && $0.contains("A") }
          .map(String.init) ?? ""
      }
      #expect(foot().contains("Emma"))
      await stage.type(Keys.right)
      #expect(foot().contains("sea 1"))
      await stage.type(Keys.down)
      #expect(foot().contains("sea 7"))
      await stage.type(Keys.down)
      #expect(foot().contains("sea 7"))
      await stage.type(Keys.left + Keys.up)
      #expect(foot().contains("Emma"))
      await stage.type(Keys.end)
      #expect(foot().contains("sea 9"))
      await stage.type("c")
      #expect(stage.screen.contains("Begin: Tales of the sea 9"), "the list has the same choice")
    }
  }
#endif
