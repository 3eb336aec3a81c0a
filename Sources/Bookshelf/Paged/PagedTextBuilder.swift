/// Makes paragraphs and headings of the lines of pages.
struct PagedTextBuilder {
  /// A paragraph or heading while its lines come.
  private struct Open {
    var kind = Block.Kind.paragraph
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
  private let columns: TextColumns
  private let textHeight: Double
  private let hasHeadings: Bool
  /// Whether large numbers are the headings of chapters, and not the numbers of pages.
  private var hasNumbers = true
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
    words = BrokenWords(lines: self.pages.lazy.flatMap { $0.lines.lazy.map(\.text) })
    columns = TextColumns(self.pages)
    textHeight = self.pages.textHeight
    let blocks = self.pages.map { page in PagedTextBuilder.blocks(of: page).map { (page, $0) } }
    hasNumbers =
      blocks.count { page in page.contains { isNumber($0.1) && isHeading($0.1, on: $0.0) } }
      <= max(1, self.pages.count * 6 / 10)
    let heights = blocks.joined().filter { isHeading($0.1, on: $0.0) }
      .map { PagedTextBuilder.step($0.1) }
    headingHeights = Set(heights).sorted(by: >)
  }

  /// The document, with the pages that begin in it.
  mutating func document() -> (document: BookDocument, pages: [PrintedPage]) {
    for (number, page) in pages.enumerated() {
      for block in blocks(withHeadingWordsOf: page) { add(block, page: number + 1) }
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

  /// The blocks of a page. Without larger letters, a line such as `Chapter 9` is a block of its own.
  private func blocks(withHeadingWordsOf page: TextPage) -> [[PageLine]] {
    let blocks = PagedTextBuilder.blocks(of: page)
    guard headingHeights.isEmpty else { return blocks }
    var parts: [[PageLine]] = []
    for block in blocks {
      var start = 0
      for number in block.indices where isAnnouncement(block, at: number, isFirst: parts.isEmpty) {
        if number > start { parts.append(Array(block[start..<number])) }
        parts.append([block[number]])
        start = number + 1
      }
      if start < block.count { parts.append(Array(block[start...])) }
    }
    return parts
  }

  /// Whether a line of a block is a heading by its words: it begins a page or a block, and is not one of a list.
  private func isAnnouncement(_ block: [PageLine], at number: Int, isFirst: Bool) -> Bool {
    let line = block[number]
    guard HeadingWords.level(of: line.text) != nil else { return false }
    let next = block.dropFirst(number + 1).first
    if next.map({ HeadingWords.level(of: $0.text) != nil }) == true { return false }
    guard number > 0 else { return isFirst || line.isBlockStart }
    let before = block[number - 1]
    return HeadingWords.level(of: before.text) == nil
      && line.top - before.top > line.height * 2.2
  }

  private func isNumber(_ block: [PageLine]) -> Bool {
    block.count == 1 && Numeral.value(of: block[0].text.filter { $0 != "." }) != nil
  }

  private func isHeading(_ block: [PageLine], on page: TextPage) -> Bool {
    guard hasHeadings, textHeight > 0, block.count <= PagedTextBuilder.mostHeadingLines,
      let height = block.map(\.height).min(),
      height >= textHeight * PagedTextBuilder.headingRatio
    else { return false }
    if block.reduce(0, { $0 + $1.text.count }) > PagedTextBuilder.longestHeading { return false }
    // A large number begins a chapter, unless it is at the foot.
    if isNumber(block) { return hasNumbers && block[0].top < page.height * 0.83 }
    return block.contains { $0.text.contains(where: \.isLetter) }
  }

  /// The height of a heading in steps of a point.
  private static func step(_ block: [PageLine]) -> Int {
    Int((block.map(\.height).max() ?? 0).rounded())
  }

  private mutating func add(_ block: [PageLine], page: Int) {
    guard let first = block.first else { return }
    if isHeading(block, on: pages[page - 1]) {
      let rank = headingHeights.firstIndex(of: PagedTextBuilder.step(block)) ?? 0
      return add(block, page, as: .heading(level: min(rank + 1, PagedTextBuilder.lowestLevel)))
    }
    if block.count == 1, headingHeights.isEmpty, let level = HeadingWords.level(of: first.text) {
      return add(block, page, as: .heading(level: level))
    }
    if addEntries(block, page) { return }
    let verses = columns.verses(in: block, on: pages[page - 1])
    var start = 0
    for verse in verses {
      addProse(Array(block[start..<verse.lowerBound]), page)
      add(Array(block[verse]), page, as: .verse)
      start = verse.upperBound
    }
    addProse(Array(block[start...]), page)
  }

  /// Adds the lines of printed contents, one for each entry. Returns false if there are none.
  private mutating func addEntries(_ block: [PageLine], _ page: Int) -> Bool {
    var lines: [PageLine] = []
    var title: [PageLine] = []
    for line in block {
      title.append(line)
      guard let entry = LeaderDots.entry(line.text) else { continue }
      var joined = title[0]
      joined.text = (title.dropLast().map(\.text) + [entry]).joined(separator: " ")
      lines.append(joined)
      title = []
    }
    guard !lines.isEmpty else { return false }
    add(lines, page, as: .verse)
    addProse(title, page)
    return true
  }

  /// Adds lines as a block of their own: a heading, or lines that stay lines.
  private mutating func add(_ lines: [PageLine], _ page: Int, as kind: Block.Kind) {
    guard let first = lines.first else { return }
    flush()
    open = Open(kind: kind, last: first, isFull: false)
    for line in lines { append(line, page, isFull: false) }
    flush()
  }

  private mutating func addProse(_ block: [PageLine], _ page: Int) {
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
    guard let open, open.kind == .paragraph, open.isFull, open.lines.count > 1 || !isAlone,
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
    if open?.kind != .verse, let count = open?.lines.count, count > 0,
      let before = open?.lines[count - 1].text
    {
      open?.lines[count - 1].text = words.joinable(before, before: line.text)
    }
    open?.lines.append((line.text, page))
    open?.last = line
    open?.isFull = isFull
  }

  private mutating func flush() {
    guard let paragraph = open else { return }
    open = nil
    builder.context.kind = paragraph.kind
    for (number, line) in paragraph.lines.enumerated() {
      if number > 0, paragraph.kind == .verse { builder.breakLine() }
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
