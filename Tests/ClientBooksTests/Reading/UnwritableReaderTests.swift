#if FullScreen
  import ClientCore
  import ClientTestSupport
  import Foundation
  import Journal
  import Testing

  @Suite("The reader where nothing can be written")
  struct UnwritableReaderTests {
    @Test("is left on the last page, though the book cannot be noted as finished")
    func leaving() async throws {
      let player = try Player.withBook()
      // As on a full or read-only disk, no index of the journal's log can be made.
      symlink("/nowhere", "\(player.options.home)/\(Journal.fileName)-shm")
      let stage = await Stage(
        try player.program(), at: .book(ReadRequest(book: "ferry", place: "99%")))
      stage.props.append(player.folder)
      await stage.type("     ")
      #expect(stage.screen.contains("the end"))
      for _ in 1...3 { await stage.type(Keys.escape) }
      #expect(!stage.title.hasPrefix("The Ferry"))
    }
  }
#endif
