import Bookshelf
import ClientCore
import Kit
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
  /// The number of the open page, from 0; between pages that of the first line's.
  private(set) var number = 0
  /// The line on the first row; negative if rows above the first line of the book are empty.
  private(set) var top = 0

  /// Lays out a book.
  init(_ book: Book, at place: BookPlace, width: Int, height: Int, spacing: Int = 1) {
    self.book = book
    self.place = book.valid(place)
    self.height = height
    layout = BookPages.layout(book, LayoutOptions(width: width, spacing: spacing))
    starts = layout.pages(height: height)
    open()
  }

  /// Lays out a book for the screen.
  static func layout(_ book: Book, _ options: LayoutOptions) -> Layout {
    Layout(book, options) { CellText.width(of: String(Character($0))) }
  }

  private mutating func open() {
    number = number(of: place)
    top = starts[number]
  }

  /// The number of a place's page, from 0.
  func number(of place: BookPlace) -> Int { number(ofLine: layout.line(of: place)) }

  private func number(ofLine line: Int) -> Int {
    // The last page that begins there or before.
    max(0, starts.partitioningIndex { $0 > line } - 1)
  }

  /// The columns of the text.
  var width: Int { layout.options.width }
  /// The number of pages.
  var count: Int { starts.count }
  /// The lines of the open page, or those that are shown between pages.
  var lines: Range<Int> {
    guard isBetweenPages else {
      let next = number + 1 < starts.count ? starts[number + 1] : layout.lines.count
      return top..<max(top, min(top + height, next))
    }
    let start = min(max(top, 0), layout.lines.count)
    return start..<max(start, min(top + height, layout.lines.count))
  }
  /// Whether the first row is not the beginning of a page: after a change of the rendering, or while scrolling.
  var isBetweenPages: Bool { top != starts[number] }
  /// The empty rows above the first line.
  var emptyRows: Int { max(0, -top) }
  /// The row of the place, from 0.
  var row: Int { layout.line(of: place) - top }

  /// Changes the size of the pages.
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

  /// Opens the page of a place.
  mutating func go(to place: BookPlace) {
    self.place = book.valid(place)
    open()
  }

  /// Takes a place on the open page as that of the reader.
  mutating func take(_ place: BookPlace) { self.place = book.valid(place) }

  /// Shows a place on a row, whatever page it is on.
  mutating func show(_ place: BookPlace, onRow row: Int) {
    self.place = book.valid(place)
    show(from: layout.line(of: self.place) - min(max(row, 0), height - 1))
  }

  private mutating func show(from line: Int) {
    top = line
    number = number(ofLine: max(line, 0))
  }

  /// Turns some pages. Between pages, the next page repeats lines rather than leave some out.
  ///
  /// - Returns: whether there was another page.
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

  /// Moves the text by some lines.
  ///
  /// - Returns: whether it has moved.
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
