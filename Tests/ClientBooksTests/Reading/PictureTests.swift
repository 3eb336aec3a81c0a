#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientBooks
  @testable import ClientCore

  @Suite("Pictures in books")
  struct PictureTests {
    /// Red above and blue below, with a yellow line from corner to corner.
    private static let picture = """
      iVBORw0KGgoAAAANSUhEUgAAABQAAAAeCAIAAACjcKk8AAAAhklEQVR42r3O0QnAIAwE0JvE7w7RITpih+g4naRfFQQr
      auIlhMKJJuZB8NxHzpU2R1Cwz3/Y4ZFPDLZ6lMvnUV8xmPdoC6tHV8dgxmNs8R7TbgzWPaQPxiPtp5SKpQEKS17DS7/A
      +vIGPPo1VjyFpeXNuPUsnnoDHpd34uJtuPNm3PrfcfUvDYjFG+7la8YAAAAASUVORK5CYII=
      """

    private static let book = """
      <?xml version="1.0"?>
      <FictionBook xmlns:l="http://www.w3.org/1999/xlink"><description><title-info>
      <book-title>The Lighthouse</book-title></title-info></description>
      <body><section><p>We saw <image l:href="#good" alt="A flag at sea"/> first.</p>
      <image l:href="#bad" alt="A torn map"/><image l:href="#none" alt="A lost letter"/></section></body>
      <binary id="good" content-type="image/png">\(picture)</binary>
      <binary id="bad" content-type="image/gif">R0lGODlhAgACAAAA</binary></FictionBook>
      """

    private let player: Player
    private let file: String

    init() throws {
      player = try Player.withLibrary()
      file = try player.folder.write(PictureTests.book.utf8, to: "light.fb2")
      for addition in try player.program().books.library.add([file]) {
        _ = try addition.result.get()
      }
    }

    private func stage() async throws -> Stage {
      let stage = await Stage(try player.program(), at: .book(ReadRequest(book: "lighthouse")))
      stage.props.append(player.folder)
      return stage
    }

    @Test("Enter on a picture shows it on top of the page, and Esc returns")
    func shown() async throws {
      let stage = try await stage()
      await stage.type(Keys.enter + Keys.right + Keys.right)
      #expect(stage.screen.contains("Enter show the picture"))
      await stage.type(Keys.enter)
      try await stage.expectGolden("reader-picture")
      let colors = (0..<20).flatMap { stage.colors(row: $0) }.joined()
      #expect(colors.contains("b41e28 on b41e28") && colors.contains("1e3ca0 on 1e3ca0"))
      await stage.type(Keys.escape + Keys.escape)
      #expect(stage.screen.contains("We saw A flag at sea first."))
    }

    @Test("p opens the pictures of the page, and one line says why one is not shown")
    func page() async throws {
      let stage = try await stage()
      await stage.type("p")
      #expect(stage.screen.contains("▀") && !stage.screen.contains("We saw"))
      await stage.type(Keys.right)
      #expect(
        stage.screen.contains("the picture \"A torn map\" is damaged, or neither PNG nor JPEG"))
      await stage.type(Keys.left)
      #expect(stage.screen.contains("does not contain the picture \"A lost letter\""))
      await stage.type("p")
      try FileManager.default.removeItem(atPath: file)
      await stage.type("p")
      #expect(stage.screen.contains("is no longer at"))
    }
  }
#endif
