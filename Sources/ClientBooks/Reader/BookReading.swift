import Bookshelf
import ClientCore
import GameEngine
import Terminal

/// A book that is being read: the open page, the cursor on a word, hits of a search, and the way back.
struct BookReading: Sendable {
  /// The hits of a search, one of which was opened last.
  struct Hits: Sendable {
    let query: String
    let all: [SearchHit]
    var place = 0
  }

  /// How many pages are searched for the next unknown word.
  private static let farthestWord = 20
  /// The most places that are remembered on the way back.
  private static let longestWay = 100

  private(set) var pages: BookPages
  /// The text of the open page.
  private(set) var text: StyledPage
  /// The number of the word with the cursor, on the open page; nil without a cursor.
  private(set) var cursor: Int?
  private(set) var hits: Hits?
  /// The marks in the book.
  private(set) var marks: [OpenedBook.Mark] = []
  /// The sentence that is being said aloud.
  private(set) var spoken: BookRange?
  /// The words of the book, once they are counted.
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
  /// The position to keep. With the last page, the whole book is read.
  var position: BookPosition {
    var position = book.position(of: pages.place)
    if pages.isLast { position.fraction = 1 }
    return position
  }
  /// The word with the cursor.
  var word: PageWord? { cursor.flatMap { text.words.indices.contains($0) ? text.words[$0] : nil } }
  /// The marks of notes on the page.
  var notes: [PageWord] {
    text.words.filter { if case .note = $0.kind { true } else { false } }
  }
  /// The pictures on the page.
  var pictures: [PageWord] {
    text.words.filter { if case .picture = $0.kind { true } else { false } }
  }
  var canGoBack: Bool { !earlier.isEmpty }
  var canGoForward: Bool { !later.isEmpty }

  /// Changes the size of the pages. The word with the cursor keeps it.
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

  /// Takes the words of the book, so that those that were looked up are marked.
  mutating func keep(_ lexicon: BookLexicon, _ chapters: [ChapterKnowledge]) {
    (self.lexicon, knowledge) = (lexicon, chapters)
    let word = word
    refresh()
    // Characters have perhaps become words.
    if let word { cursor = text.words.lastIndex { $0.place <= word.place } ?? 0 }
  }

  /// The chapter that begins on the page, else the one that ends on it, and how well the player knows it; nil if there
  /// is none, or if it is not known yet.
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

  /// Takes the marks as they are now.
  mutating func keep(_ marks: [OpenedBook.Mark]) {
    self.marks = marks
    refresh()
  }

  /// The bookmark of the open page.
  var bookmark: OpenedBook.Mark? {
    marks.first {
      $0.mark.kind == .bookmark && pages.contains($0.start)
    }
  }

  /// The signs beside the lines of the page.
  var signs: [(row: Int, sign: String)] {
    let all = marks.map { ($0.start, $0.mark.kind.sign) } + (spoken.map { [($0.place, "♪")] } ?? [])
    return all.compactMap { place, sign in
      let line = pages.layout.line(of: place)
      return pages.lines.contains(line) ? (line - pages.top, sign) : nil
    }
  }

  // MARK: - Reading aloud

  /// The sentence at which reading aloud begins: that of the cursor, or the first one that begins at the place of the reader
  /// or after it.
  var firstSpoken: BookRange? {
    let sentence = BookRange(sentenceFrom: word?.place ?? pages.place, in: book)
    guard let sentence, !pages.contains(sentence.place) else { return sentence }
    return BookRange(sentenceFrom: sentence.end, in: book)
  }

  /// Takes the sentence that is being said, and turns to its page; nil if none is any more.
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

  /// The sentence with the cursor.
  var sentence: (document: Int, range: Range<Int>)? {
    guard let word else { return nil }
    let range = book.documents[word.document].sentence(at: word.range.lowerBound)
    return range.isEmpty ? nil : (word.document, range)
  }

  // MARK: - Pages

  /// Turns some pages; the cursor goes to the first word.
  mutating func turn(_ count: Int) {
    guard pages.turn(count) else { return }
    refresh()
    if cursor != nil { cursor = text.words.isEmpty ? nil : 0 }
  }

  /// Moves the text by some lines.
  mutating func scroll(by lines: Int) {
    guard pages.scroll(by: lines) else { return }
    cursor = nil
    refresh()
  }

  /// Goes to another place, from which `goBack` returns.
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

  /// Puts the cursor on a word of the page; nil takes it away.
  mutating func select(_ number: Int?) {
    cursor = number.flatMap { text.words.indices.contains($0) ? $0 : nil }
  }

  /// Puts the cursor on the first word, or on the one to which the reader jumped.
  mutating func selectFirst() {
    select(text.words.firstIndex { $0.place >= pages.place } ?? 0)
  }

  /// Moves the cursor to the next or previous word, also on the next page.
  mutating func step(forward: Bool) {
    guard let cursor else { return select(0) }
    let next = cursor + (forward ? 1 : -1)
    if text.words.indices.contains(next) { return select(next) }
    let page = pages.number
    turn(forward ? 1 : -1)
    if pages.number != page { select(forward ? 0 : text.words.count - 1) }
  }

  /// Moves the cursor to the nearest word on another line, also on the next page.
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

  /// Moves the cursor to the next or previous word that may be unknown, also on other pages.
  ///
  /// - Returns: whether there is one.
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

  /// Keeps the hits of a search; nil forgets them.
  mutating func keep(_ hits: Hits?) {
    self.hits = hits
    refresh()
  }

  /// Goes to a hit.
  mutating func open(hit number: Int) {
    guard let hits, !hits.all.isEmpty else { return }
    let number = (number + hits.all.count) % hits.all.count
    self.hits?.place = number
    jump(to: hits.all[number].place)
  }

  /// Goes to the next or previous hit.
  mutating func step(toHit steps: Int) { open(hit: (hits?.place ?? 0) + steps) }
}
