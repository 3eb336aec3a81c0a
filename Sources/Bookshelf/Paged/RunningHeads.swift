/// Removes rows that are repeated at the top and the foot of pages: titles and page numbers.
///
/// A row is a head if the same text is on other pages nearby, or if it contains a number that counts with the pages. Larger
/// letters are never a head, but the title of a chapter.
struct RunningHeads {
  /// Heads are in this part of a page, at its top and its foot.
  private static let margin = 0.17
  /// Heads may have two rows.
  private static let most = 2
  private static let longest = 110
  /// The ratio to the height of the text up to which letters may be those of a head.
  private static let highest = 1.18
  /// The fewest pages with the same text, and the pages from one to the next.
  private static let texts = (fewest: 3, step: 2)
  /// The same for numbers that count with the pages.
  private static let numbers = (fewest: 4, step: 3)
  /// The part of the pages with heads at a place, from which any row there is a head.
  private static let usual = 0.3

  private struct Row {
    let page: Int
    let places: [Int]
    let text: String
    let top: Double
    let height: Double
    /// The text without spaces, and the same with one sign for each number.
    let key: String
    let masked: String
    /// The numbers in it which may be those of a page.
    let numbers: [Int]
    /// Whether it has nothing but a number and signs around it.
    let isNumber: Bool
  }

  static func removed(from pages: [TextPage]) -> [TextPage] {
    let textHeight = pages.textHeight
    var pages = pages
    for isFoot in [false, true] {
      var candidates = Set(pages.indices)
      for _ in 0..<most {
        let rows = pages.indices.compactMap { page in
          candidates.contains(page)
            ? outerRow(of: pages[page], page, isFoot: isFoot, textHeight: textHeight) : nil
        }
        let heads = heads(among: rows, ofPages: pages)
        for row in rows where heads.contains(row.page) { remove(row, from: &pages[row.page]) }
        candidates = heads
      }
    }
    return pages
  }

  private static func remove(_ row: Row, from page: inout TextPage) {
    let removed = Set(row.places)
    // The block continues after the removed line.
    let startsBlock = row.places.first.map { page.lines[$0].isBlockStart } ?? false
    let next = row.places.first ?? 0
    page.lines = page.lines.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    if startsBlock, page.lines.indices.contains(next) { page.lines[next].isBlockStart = true }
  }

  // MARK: - Rows

  /// The first or last row of a page, if it is where heads are, and no larger than they are.
  private static func outerRow(
    of page: TextPage, _ number: Int, isFoot: Bool, textHeight: Double
  ) -> Row? {
    func order(_ line: PageLine) -> Double { isFoot ? -line.top : line.top }
    func center(_ line: PageLine) -> Double { line.top + line.height / 2 }
    let lines = page.lines
    guard let outer = lines.min(by: { order($0) < order($1) }), outer.height > 0,
      isFoot
        ? outer.top > page.height * (1 - margin) : outer.top < page.height * margin
    else { return nil }
    let places = lines.indices.filter {
      abs(center(lines[$0]) - center(outer)) < outer.height * 0.6
    }
    let height = places.map { lines[$0].height }.max() ?? 0
    let text = places.sorted { lines[$0].left < lines[$1].left }.map { lines[$0].text }
      .joined(separator: "  ")
    guard height <= textHeight * highest, text.count <= longest else { return nil }
    let top = places.map { lines[$0].top }.min() ?? 0
    return row(text, at: places, top: top, height: height, page: number)
  }

