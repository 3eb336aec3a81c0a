import Client
import Terminal

/// Lines that are read on a page, below some rows that stay, and how far they are moved up.
struct ReadingPage: Sendable {
  typealias Line = [RichText.Span]

  /// How many rows of the page stay above the lines.
  let top: Int
  private var scroll = Scroll()
  private var size = Size(width: 0, height: 0)

  init(top: Int = 0) { self.top = top }

  /// The keys that move it.
  static let keys = Scroll.keys

  /// Takes in the size of what a screen has; see `Screen.fit`.
  mutating func fit(_ size: Size) {
    // The last two columns are for the signs of more above and below.
    self.size = Size(width: size.page.width - 2, height: size.page.height - top)
  }

  /// The columns of its lines.
  var width: Int { size.width }
  /// How many of its lines can be seen at once.
  var height: Int { size.height }

  mutating func take(_ key: Key, lines: [Line]) {
    scroll.take(key, count: lines.count, height: height)
  }

  /// Goes back to the first line.
  mutating func rewind() { scroll = Scroll() }

  /// Draws what can be seen of the lines.
  func draw(_ lines: [Line], in page: Area) { page.part(y: top).document(lines, scroll: scroll) }
}
