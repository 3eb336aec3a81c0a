package import Terminal

/// Lines that scroll on a page, below some fixed rows.
package struct ReadingPage: Sendable {
  package typealias Line = [RichText.Span]

  /// The number of fixed rows above the lines.
  package let top: Int
  private var scroll = Scroll()
  private var size = Size(width: 0, height: 0)

  package init(top: Int = 0) { self.top = top }

  /// The keys that scroll it.
  package static let keys = Scroll.keys

  /// Adapts to the size of the screen; see `Screen.fit`.
  package mutating func fit(_ size: Size) {
    // The last two columns are for the marks of more text above and below.
    self.size = Size(width: size.page.width - 2, height: size.page.height - top)
  }

  /// The number of columns of its lines.
  package var width: Int { size.width }
  /// The number of lines that are visible at once.
  package var height: Int { size.height }

  package mutating func take(_ key: Key, lines: [Line]) {
    scroll.take(key, count: lines.count, height: height)
  }

  /// Goes back to the first line.
  package mutating func rewind() { scroll = Scroll() }

  /// Draws the lines that are visible at the current scroll position, below the fixed rows.
  package func draw(_ lines: [Line], in page: Area) {
    page.part(y: top).document(lines, scroll: scroll)
  }
}
