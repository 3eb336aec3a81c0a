import Bookshelf
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import Testing

@testable import ClientBooks
@testable import ClientCore

@Suite("The pace and the place of a reader")
struct PaceTests {
  @Test("pages that are turned count, others do not")
  func meter() {
    var meter = PaceMeter()
    meter.show(words: 250, at: 0, isNext: false)
    meter.show(words: 200, at: 60_000, isNext: true)
    #expect(meter.take() == ReadingPace(words: 250, millis: 60_000))
    // A jump, a pause of an hour, and leafing through.
    meter.show(words: 300, at: 90_000, isNext: false)
    meter.show(words: 300, at: 3_690_000, isNext: true)
    meter.show(words: 300, at: 3_691_000, isNext: true)
    #expect(meter.take() == ReadingPace())
    meter.show(words: 300, at: 3_781_000, isNext: true)
    #expect(meter.take() == ReadingPace(words: 300, millis: 90_000))
    #expect(meter.session == ReadingPace(words: 550, millis: 150_000))
  }

  @Test("the time left follows from the pace in the book, then in all books, then a usual one")
  func timeLeft() throws {
    let player = try Player.withBook()
    let file = try player.folder.write(BookFiles.emma.utf8, to: "emma.txt")
    _ = try player.program().books.library.add([file])
    func entry(_ name: String) throws -> LibraryEntry {
      try player.program().books.library.find(name)
    }
    #expect(try entry("ferry").wordsPerMinute() == 200)
    let library = try player.program().books.library
    let book = try library.open(entry("ferry"))
    let place = book.book.position(of: book.book.place(atFraction: 0.5))
    try library.setPosition(
      place, of: book.entry.id, pace: ReadingPace(words: 1200, millis: 240_000))
    #expect(try entry("ferry").wordsPerMinute() == 300)
    #expect(try entry("emma").wordsPerMinute() == 300)
    let emma = try entry("emma").wordsPerMinute(and: ReadingPace(words: 1200, millis: 720_000))
    #expect(emma == 100)
  }

  #if FullScreen
    @Test(
      "if the program is killed, the book opens at the page again, and the place is an event then")
    func killing() async throws {
      let player = try Player.withBook()
      let stage = await Stage(
        try player.program(), at: .book(ReadRequest(book: "ferry", place: "1.1")))
      await stage.type("  ")
      let count = try player.folder.journal().count()
      let line = try #require(
        stage.screen.components(separatedBy: "\n").first { $0.contains("Paragraph") })
      let again = await Stage(try player.program(), at: .book(ReadRequest(book: "ferry")))
      #expect(again.screen.contains(line.trimmingCharacters(in: .whitespaces)))
      #expect(try player.folder.journal().count() == count + 1)
      await again.type(Keys.escape)
      _ = await Stage(try player.program(), at: .book(ReadRequest(book: "ferry")))
      #expect(try player.folder.journal().count() == count + 1)
    }
  #endif
}
