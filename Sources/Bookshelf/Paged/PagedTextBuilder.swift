/// Makes paragraphs and headings of the lines of pages.
struct PagedTextBuilder {
  /// A paragraph or heading while its lines come.
  private struct Open {
    var level: Int?
    /// The lines, and the pages on which they are.
    var lines: [(text: String, page: Int)] = []
    var last: PageLine
    /// Whether its last line ends at the right edge.
    var isFull: Bool
  }

  /// The ratio to the height of the text from which characters are a heading.
  private static let headingRatio = 1.12
  private static let longestHeading = 200
  private static let mostHeadingLines = 4
  private static let lowestLevel = 6

  private let pages: [TextPage]
  private let words: BrokenWords
  private let textHeight: Double
  private let hasHeadings: Bool
  /// The heights of headings, from the highest on.
  private var headingHeights: [Int] = []
  private var builder = DocumentBuilder(name: "")
  private var open: Open?
  private var labelled = 0

  /// - Parameter hasHeadings: whether the heights of characters are reliable, so that headings can
  ///   be found.
  init(_ pages: [TextPage], hasHeadings: Bool) {
    self.pages = RunningHeads.removed(from: pages)
    self.hasHeadings = hasHeadings
    words = BrokenWords(self.pages)
    var weights: [Int: Int] = [:]
    for page in self.pages {
      for line in page.lines { weights[Int(line.height * 2), default: 0] += line.text.utf8.count }
    }
    let most = weights.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    textHeight = Double(most) / 2
    let heights = self.pages.flatMap { PagedTextBuilder.blocks(of: $0) }.filter(isHeading)
      .map(PagedTextBuilder.step)
    headingHeights = Set(heights).sorted(by: >)
  }

  /// The document, with the pages that begin in it.
  mutating func document() -> (document: BookDocument, pages: [PrintedPage]) {
    for (number, page) in pages.enumerated() {
      for block in PagedTextBuilder.blocks(of: page) { add(block, page: number + 1) }
    }
    flush()
    let document = builder.finished()
    return (
      document,
      builder.pages.map {
        PrintedPage(label: $0.label, place: BookPlace(document: 0, offset: $0.offset))
      }
    )
  }

  // MARK: - Blocks

  private static func blocks(of page: TextPage) -> [[PageLine]] {
    var blocks: [[PageLine]] = []
    for line in page.lines {
      if line.isBlockStart || blocks.isEmpty {
        blocks.append([line])
      } else {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  private func isHeading(_ block: [PageLine]) -> Bool {
    guard hasHeadings, textHeight > 0, block.count <= PagedTextBuilder.mostHeadingLines,
      let height = block.map(\.height).min()
    else { return false }
    let text = block.reduce(0) { $0 + $1.text.count }
    return height >= textHeight * PagedTextBuilder.headingRatio
      && text <= PagedTextBuilder.longestHeading
      && block.contains { $0.text.contains(where: \.isLetter) }
  }

  /// The height of a heading in steps of a point.
  private static func step(_ block: [PageLine]) -> Int {
    Int((block.map(\.height).max() ?? 0).rounded())
  }

  private mutating func add(_ block: [PageLine], page: Int) {
    guard let first = block.first else { return }
    if isHeading(block) {
      flush()
      let rank = headingHeights.firstIndex(of: PagedTextBuilder.step(block)) ?? 0
      let level = min(rank + 1, PagedTextBuilder.lowestLevel)
      open = Open(level: level, last: first, isFull: false)
      for line in block { append(line, page, isFull: false) }
      return flush()
    }
    let left = block.map(\.left).min() ?? 0
    let right = block.map(\.right).max() ?? 0
    let indented = block.count { $0.left - left > $0.height * 0.7 }
    // If most lines are indented, the others begin paragraphs.
    let isHanging = indented * 2 > block.count
    for (number, line) in block.enumerated() {
      let isFull = line.right >= right - max((right - left) * 0.25, line.height * 3)
      if number == 0 {
        if !goesOn(line, isAlone: block.count == 1) { flush() }
      } else {
        let before = block[number - 1]
        let isIndented = line.left - left > line.height * 0.7
        let wasIndented = before.left - left > line.height * 0.7
        let begins = isHanging ? !isIndented : isIndented && !wasIndented
        let isFar = line.top - before.top > line.height * 2.2
        if begins || isFar || open?.isFull == false && !isMidSentence(line) { flush() }
      }
      if open == nil { open = Open(last: line, isFull: isFull) }
      append(line, page, isFull: isFull)
    }
  }

  /// Whether a line at the beginning of a block continues a sentence of the page or column before.
  private func goesOn(_ line: PageLine, isAlone: Bool) -> Bool {
    guard let open, open.level == nil, open.isFull, open.lines.count > 1 || !isAlone,
      line.top < open.last.top, abs(line.height - open.last.height) < line.height * 0.1
    else { return false }
    return isMidSentence(line)
  }

  /// Whether a line continues the sentence before it.
  private func isMidSentence(_ line: PageLine) -> Bool {
    guard let end = open?.lines.last?.text.last, let first = line.text.first else { return false }
    return first.isLowercase && !".!?:;…”\"»}".contains(end)
  }

  // MARK: - Paragraphs

  private mutating func append(_ line: PageLine, _ page: Int, isFull: Bool) {
    if let count = open?.lines.count, count > 0, let before = open?.lines[count - 1].text {
      open?.lines[count - 1].text = words.joinable(before, before: line.text)
    }
    open?.lines.append((line.text, page))
    open?.last = line
    open?.isFull = isFull
  }

  private mutating func flush() {
    guard let paragraph = open else { return }
    open = nil
    builder.context.kind = paragraph.level.map { .heading(level: $0) } ?? .paragraph
    for line in paragraph.lines {
      while labelled < line.page {
        labelled += 1
        builder.addPage(String(labelled))
      }
      builder.add(PagedTextBuilder.withoutLigatures(line.text))
    }
    builder.endBlock()
  }

  /// Replaces ligatures, such as `ﬁ`, by their letters, so that words can be looked up.
  private static func withoutLigatures(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0xFB00...0xFB06).contains($0.value) }) else {
      return text
    }
    let parts = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]
    return text.unicodeScalars.map { scalar in
      (0xFB00...0xFB06).contains(scalar.value)
        ? parts[Int(scalar.value) - 0xFB00] : String(Character(scalar))
    }.joined()
  }
}
