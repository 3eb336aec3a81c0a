import Bookshelf
import ClientCore
import Kit
import Terminal

/// A book in pages, one of which is open. The reader's place is kept when the pages change.
struct BookPages: Sendable {
  let book: Book
  private(set) var layout: Layout
  /// The index of the first line of each page.
  private var starts: [Int]
  /// The number of lines per page.
  private(set) var height: Int
  /// The reader's place: the beginning of the page, or a place on it to which the reader jumped.
  private(set) var place: BookPlace
  /// The number of the open page, from 0. Between pages, the number of the page that contains the
  /// first line.
  private(set) var number = 0
  /// The index of the line on the first row; negative if there are empty rows above the first line
  /// of the book.
  private(set) var top = 0

  /// Lays out a book, and opens the page that contains a place.
  init(_ book: Book, at place: BookPlace, width: Int, height: Int, spacing: Int = 1) {
    self.book = book
    self.place = book.valid(place)
    self.height = height
    layout = BookPages.layout(book, LayoutOptions(width: width, spacing: spacing))
    starts = layout.pages(height: height)
    open()
  }

  /// Lays out a book for the screen. Linear in the length of the book.
  static func layout(_ book: Book, _ options: LayoutOptions) -> Layout {
    Layout(book, options) { CellText.width(of: String(Character($0))) }
  }

  private mutating func open() {
    number = number(of: place)
    top = starts[number]
  }

  /// The number of the page that contains a place, from 0.
  func number(of place: BookPlace) -> Int { number(ofLine: layout.line(of: place)) }

  private func number(ofLine line: Int) -> Int {
    // The last page that begins at the line or before it.
    max(0, starts.partitioningIndex { $0 > line } - 1)
  }

  /// The width of the text in columns.
  var width: Int { layout.options.width }
  /// The number of pages in the book.
  var count: Int { starts.count }
  /// The lines of the open page; between pages, the lines that are shown.
  var lines: Range<Int> {
    guard isBetweenPages else {
      let next = number + 1 < starts.count ? starts[number + 1] : layout.lines.count
      return top..<max(top, min(top + height, next))
    }
    let start = min(max(top, 0), layout.lines.count)
    return start..<max(start, min(top + height, layout.lines.count))
  }
  /// Whether the first row is not the beginning of a page, after a change of the rendering or while
  /// scrolling.
  var isBetweenPages: Bool { top != starts[number] }
  /// The number of empty rows above the first line.
  var emptyRows: Int { max(0, -top) }
  /// The row of the reader's place, from 0.
  var row: Int { layout.line(of: place) - top }

  /// Lays out the pages for another size. Keeps the place.
  mutating func fit(width: Int, height: Int, spacing: Int) {
    let options = LayoutOptions(width: width, spacing: spacing)
    guard options != layout.options || height != self.height else { return }
    if options != layout.options { layout = BookPages.layout(book, options) }
    self.height = height
    starts = layout.pages(height: height)
    open()
  }

  /// Whether a place is on the open page.
  func contains(_ place: BookPlace) -> Bool { lines.contains(layout.line(of: place)) }

  /// Opens the page that contains a place.
  mutating func go(to place: BookPlace) {
    self.place = book.valid(place)
    open()
  }

  /// Makes a place on the open page the reader's place.
  mutating func take(_ place: BookPlace) { self.place = book.valid(place) }

  /// Shows a place on a given row, between pages if necessary.
  mutating func show(_ place: BookPlace, onRow row: Int) {
    self.place = book.valid(place)
    show(from: layout.line(of: self.place) - min(max(row, 0), height - 1))
  }

  private mutating func show(from line: Int) {
    top = line
    number = number(ofLine: max(line, 0))
  }

  /// Turns pages, forward if positive. Between pages, the next page repeats lines rather than
  /// omitting some.
  ///
  /// - Returns: whether there was a further page.
  @discardableResult
  mutating func turn(_ pages: Int) -> Bool {
    guard pages != 0 else { return false }
    var page = number + pages
    if isBetweenPages {
      page =
        pages > 0
        ? number(ofLine: min(lines.upperBound, layout.lines.count - 1)) + pages - 1
        : number(ofLine: max(top - 1, 0)) + pages + 1
    }
    page = min(max(page, 0), count - 1)
    guard pages > 0 ? starts[page] > top : starts[page] != top else { return false }
    go(toPage: page)
    return true
  }

  private mutating func go(toPage page: Int) {
    (number, place, top) = (page, place(ofPage: page), starts[page])
  }

  /// Scrolls by lines, forward if positive.
  ///
  /// - Returns: whether the text moved.
  @discardableResult
  mutating func scroll(by count: Int) -> Bool {
    let line = min(max(top + count, 0), max(0, layout.lines.count - height))
    guard line != top, count > 0 ? line > top : line < top else { return false }
    show(from: line)
    let first = layout.lines[lines].firstIndex { $0.kind != .empty } ?? line
    place = layout.place(ofLine: first)
    return true
  }

  /// Whether the open page is the last one.
  var isLast: Bool {
    isBetweenPages ? lines.upperBound == layout.lines.count : number == count - 1
  }

  /// The place at which a page begins. A number out of range gives the first or last page.
  func place(ofPage page: Int) -> BookPlace {
    layout.place(ofLine: starts[min(max(page, 0), count - 1)])
  }

  /// The place that a player types: the number of a page, from 1; else as in
  /// `Book.place(written:)`. Nil if there is none.
  func place(typed text: String) -> BookPlace? {
    guard let page = Int(text) else { return book.place(written: text) }
    return (1...count).contains(page) ? place(ofPage: page - 1) : nil
  }

  /// The index of the chapter that contains the place.
  var chapter: Int { book.chapter(at: place) }
}
