import Bookshelf
import ClientCore
import GameEngine
import Terminal

/// The state of reading: the open page, the cursor on a word, hits of a search, and the visited
/// places.
struct BookReading: Sendable {
  /// The hits of a search, and the index of the hit that was opened last.
  struct Hits: Sendable {
    let query: String
    let all: [SearchHit]
    var place = 0
  }

  /// The number of pages to search for the next unknown word.
  private static let farthestWord = 20
  /// The maximum number of places to remember for going back.
  private static let longestWay = 100

  private(set) var pages: BookPages
  /// The styled text of the open page.
  private(set) var text: StyledPage
  /// The index of the cursor's word on the open page; nil without a cursor.
  private(set) var cursor: Int?
  private(set) var hits: Hits?
  /// The marks in the book, ordered by place.
  private(set) var marks: [OpenedBook.Mark] = []
  /// The sentence being read aloud; nil if there is none.
  private(set) var spoken: BookRange?
  /// The words of the book; nil until they are counted.
  private(set) var lexicon: BookLexicon?
  private var knowledge: [ChapterKnowledge] = []
  private var earlier: [BookPlace] = []
  private var later: [BookPlace] = []

  init(_ pages: BookPages, marks: [OpenedBook.Mark]) {
    self.pages = pages
    self.marks = marks
    text = StyledPage(pages)
    refresh()
  }

  var book: Book { pages.book }
  /// The position to write to the journal. On the last page, the whole book counts as read.
  var position: BookPosition {
    var position = book.position(of: pages.place)
    if pages.isLast { position.fraction = 1 }
    return position
  }
  /// The word at the cursor; nil without a cursor.
  var word: PageWord? { cursor.flatMap { text.words.indices.contains($0) ? text.words[$0] : nil } }
  /// The references to notes on the page.
  var notes: [PageWord] {
    text.words.filter { if case .note = $0.kind { true } else { false } }
  }
  /// The pictures on the page, in order.
  var pictures: [PageWord] {
    text.words.filter { if case .picture = $0.kind { true } else { false } }
  }
  var canGoBack: Bool { !earlier.isEmpty }
  var canGoForward: Bool { !later.isEmpty }

  /// Changes the size of the pages. The cursor stays on its word.
  mutating func fit(width: Int, height: Int, spacing: Int) {
    let word = word
    if let word, !word.range.isEmpty { pages.go(to: word.place) }
    pages.fit(width: width, height: height, spacing: spacing)
    refresh()
    if let word { cursor = text.words.firstIndex { $0.place == word.place } ?? 0 }
  }

  private mutating func refresh() {
    let found = (hits?.all ?? []).enumerated().map { number, hit in
      (
        document: hit.place.document,
        range: hit.place.offset..<hit.place.offset + hit.length,
        ink: number == hits?.place ? Ink.placed : .elsewhere
      )
    }
    let highlights = marks.compactMap { mark in
      mark.end.map { end in
        (
          document: mark.start.document,
          range: mark.start.offset..<max(mark.start.offset, end.offset), ink: Ink.text.selected
        )
      }
    }
    let spoken = spoken.map { ($0.document, $0.range, Ink.text.selected) }
    text = StyledPage(
      pages, marked: (spoken.map { [$0] } ?? []) + found + highlights, lookedUp: lexicon)
  }

  /// Sets the words of the book, so that the looked-up ones are highlighted.
  mutating func keep(_ lexicon: BookLexicon, _ chapters: [ChapterKnowledge]) {
    (self.lexicon, knowledge) = (lexicon, chapters)
    let word = word
    refresh()
    // Cutting may have joined characters to words.
    if let word { cursor = text.words.lastIndex { $0.place <= word.place } ?? 0 }
  }

  /// The chapter that begins on the page, else the chapter that ends on it, and how well the player
  /// knows it; nil if there is none, or nothing is known yet.
  var chapterAtEdge: (number: Int, begins: Bool, knowledge: ChapterKnowledge)? {
    let last = book.chapters.lastIndex { pages.number(of: $0.start) <= pages.number }
    guard let number = last, knowledge.indices.contains(number) else { return nil }
    if pages.number(of: book.chapters[number].start) == pages.number {
      return (number, true, knowledge[number])
    }
    let ends =
      number + 1 < book.chapters.count
      ? pages.number(of: book.chapters[number + 1].start) == pages.number + 1 : pages.isLast
    return ends ? (number, false, knowledge[number]) : nil
  }

  // MARK: - Marks

  /// Sets the current marks of the book.
  mutating func keep(_ marks: [OpenedBook.Mark]) {
    self.marks = marks
    refresh()
  }

  /// The bookmark of the open page; nil if it has none.
  var bookmark: OpenedBook.Mark? {
    marks.first {
      $0.mark.kind == .bookmark && pages.contains($0.start)
    }
  }

  /// The characters in the margin, beside the marked lines of the page.
  var signs: [(row: Int, sign: String)] {
    let all = marks.map { ($0.start, $0.mark.kind.sign) } + (spoken.map { [($0.place, "♪")] } ?? [])
    return all.compactMap { place, sign in
      let line = pages.layout.line(of: place)
      return pages.lines.contains(line) ? (line - pages.top, sign) : nil
    }
  }

  // MARK: - Reading aloud

