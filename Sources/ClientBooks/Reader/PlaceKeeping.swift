import Bookshelf
import ClientCore
import GameEngine
import Messages
import Terminal

/// Keeps the reader's place, and measures the reading pace.
struct PlaceKeeping: Sendable {
  typealias Message = ReaderScreen.Message

  private let library: Library
  private let uptimeMillis: @Sendable () -> Int
  private let messages: Messages
  /// The last place that was written to the journal.
  private var kept: BookPlace?
  /// The place that was stored on this computer since then; nil if there is none.
  private var noted: BookPlace?
  /// Whether closing was attempted. If the place could not be written, the next attempt closes the
  /// book anyway.
  private var isClosing = false
  private var meter = PaceMeter()

  init(
    _ library: Library, uptimeMillis: @escaping @Sendable () -> Int, messages: Messages
  ) {
    (self.library, self.uptimeMillis, self.messages) = (library, uptimeMillis, messages)
  }

  /// The words and time read in this session.
  var pace: ReadingPace { meter.session }

  /// Starts with an opened book, and stores that it is open: if the program is killed now, this
  /// book was read last.
  ///
  /// - Parameter earlier: the book that was open before. The place stored for it is removed.
  mutating func begin(
    _ opened: OpenedBook, _ reading: BookReading?, after earlier: OpenedBook? = nil
  ) -> [Effect<Message>] {
    let forgotten = noted == nil ? nil : earlier?.entry.id
    (kept, noted, isClosing, meter) = (opened.place, nil, false, PaceMeter())
    measure(reading, isNext: false)
    let opening = reading.map { note($0, in: opened) } ?? []
    guard let forgotten, forgotten != opened.entry.id else { return opening }
    return opening + [
      .attempt("", failed: Message.refused) { [places = OpenPlaces(library)] in
        try places.forget(forgotten)
        return .kept
      }
    ]
  }

  /// Starts measuring the page that is now shown.
  ///
  /// - Parameter isNext: whether the player has read the page before it.
  mutating func measure(_ reading: BookReading?, isNext: Bool) {
    let words = reading?.text.words.count { $0.kind == .word } ?? 0
    meter.show(words: words, at: uptimeMillis(), isNext: isNext)
  }

  /// Writes the place to the journal if a chapter begins; otherwise stores it on this computer, in
  /// case the program is killed.
  mutating func moved(to reading: BookReading?, in opened: OpenedBook?) -> [Effect<Message>] {
    guard let reading, let opened else { return [] }
    guard kept.map({ reading.book.chapter(at: $0) }) == reading.pages.chapter else {
      return keep(reading, in: opened, then: .kept)
    }
    return reading.pages.place == noted ?? kept ? [] : note(reading, in: opened)
  }

  private mutating func note(_ reading: BookReading, in opened: OpenedBook) -> [Effect<Message>] {
    noted = reading.pages.place
    let (position, id) = (reading.position, opened.entry.id)
    return [
      .attempt("", failed: Message.refused) {
        [places = OpenPlaces(library), pace = meter.pending] in
        try places.note(position, of: id, pace: pace)
        return .kept
      }
    ]
  }

  /// Writes the place of a book that is being closed, if it has changed, and then closes the book.
  mutating func close(_ reading: BookReading, in opened: OpenedBook?) -> [Effect<Message>] {
    guard let opened else { return [.close] }
    let isFinished = !isClosing && reading.pages.isLast && opened.entry.book.progress < 1
    guard noted != nil || reading.pages.place != kept || isFinished else { return [.close] }
    isClosing = true
    return keep(reading, in: opened, then: .closed)
  }

  private mutating func keep(
    _ reading: BookReading, in opened: OpenedBook, then message: Message
  ) -> [Effect<Message>] {
    (kept, noted) = (reading.pages.place, nil)
    let (position, id) = (reading.position, opened.entry.id)
    return [
      .attempt(messages("writing"), failed: Message.refused) { [library, pace = meter.take()] in
        try library.setPosition(position, of: id, pace: pace)
        return message
      }
    ]
  }
}
