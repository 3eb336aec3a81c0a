import Bookshelf
import Client
import GameEngine
import Messages

/// Reads a book in line mode: a paragraph at a time, with commands between them.
struct BookReader {
  /// The most hits that are listed.
  private static let mostHits = 20

  private let library: Library
  let renderings: Renderings
  private let vocabularies: Vocabularies
  private(set) var opened: OpenedBook
  private let words: WordCommands
  private let bookWords: BookWords
  private let cards: CardCommands
  let presentation: Presentation
  private var paragraphs: BookParagraphs
  private let isSpoken: Bool
  /// The paragraph that was shown last.
  private var number = 0
  /// The place that was kept last.
  private var kept: BookPlace?
  /// The words of the book, once they are counted.
  private var lexicon: BookLexicon?
  /// The place that is held while renderings change, and the paragraph that shows it.
  private var hold: (place: WorkHold, number: Int)?

  /// - Parameter place: where to begin.
  init(
    _ opened: OpenedBook, at place: BookPlace, library: Library, renderings: Renderings,
    vocabularies: Vocabularies, words: WordCommands, bookWords: BookWords, cards: CardCommands,
    presentation: Presentation
  ) throws {
    (self.opened, self.library, self.vocabularies) = (opened, library, vocabularies)
    (self.renderings, self.bookWords) = (renderings, bookWords)
    (self.words, self.cards, self.presentation) = (words, cards, presentation)
    paragraphs = BookParagraphs(opened.book, messages: presentation.messages)
    isSpoken = try presentation.isSpoken()
    number = paragraphs.number(of: place)
    kept = opened.place
  }

  private var book: Book { opened.book }
  private var host: Host { presentation.host }
  var messages: Messages { presentation.messages }
  /// The place of the paragraph.
  var place: BookPlace { paragraphs[number].place }
  private var texts: BookTexts { BookTexts(messages) }

  /// Reads until the player leaves, the input ends or the book does.
  ///
  /// - Throws: `JournalError` if the place cannot be kept.
  mutating func read() throws {
    try showTitle()
    try show()
    // The player reads meanwhile.
    try count()
    if isAtChapterStart { showBefore() }
    while let line = nextLine() {
      switch BookLine(line) {
      case .quit: return try keepPlace()
      case .next:
        let isEnd = number + 1 == paragraphs.count
        let chapter = self.chapter
        if isEnd || book.chapter(at: paragraphs[number + 1].place) != chapter {
          try showAfter(chapter)
        }
        if isEnd {
          presentation.say(messages("That was the end of the book."))
          return try keepPlace()
        }
        try go(to: number + 1)
      case .previous: try go(to: max(0, number - 1))
      case .contents: showContents()
      case .go(let text):
        if let place = book.place(written: text) {
          try go(to: paragraphs.number(of: place))
        } else {
          presentation.say(
            messages(
              "The book has no place \(shortened(text)); places are 3, 3.12, 40% and p.12."))
        }
      case .find(let text): find(text)
      case .define(let text):
        attempt { try define(text) }
      case .card(let text):
        attempt { try cards.add(text, from: quote(of: text)) }
      case .mark(let note):
        attempt {
          try library.mark(paragraphs[number].place, note: note, in: opened)
          presentation.say(messages("Marked: \(book.written(paragraphs[number].place))."))
        }
      case .words: try showWords()
      case .rendering(let name): attempt { try changeRendering(name) }
      case .renderings: attempt { try listRenderings() }
      case .favorite: attempt { try toggleFavorite() }
      case .favorites: attempt { try listFavorites() }
      case .help: attempt { try showHelp() }
      case .unknown:
        presentation.say(messages("Enter goes on; `:help` lists the commands."))
      }
    }
    try keepPlace()
  }

  private func nextLine() -> String? {
    while true {
      if host.display.isInteractive { host.output.write(prompt) }
      switch host.input.next() {
      case nil:
        if host.display.isInteractive { host.output.write("\n") }
        return nil
      case .text(let line): return line
      case .notText, .tooLong: presentation.say(messages("Type a command, or Enter to go on."))
      }
    }
  }

