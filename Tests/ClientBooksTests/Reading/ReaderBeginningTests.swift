#if FullScreen
  import Bookshelf
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Journal
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientBooks
  @testable import ClientCore

  @Suite("The first pages of a long file")
  struct ReaderBeginningTests {
    /// A player with a PDF of 30 pages; as programs read it, it has a line on each page.
    private func playerWithPDF(_ facts: String = "echo Pages: 30") throws -> (Player, String) {
      var player = try Player.withLibrary()
      try player.folder.program("pdfinfo", facts)
      try player.folder.program(
        "pdftotext",
        #"""
        count=30
        case "$*" in *"-l 10"*) count=10;; esac
        echo head
        for page in $(seq $count); do
          printf '1\t%s\t0\t0\t0\t0\t0\t0\t595\t842\t-1\tP\n' $page
          printf '4\t%s\t0\t0\t1\t0\t72\t200\t400\t10\t-1\tL\n' $page
          for word in The ferry crosses on page number $page.; do
            printf '5\t%s\t0\t0\t1\t1\t72\t200\t40\t10\t90\t%s\n' $page $word
          done
        done
        """#)
      player.test.environment["PATH"] = "\(player.folder.path)/bin"
      return (player, try player.folder.write("%PDF-1.4".utf8, to: "long.pdf"))
    }

    @Test("the first pages of a long file can be read while the others are read")
    func beginning() async throws {
      let (player, file) = try playerWithPDF()
      let stage = await Stage(
        try player.program(), at: .book(ReadRequest(book: file)), size: Size(width: 60, height: 20),
        isSlow: true)
      await stage.finish(atMost: 1)
      #expect(stage.title.hasPrefix("long · "))
      #expect(stage.screen.contains("The ferry crosses on page number 1."))
      #expect(stage.screen.contains("the rest is still being read"))
      // Marks belong to the whole book.
      await stage.type(" m")
      #expect(stage.screen.contains("number 10."))
      #expect(!stage.screen.contains("number 1.") && !stage.screen.contains("number 11."))
      let top = stage.screen.split(separator: "\n").first { $0.contains("The ferry") }
      await stage.finish()
      #expect(stage.screen.contains("number 11.") && !stage.screen.contains("still being read"))
      #expect(top == stage.screen.split(separator: "\n").first { $0.contains("The ferry") })
      let books = try player.program().books.library
      #expect(try books.open(books.find("long")).marks.isEmpty)
    }

    @Test("a file that was read before opens where it was left, also from another place")
    func again() async throws {
      let (player, file) = try playerWithPDF()
      let copy = try player.folder.write("%PDF-1.4".utf8, to: "copy.pdf")
      func stage(_ file: String) async throws -> Stage {
        let stage = await Stage(
          try player.program(), at: .book(ReadRequest(book: file)),
          size: Size(width: 60, height: 20),
          isSlow: true)
        await stage.finish(atMost: 1)
        return stage
      }
      let first = try await stage(file)
      await first.finish()
      await first.type("  ")
      await first.type(Keys.escape)
      await first.finish()
      let place = try player.program().books.library.find("long").book.position
      #expect(place != nil)
      for (file, isKnown) in [(file, true), (copy, false)] {
        let stage = try await stage(file)
        #expect(stage.screen.contains("still being read") != isKnown)
        await stage.finish()
        #expect(!stage.screen.contains("number 1.") && stage.screen.contains("Page 3 of"))
        await stage.type(Keys.escape)
        await stage.finish()
        #expect(try player.program().books.library.find("long").book.position == place)
      }
    }

    @Test("the beginning of a file that turns out to be damaged gives way to the reason")
    func damagedRest() async throws {
      let (player, file) = try playerWithPDF("exit 1")
      let stage = await Stage(
        try player.program(), at: .book(ReadRequest(book: file)), isSlow: true)
      await stage.finish(atMost: 1)
      #expect(stage.screen.contains("number 1."))
      await stage.finish()
      #expect(stage.screen.contains("incomplete") && !stage.screen.contains("number 1."))
    }
  }
#endif