  private static func row(
    _ text: String, at places: [Int], top: Double, height: Double, page: Int
  ) -> Row {
    var numbers: [Int] = []
    var masked = ""
    var letters = 0
    var before = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      for part in parts(of: word) {
        // The number of a chapter counts with the pages if each has one page.
        if let value = value(of: part) {
          if !HeadingWords.announces(before) { numbers.append(value) }
          masked += "#"
        } else {
          masked += part
          if !pageWords.contains(part.lowercased()) { letters += part.count { $0.isLetter } }
        }
        if part.contains(where: { $0.isLetter || $0.isNumber }) { before = String(part) }
      }
    }
    return Row(
      page: page, places: places, text: text, top: top, height: height,
      key: text.filter { !$0.isWhitespace }, masked: masked, numbers: numbers,
      isNumber: letters == 0 && !numbers.isEmpty)
  }

  private static let pageWords: Set<String> = [
    "page", "p", "pp", "of", "seite", "von", "s", "página", "pág", "de", "pagina", "di", "стр",
    "страница", "из", "sida", "av", "side", "af", "oldal", "strona", "str", "strana", "z", "sayfa",
    "sivu",
  ]

  /// Digits and other characters of a word separately.
  private static func parts(of word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = word.startIndex
    func kind(_ character: Character) -> Int {
      character.isNumber ? 0 : character.isLetter ? 1 : 2
    }
    for index in word.indices where index > start && kind(word[index]) != kind(word[start]) {
      parts.append(word[start..<index])
      start = index
    }
    parts.append(word[start...])
    return parts
  }

  /// The value of a page number, in digits or in Roman numerals.
  private static func value(of part: Substring) -> Int? {
    if part.count <= 5, let number = Int(part) { return number }
    let isRoman =
      part.allSatisfy { "ivxlc".contains($0) } || part.allSatisfy { "IVXLC".contains($0) }
    return isRoman ? Numeral.value(of: String(part)) : nil
  }

  // MARK: - Heads

  /// The pages whose row is a head.
  private static func heads(among rows: [Row], ofPages pages: [TextPage]) -> Set<Int> {
    var heads: Set<Int> = []
    let named = Dictionary(grouping: rows.filter { row in row.key.count { $0.isLetter } >= 2 }) {
      $0.key
    }
    for group in named.values { heads.formUnion(runs(group.map(\.page), texts)) }
    let maskedCounts = rows.reduce(into: [:]) { $0[$1.masked, default: 0] += 1 }
    var counting: [Int: [Row]] = [:]
    for row in rows where row.isNumber || maskedCounts[row.masked, default: 0] > 1 {
      for difference in Set(row.numbers.map { $0 - row.page }) {
        counting[difference, default: []].append(row)
      }
    }
    for group in counting.values { heads.formUnion(runs(group.map(\.page), numbers)) }
    return heads.union(atUsualPlaces(heads, rows, pages))
  }

  /// The pages of a list that form runs which are long enough.
  private static func runs(_ pages: [Int], _ rule: (fewest: Int, step: Int)) -> Set<Int> {
    var found: Set<Int> = []
    var run: [Int] = []
    for page in pages.sorted() {
      if let last = run.last, page - last > rule.step {
        if run.count >= rule.fewest { found.formUnion(run) }
        run = []
      }
      run.append(page)
    }
    if run.count >= rule.fewest { found.formUnion(run) }
    return found
  }

  /// The pages whose row is at the place and of the size of many heads.
  private static func atUsualPlaces(
    _ heads: Set<Int>, _ rows: [Row], _ pages: [TextPage]
  ) -> Set<Int> {
    let known = rows.filter { heads.contains($0.page) }
    guard Double(known.count) >= Double(pages.count) * usual else { return [] }
    func place(_ row: Row) -> [Int] {
      let step = max(1, pages[row.page].height / 800)
      return [Int((row.top / step).rounded()), Int((row.height / step).rounded())]
    }
    let places = known.reduce(into: [:]) { $0[place($1), default: 0] += 1 }
    return Set(
      rows.filter { row in
        let own = place(row)
        let near = (-1...1).reduce(0) { $0 + places[[own[0] + $1, own[1]], default: 0] }
        return Double(near) >= Double(pages.count) * usual
      }.map(\.page))
  }
}
