import Bookshelf
import Client
import Messages
import Terminal

/// Changes the rendering of a work. What the reader reads stays on its row.
struct RenderingCycle: Sendable {
  typealias Message = ReaderScreen.Message

  let renderings: Renderings
  private let messages: Messages
  /// The place that is held since the reader moved last.
  private var hold: WorkHold?
  /// The row on which it is.
  private var row = 0

  init(renderings: Renderings, messages: Messages) {
    (self.renderings, self.messages) = (renderings, messages)
  }

  /// Opens another rendering of the book's work.
  ///
  /// - Parameter steps: how many renderings further.
  func open(_ steps: Int, after book: OpenedBook?) -> [Effect<Message>] {
    guard let entry = book?.entry else { return [] }
    return [
      .attempt(messages("opening the book"), failed: Message.refused) { [renderings, messages] in
        guard let next = try renderings.open(steps, after: entry.book) else {
          return .noted(messages("Your library has no other rendering of this work."))
        }
        return .of(entry.id, .rendered(next))
      }
    ]
  }

  /// What the player is told of the rendering that is open now.
  func toast(_ rendering: OpenedRendering) -> Toast {
    let title = shortened(rendering.opened.entry.title, to: 60)
    return Toast(messages("\(title), rendering \(rendering.number) of \(rendering.count)"))
  }

  /// The pages of another rendering, with the place of the reader on the same row.
  mutating func pages(
    of opened: OpenedBook, after reading: BookReading, in earlier: OpenedBook
  ) -> BookPages {
    var pages = reading.pages
    if let word = reading.word { pages.take(word.place) }
    if hold?.place(in: earlier.entry.id) != pages.place || row != pages.row {
      hold = WorkHold(pages.place, in: earlier)
      row = pages.row
    }
    let place = hold?.open(opened) ?? BookPlace(document: 0, offset: 0)
    var other = BookPages(opened.book, at: place, width: pages.width, height: pages.height)
    other.show(place, onRow: row)
    return other
  }
}
