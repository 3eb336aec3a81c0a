/// Text in several inks that is wrapped as one paragraph.
package struct RichText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A piece of text in one ink.
  package struct Span: Hashable, Sendable {
    /// The text, cleaned.
    package let text: String
    /// The ink of the text.
    package var ink: Ink
    /// The number of the link; a click on the piece acts as `Key.row` with it. Nil if it is not a link.
    package var link: Int?

    /// Creates a piece. Its spaces are kept.
    package init(_ text: String, _ ink: Ink = .text, link: Int? = nil) {
      (self.text, self.ink, self.link) = (CellText.clean(text), ink, link)
    }
  }

  /// The pieces in order.
  private var spans: [Span] = []
  /// Additional columns before each line except the first.
  private var hanging = 0
  /// Columns before each line.
  private var indent = 0

  package init() {}

  /// Creates text in one ink.
  ///
  /// - Parameters:
  ///   - indent: columns before each line.
  ///   - hanging: additional columns before each line except the first.
  package init(_ text: String, _ ink: Ink = .text, indent: Int = 0, hanging: Int = 0) {
    self.indent = indent
    self.hanging = hanging
    add(text, ink)
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// A gauge: its full part, and the empty part behind it.
  ///
  /// - Parameters:
  ///   - fraction: the share that is full, 0 to 1.
  ///   - width: its columns.
  package init(gauge fraction: Double, width: Int, _ ink: Ink = .bar) {
    let fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
    let full = Int((fraction * Double(width)).rounded(.down))
    add(String(repeating: "━", count: full), ink)
    add(String(repeating: "─", count: max(0, width - full)), .border)
  }

  /// Adds a piece at the end. An empty one is ignored.
  package mutating func add(_ text: String, _ ink: Ink = .text, link: Int? = nil) {
    if !text.isEmpty { spans.append(Span(text, ink, link: link)) }
  }

  /// Returns the text with one more piece.
  package func adding(_ text: String, _ ink: Ink = .text) -> RichText {
    var longer = self
    longer.add(text, ink)
    return longer
  }

  /// The text on one line, as wide as it is.
  package var line: [Span] { spans }

  /// The columns of `line`.
  package var width: Int { spans.reduce(0) { $0 + CellText.width(of: $1.text) } }

  /// The text on one line, at most `width` wide. If it is cut, it ends in an ellipsis and has only its first ink.
  func truncated(width: Int) -> RichText {
    guard self.width > width, let ink = spans.first?.ink else { return self }
    return RichText(CellText.truncated(spans.map(\.text).joined(), width: width), ink)
  }

  /// The text wrapped at its spaces into lines of at most `width` columns. A longer word is broken.
  package func lines(width: Int) -> [[Span]] {
    var breaker = LineWrapper(width: max(1, width), indent: indent, hanging: hanging)
    for span in spans { breaker.add(span) }
    return breaker.finished()
  }
}

/// Distributes words to lines.
private struct LineWrapper {
  let width: Int
  let indent: Int
  let hanging: Int
  private var lines: [[RichText.Span]] = []
  private var line: [RichText.Span] = []
  private var used = 0
  /// Pieces that stay together, because no space separates them.
  private var word: [RichText.Span] = []
  private var wordWidth = 0
  /// The spaces before the next word, which stay unless a line begins with it.
  private var blanks: (ink: Ink, count: Int)?

  init(width: Int, indent: Int, hanging: Int) {
    (self.width, self.indent, self.hanging) = (width, indent, hanging)
    begin(indent)
  }

  mutating func add(_ span: RichText.Span) {
    for (place, part) in span.text.split(separator: " ", omittingEmptySubsequences: false)
      .enumerated()
    {
      if place > 0 {
        endWord()
        blanks = (span.ink, 1 + (blanks?.count ?? 0))
      }
      guard !part.isEmpty else { continue }
      let text = String(part)
      word.append(RichText.Span(text, span.ink, link: span.link))
      wordWidth += CellText.width(of: text)
    }
  }

  mutating func finished() -> [[RichText.Span]] {
    endWord()
    lines.append(line)
    return lines
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if let blanks, used > margin {
      if used + blanks.count + wordWidth > width {
        lines.append(line)
        begin(indent + hanging)
      } else {
        line.append(RichText.Span(String(repeating: " ", count: blanks.count), blanks.ink))
        used += blanks.count
      }
    }
    for span in word { place(span) }
    (word, wordWidth, blanks) = ([], 0, nil)
  }

  /// Adds a piece to the line. If it is too long, it continues on the next line.
  private mutating func place(_ span: RichText.Span) {
    var rest = span.text
    while used + CellText.width(of: rest) > width {
      let head = CellText.head(of: rest, width: width - used)
      // Omits a character that is wider than the screen.
      guard !head.isEmpty || used > margin else { return }
      if !head.isEmpty { line.append(RichText.Span(head, span.ink, link: span.link)) }
      rest.removeFirst(head.count)
      lines.append(line)
      begin(indent + hanging)
    }
    if !rest.isEmpty { line.append(RichText.Span(rest, span.ink, link: span.link)) }
    used += CellText.width(of: rest)
  }

  private var margin = 0

  private mutating func begin(_ columns: Int) {
    margin = min(columns, width - 1)
    used = margin
    line =
      margin > 0
      ? [RichText.Span(String(repeating: " ", count: margin))] : []
  }
}
