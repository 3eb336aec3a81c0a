import Bookshelf
import Terminal

/// A book in pages, one of which is open. The place of the reader is kept when the pages change.
struct BookPages: Sendable {
  let book: Book
  private(set) var layout: Layout
  /// The first line of each page.
  private var starts: [Int]
  /// The number of lines of a page.
  private(set) var height: Int
  /// Where the reader is: the beginning of the page, or a place on it to which the reader jumped.
  private(set) var place: BookPlace
  /// The number of the open page, from 0.
  private(set) var number = 0

  /// Lays out a book.
  init(_ book: Book, at place: BookPlace, width: Int, height: Int) {
    self.book = book
    self.place = book.valid(place)
    self.height = height
    layout = BookPages.layout(book, width)
    starts = layout.pages(height: height)
    open()
  }

  private static func layout(_ book: Book, _ width: Int) -> Layout {
    Layout(book, LayoutOptions(width: width)) { CellText.width(of: String(Character($0))) }
  }

  private mutating func open() { number = number(of: place) }

  /// The number of a place's page, from 0.
  func number(of place: BookPlace) -> Int {
    let line = layout.line(of: place)
    // The last page that begins there or before.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] > line { high = middle } else { low = middle + 1 }
    }
    return max(0, low - 1)
  }

  /// The columns of the text.
  var width: Int { layout.options.width }
  /// The number of pages.
  var count: Int { starts.count }
  /// The lines of the open page.
  var lines: Range<Int> {
    let start = starts[number]
    let next = number + 1 < starts.count ? starts[number + 1] : layout.lines.count
    return start..<max(start, min(start + height, next))
  }

  /// Changes the size of the pages.
  mutating func fit(width: Int, height: Int) {
    guard (width, height) != (self.width, self.height) else { return }
    if LayoutOptions(width: width) != layout.options { layout = BookPages.layout(book, width) }
    self.height = height
    starts = layout.pages(height: height)
    open()
  }

  /// Opens the page of a place.
  mutating func go(to place: BookPlace) {
    self.place = book.valid(place)
    open()
  }

  /// Turns some pages.
  ///
  /// - Returns: whether there was another page.
  @discardableResult
  mutating func turn(_ pages: Int) -> Bool {
    let page = min(max(number + pages, 0), count - 1)
    guard page != number else { return false }
    (number, place) = (page, place(ofPage: page))
    return true
  }

  /// Whether the open page is the last one.
  var isLast: Bool { number == count - 1 }

  /// The place at which a page begins; that of the first or last one if there is none.
  func place(ofPage page: Int) -> BookPlace {
    layout.place(ofLine: starts[min(max(page, 0), count - 1)])
  }

  /// The place that a player types: the number of a page, else as `Book.place(written:)`.
  func place(typed text: String) -> BookPlace? {
    guard let page = Int(text) else { return book.place(written: text) }
    return (1...count).contains(page) ? place(ofPage: page - 1) : nil
  }

  /// The number of the chapter of the place, from 0.
  var chapter: Int { book.chapter(at: place) }
}