  /// The sentence at which reading aloud begins: the sentence at the cursor, else the first one
  /// that begins at the reader's place or after it.
  var firstSpoken: BookRange? {
    let sentence = BookRange(sentenceFrom: word?.place ?? pages.place, in: book)
    guard let sentence, !pages.contains(sentence.place) else { return sentence }
    return BookRange(sentenceFrom: sentence.end, in: book)
  }

  /// Sets the sentence being read aloud and turns to its page; nil if reading aloud has ended.
  mutating func say(_ sentence: BookRange?) {
    spoken = sentence
    if let sentence {
      cursor = nil
      if pages.contains(sentence.place) {
        pages.take(sentence.place)
      } else {
        pages.go(to: sentence.place)
      }
    }
    refresh()
  }

  /// The sentence that contains the cursor; nil without a cursor.
  var sentence: (document: Int, range: Range<Int>)? {
    guard let word else { return nil }
    let range = book.documents[word.document].sentence(at: word.range.lowerBound)
    return range.isEmpty ? nil : (word.document, range)
  }

  // MARK: - Pages

  /// Turns pages, forward if positive. The cursor moves to the first word.
  mutating func turn(_ count: Int) {
    guard pages.turn(count) else { return }
    refresh()
    if cursor != nil { cursor = text.words.isEmpty ? nil : 0 }
  }

  /// Scrolls by lines, forward if positive.
  mutating func scroll(by lines: Int) {
    guard pages.scroll(by: lines) else { return }
    cursor = nil
    refresh()
  }

  /// Goes to another place. `goBack` returns from it.
  mutating func jump(to place: BookPlace) {
    earlier = (earlier + [pages.place]).suffix(BookReading.longestWay)
    later = []
    open(place)
  }

  mutating func goBack() {
    guard let place = earlier.popLast() else { return }
    later.append(pages.place)
    open(place)
  }

  mutating func goForward() {
    guard let place = later.popLast() else { return }
    earlier.append(pages.place)
    open(place)
  }

  private mutating func open(_ place: BookPlace) {
    pages.go(to: place)
    cursor = nil
    refresh()
  }

  // MARK: - Words

  /// Puts the cursor on a word of the page; nil removes it.
  mutating func select(_ number: Int?) {
    cursor = number.flatMap { text.words.indices.contains($0) ? $0 : nil }
  }

  /// Puts the cursor on the first word, or on the word to which the reader jumped.
  mutating func selectFirst() {
    select(text.words.firstIndex { $0.place >= pages.place } ?? 0)
  }

  /// Moves the cursor to the next or previous word, turning the page if necessary.
  mutating func step(forward: Bool) {
    guard let cursor else { return select(0) }
    let next = cursor + (forward ? 1 : -1)
    if text.words.indices.contains(next) { return select(next) }
    let page = pages.number
    turn(forward ? 1 : -1)
    if pages.number != page { select(forward ? 0 : text.words.count - 1) }
  }

  /// Moves the cursor to the nearest word on another line, turning the page if necessary.
  mutating func step(down: Bool) {
    guard let word, let here = text.position(of: word) else { return select(0) }
    let rows = Dictionary(grouping: text.words.indices) {
      text.position(of: text.words[$0])?.y ?? -1
    }
    let beyond = rows.keys.filter { down ? $0 > here.y : $0 < here.y && $0 >= 0 }
    if let row = down ? beyond.min() : beyond.max() {
      select(nearest(to: here.x, among: rows[row] ?? []))
      return
    }
    let page = pages.number
    turn(down ? 1 : -1)
    if pages.number != page { select(down ? 0 : text.words.count - 1) }
  }

  private func nearest(to x: Int, among words: [Int]) -> Int? {
    words.min { a, b in
      abs((text.position(of: text.words[a])?.x ?? 0) - x)
        < abs((text.position(of: text.words[b])?.x ?? 0) - x)
    }
  }

  /// Moves the cursor to the next or previous word that may be unknown, turning pages if necessary.
  ///
  /// - Returns: whether a word was found.
  mutating func step(toUnknown lexicon: BookLexicon, forward: Bool) -> Bool {
    var copy = self
    for _ in 0..<BookReading.farthestWord {
      let all = copy.text.words
      let from = copy.cursor ?? (forward ? -1 : all.count)
      let range =
        forward ? Array(all.indices.dropFirst(from + 1)) : all.indices.prefix(from).reversed()
      if let found = range.first(where: { copy.isUnknown(all[$0], lexicon) }) {
        copy.select(found)
        self = copy
        return true
      }
      guard copy.pages.turn(forward ? 1 : -1) else { return false }
      copy.refresh()
      copy.cursor = nil
    }
    return false
  }

  private func isUnknown(_ word: PageWord, _ lexicon: BookLexicon) -> Bool {
    word.kind == .word && lexicon.isUnknown(book.documents[word.document].string(word.range))
  }

  // MARK: - Search

  /// Sets the hits of a search; nil removes them.
  mutating func keep(_ hits: Hits?) {
    self.hits = hits
    refresh()
  }

  /// Goes to a hit. The number wraps around at both ends.
  mutating func open(hit number: Int) {
    guard let hits, !hits.all.isEmpty else { return }
    let number = (number + hits.all.count) % hits.all.count
    self.hits?.place = number
    jump(to: hits.all[number].place)
  }

  /// Goes to a hit `steps` after the current one, or before it if negative.
  mutating func step(toHit steps: Int) { open(hit: (hits?.place ?? 0) + steps) }
}