  /// The place and the part that was read. A screen reader would say them each time.
  private var prompt: String {
    let place = paragraphs[number].place
    let percent = texts.percent(book.fraction(of: place))
    return isSpoken ? "" : "\(book.written(place)) · \(percent) % > "
  }

  /// Runs a command whose errors do not end the reading.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      presentation.say(ClientError(error).text(in: messages))
    }
  }

  /// Shows the meaning of a word, by a dictionary of the book's language if that is not English.
  private func define(_ text: String) throws {
    let look = quote(of: text)?.look
    let language = opened.entry.book.language
    if !BookWords.isEnglish(language),
      case .elsewhere(let word, let id) = try bookWords.request(for: text, language: language)
    {
      return try words.define(word, dictionary: id, in: look)
    }
    try words.define(text, in: look)
  }

  /// The word of the paragraph that is spelled like a text, with its sentence; nil if there is none.
  private func quote(of text: String) -> BookQuote? {
    paragraphs.word(text, in: number).map { BookQuote($0.range, in: $0.document, of: opened) }
  }

  // MARK: - Text

  private func showTitle() throws {
    let style = try presentation.style()
    presentation.say(style(.heading, shortened(opened.entry.title, to: 200)))
    let place = paragraphs[number].place
    let chapter = texts.name(ofChapter: book.chapter(at: place), in: book)
    let left = texts.timeLeft(minutes: ReadingTime.minutes(in: book, from: place))
    presentation.say(style(.aside, "\(chapter), \(left)"))
  }

  private mutating func go(to number: Int) throws {
    let before = chapter
    self.number = number
    try show()
    guard chapter != before else { return }
    if isAtChapterStart { showBefore() }
    // The place is kept with each chapter, so that little is lost if the program is killed.
    try keepPlace()
  }

  /// Shows another rendering at the same place.
  mutating func show(_ other: OpenedBook) throws {
    var held =
      hold.flatMap { $0.number == number ? $0.place : nil } ?? WorkHold(place, in: opened)
    let there = held.open(other)
    (opened, lexicon, kept) = (other, nil, other.place)
    paragraphs = BookParagraphs(other.book, messages: messages)
    number = paragraphs.number(of: there)
    try showTitle()
    try show()
    hold = (held, number)
    try count()
  }

  /// Shows a paragraph; headings together with the text that they belong to.
  private mutating func show() throws {
    let style = try presentation.style()
    while true {
      let paragraph = paragraphs[number]
      let lines = paragraph.lines.map {
        wrapped($0, width: presentation.width, indent: paragraph.indent)
      }
      let text = lines.joined(separator: "\n")
      host.output.write("\n" + (paragraph.isHeading ? style(.heading, text) : text) + "\n")
      guard paragraph.isHeading, number + 1 < paragraphs.count else { return }
      number += 1
    }
  }

  // MARK: - Words

  /// The index of the chapter of the paragraph.
  private var chapter: Int { book.chapter(at: paragraphs[number].place) }

  /// Whether the paragraph is the first one of its chapter, headings aside.
  private var isAtChapterStart: Bool {
    var first = number
    while first > 0, paragraphs[first - 1].isHeading { first -= 1 }
    return first == 0 || book.chapter(at: paragraphs[first - 1].place) != chapter
  }

  private mutating func count() throws {
    lexicon = try vocabularies.lexicon(of: opened, after: lexicon)
  }

  private var known: ChapterKnowledge? {
    let all = lexicon?.chapters(of: book) ?? []
    return all.indices.contains(chapter) ? all[chapter] : nil
  }

  /// Says how well the player knows the words of the chapter that begins.
  private func showBefore() {
    guard let lexicon, let expected = known?.expected else { return }
    let report = VocabularyTexts(messages)
    var sentences = [report.expected(expected)]
    let worth = lexicon.worthLearning(before: chapter).map { shortened($0.lemma) }
    if !worth.isEmpty {
      sentences.append(
        messages("Worth learning first: \(messages.commaSeparated(worth)); `:words` explains them.")
      )
    }
    host.output.write("\n" + presentation.paragraphs([sentences.joined(separator: " ")]))
  }

  /// Says what was met in a chapter that ends.
  private mutating func showAfter(_ chapter: Int) throws {
    try count()
    guard let lexicon, let known, let text = VocabularyTexts(messages).met(known) else { return }
    let words = lexicon.lookedUpWords(ofChapter: chapter, in: book).map { shortened($0.lemma) }
    let list = words.isEmpty ? "" : " (" + messages.commaSeparated(words) + ")"
    host.output.write("\n" + presentation.paragraphs([text + list + "."]))
  }

  /// Lists the words of the chapter that were looked up or are worth learning.
  private mutating func showWords() throws {
    try count()
    guard let lexicon else { return }
    let list = try ChapterWords(chapter, lexicon, in: opened, vocabularies)
    let report = VocabularyTexts(messages)
    presentation.say(list.expected.map(report.expected) ?? report.notJudged)
    for row in list.rows {
      let facts = [report.note(on: row), shortened(row.meaning, to: 200)].filter { !$0.isEmpty }
      presentation.say("\(shortened(row.word.lemma)): \(facts.joined(separator: "; "))")
    }
    guard !list.rows.isEmpty else {
      return presentation.say(messages("No word of this chapter is worth learning first."))
    }
    let name = opened.entry.id.rawValue
    presentation.say(
      messages("`wordhoard learn --book \(name) --chapter \(chapter + 1)` asks them."))
  }

  // MARK: - Ways through the book

  private func showContents() {
    for (number, chapter) in book.chapters.enumerated() {
      let isHere = number == book.chapter(at: paragraphs[self.number].place)
      let title = texts.name(ofChapter: number, in: book)
      let place = book.written(chapter.start)
      presentation.say("\(place)  \(title)\(isHere ? "  " + messages("(here)") : "")")
    }
  }

  private func find(_ text: String) {
    let hits = book.search(text)
    guard !hits.isEmpty else {
      return presentation.say(messages("\(shortened(text)) was not found in this book."))
    }
    for hit in hits.prefix(BookReader.mostHits) {
      let context = book.context(of: hit, characters: 30)
      presentation.say(
        "\(book.written(hit.place))  \(context.before)\(context.match)\(context.after)")
    }
    if hits.count > BookReader.mostHits {
      let more = hits.count - BookReader.mostHits
      presentation.say(messages("and \(more) more"))
    }
    presentation.say(messages("`:go PLACE` goes to one of them."))
  }

  private func showHelp() throws {
    let commands: [(name: String, text: String)] = [
      (messages("Enter", context: "a key"), messages("go on to the next paragraph")),
      (":back", messages("go back to the paragraph before")),
      (":toc", messages("list the chapters")),
      (
        messages(":go PLACE"),
        messages("go to a chapter 3, a paragraph 3.12, 40% or a printed page p.12")
      ),
      (messages(":find TEXT"), messages("search the book")),
      (messages(":define WORD"), messages("show the meaning of a word")),
      (messages(":rendering [NAME]"), messages("change to another rendering of the work")),
      (":renderings", messages("list the renderings of the work")),
      (":favorite", messages("make this chapter a favorite, or no longer one")),
      (":favorites", messages("list the favorite chapters")),
      (":words", messages("list the words of the chapter to learn, and those that you looked up")),
      (messages(":card WORD"), messages("make a card of a word, with its sentence")),
      (messages(":mark [NOTE]"), messages("mark this paragraph")),
      (":quit", messages("stop; the place is kept")),
    ]
    host.output.write(try presentation.list(commands))
  }

  // MARK: - The place

  private mutating func keepPlace() throws {
    let place = paragraphs[number].place
    guard place != kept else { return }
    try library.setPosition(book.position(of: place), of: opened.entry.id)
    kept = place
  }
}
