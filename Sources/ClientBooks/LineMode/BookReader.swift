import Bookshelf
import ClientCore
import GameEngine
import Messages

/// Reads a book in line mode, a paragraph or a sentence at a time, with commands in between.
struct BookReader {
  /// The features that the commands use.
  struct Features {
    let library: Library
    let renderings: Renderings
    let vocabularies: Vocabularies
    let bookWords: BookWords
    let words: any WordDefiner
    /// Adds a card for a word, with its sentence in the book, to the deck that was used last.
    let addCard: @Sendable (String, BookQuote?) throws -> Void
    let speech: Speech
    let presentation: Presentation
    /// Prints the events as JSON lines; nil in line mode.
    var events: ReadingEvents?
  }

  let features: Features
  private(set) var opened: OpenedBook
  private(set) var paragraphs: BookParagraphs
  let isSpoken: Bool
  /// The number of the paragraph that was shown last.
  private(set) var number = 0
  /// Whether one sentence is shown at a time.
  private var isBySentence = false
  /// The number of the sentence in the paragraph, from 0.
  private var sentence = 0
  /// The last place that was written to the journal.
  private var kept: BookPlace?
  /// Whether another place was stored on this computer since then.
  private var isNoted = false
  /// Whether the player was informed that places cannot be kept.
  private var isRefused = false
  private var meter = PaceMeter()
  /// The words of the book; nil until they are counted.
  var lexicon: BookLexicon?
  /// The place that is held while renderings change, and the number of the paragraph that shows it.
  private var hold: (place: WorkHold, number: Int)?

  /// - Parameter place: the place to start at.
  init(_ opened: OpenedBook, at place: BookPlace, _ features: Features) throws {
    (self.opened, self.features) = (opened, features)
    paragraphs = BookParagraphs(opened.book, messages: features.presentation.messages)
    isSpoken = try features.presentation.isSpoken()
    number = paragraphs.number(of: place)
    kept = opened.place
  }

  var book: Book { opened.book }
  var presentation: Presentation { features.presentation }
  var renderings: Renderings { features.renderings }
  var events: ReadingEvents? { features.events }
  var host: Host { presentation.host }
  var messages: Messages { presentation.messages }
  var texts: BookTexts { BookTexts(messages) }
  private var marks: ReadingMarks { ReadingMarks(features: features, opened: opened) }
  /// The part of the book that is shown: the paragraph, or one of its sentences.
  var shown: BookRange {
    let sentences = isBySentence ? paragraphs.sentences(of: number) : []
    return sentences.isEmpty
      ? paragraphs.range(of: number) : sentences[min(sentence, sentences.count - 1)]
  }
  /// The place at which the shown part begins.
  var place: BookPlace { shown.place }

  /// Reads until the player leaves, the input ends or the book ends. Runs on the caller's thread,
  /// because it waits for input.
  nonisolated(nonsending) mutating func read() async throws {
    try showTitle()
    try show()
    notePlace(isOpening: true)
    // Count the words while the player reads.
    try count()
    if isAtChapterStart { showBefore() }
    var voice = ReadingVoice(speech: features.speech, presentation: presentation, events: events)
    let hint = messages("Type a command, or Enter to go on.")
    var isOver = false
    while !isOver, let line = presentation.nextLine(prompt, hint: hint) {
      voice.stop()
      let command = BookLine(line)
      if command == .quit { break }
      if command == .say {
        let parts = isBySentence ? [shown] : paragraphs.sentences(of: number)
        await voice.say(
          parts.map { $0.text(in: book) }, language: opened.entry.book.language)
      } else {
        isOver = try take(command)
      }
    }
    voice.stop()
    do { try keepPlace(isOver: isOver) } catch { refuse(error) }
    events?.emit(ClosedEvent(place: book.written(place)))
  }

  /// Runs a command.
  ///
  /// - Returns: whether the end of the book was reached.
  private mutating func take(_ command: BookLine) throws -> Bool {
    switch command {
    case .next: return try goOn()
    case .previous: try goBack()
    case .sentences(let isOn):
      isBySentence = isOn ?? !isBySentence
      sentence = 0
      try show()
    case .contents: showContents()
    case .go(let text):
      var place: BookPlace?
      attempt { place = try opened.place(for: ReadRequest(place: text)) }
      if let place { try go(to: paragraphs.number(of: place)) }
    case .find(let text): find(text)
    case .numbers: showNumbers()
    case .define(let text): attempt { try define(text) }
    case .card(let text):
      attempt {
        let word = try word(text)
        try features.addCard(word.text, word.quote)
      }
    case .mark(let note): attempt { try marks.mark(shown, note: note) }
    case .marks: attempt { try marks.list() }
    case .unmark(let number): attempt { try marks.remove(number) }
    case .words: try showWords()
    case .rendering(let name): attempt { try changeRendering(name) }
    case .renderings: attempt { try listRenderings() }
    case .favorite: attempt { try marks.toggleFavorite(place) }
    case .favorites: attempt { try marks.listFavorites() }
    case .help: attempt { host.output.write(try presentation.list(ReadingHelp(messages).rows)) }
    case .quit, .say: break
    case .unknown(let text) where text.hasPrefix(":"):
      presentation.say(
        messages("\(shortened(text)) is no command, or lacks a text; `:help` lists the commands."))
    case .unknown: presentation.say(messages("Enter goes on; `:help` lists the commands."))
    }
    return false
  }

  /// The place and the percentage read. Empty for a screen reader, which would repeat it each time.
  private var prompt: String {
    let percent = texts.percent(book.fraction(of: place))
    return isSpoken ? "" : "\(book.written(place)) · \(percent) % > "
  }

  /// Runs a command. Shows its error and continues.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      presentation.show(ClientError(error), events)
    }
  }

  // MARK: - Going on

  /// - Returns: whether the end of the book was reached.
  private mutating func goOn() throws -> Bool {
    if isBySentence, sentence + 1 < paragraphs.sentences(of: number).count {
      sentence += 1
      try show(after: true)
      notePlace()
      return false
    }
    let isEnd = number + 1 == paragraphs.count
    let chapter = self.chapter
    if isEnd || book.chapter(at: paragraphs[number + 1].place) != chapter {
      try showAfter(chapter)
    }
    guard !isEnd else {
      presentation.say(messages("That was the end of the book."))
      return true
    }
    try go(to: number + 1, isNext: true)
    return false
  }

  private mutating func goBack() throws {
    if isBySentence, sentence > 0 {
      sentence -= 1
      try show()
      return notePlace()
    }
    // From a heading, going on would show the paragraph below it again.
    let before = (0..<number).last { !paragraphs[$0].isHeading }
    let last = before.map { max(0, paragraphs.sentences(of: $0).count - 1) } ?? 0
    try go(to: before ?? 0, sentence: isBySentence ? last : 0)
  }

  private mutating func go(to number: Int, sentence: Int = 0, isNext: Bool = false) throws {
    let before = chapter
    (self.number, self.sentence) = (number, sentence)
    try show(after: isNext)
    guard chapter != before else { return notePlace() }
    if isAtChapterStart { showBefore() }
    // Write the place to the journal with each chapter; in between, store it on this computer only.
    do { try keepPlace() } catch { refuse(error) }
  }

  /// Shows another rendering at the same place in the work.
  mutating func show(_ other: OpenedBook) throws {
    var held =
      hold.flatMap { $0.number == number ? $0.place : nil } ?? WorkHold(place, in: opened)
    let there = held.open(other)
    if isNoted, !isRefused { try OpenPlaces(features.library).forget(opened.entry.id) }
    isNoted = false
    (opened, lexicon, kept, meter) = (other, nil, other.place, PaceMeter())
    paragraphs = BookParagraphs(other.book, messages: messages)
    (number, sentence) = (paragraphs.number(of: there), 0)
    try showTitle()
    try show()
    notePlace(isOpening: true)
    hold = (held, number)
    try count()
  }

  /// Shows a paragraph or a sentence. Headings are shown together with the text below them.
  ///
  /// - Parameter isNext: whether the player has read the part shown before.
  private mutating func show(after isNext: Bool = false) throws {
    let style = try presentation.style()
    while true {
      let paragraph = paragraphs[number]
      if let events {
        events.emit(textEvent(paragraph))
      } else if isBySentence {
        let text = wrapped(shown.text(in: book), width: presentation.width)
        host.output.write("\n" + (paragraph.isHeading ? style(.heading, text) : text) + "\n")
      } else {
        let text = paragraph.lines.map {
          wrapped($0, width: presentation.width, indent: paragraph.indent)
        }.joined(separator: "\n")
        host.output.write("\n" + (paragraph.isHeading ? style(.heading, text) : text) + "\n")
      }
      guard paragraph.isHeading, number + 1 < paragraphs.count else { break }
      (number, sentence) = (number + 1, 0)
    }
    meter.show(words: paragraphs.words(in: shown).count, at: host.uptimeMillis(), isNext: isNext)
  }

  private func textEvent(_ paragraph: BookParagraphs.Paragraph) -> TextEvent {
    let sentences = paragraphs.sentences(of: number).map { $0.text(in: book) }
    let text = isBySentence ? shown.text(in: book) : paragraph.lines.joined(separator: "\n")
    return TextEvent(
      event: isBySentence ? "sentence" : "paragraph", place: book.written(place),
      position: ReadingEvents.rounded(book.fraction(of: place)), chapter: chapter + 1,
      heading: paragraph.isHeading,
      text: text, sentences: isBySentence ? nil : sentences,
      number: isBySentence ? min(sentence, sentences.count - 1) + 1 : nil,
      words: paragraphs.words(in: shown).map { $0.text(in: book) },
      spoken: paragraph.isHeading ? messages("Heading: \(text)") : text.onOneLine)
  }

  private func showTitle() throws {
    let title = shortened(opened.entry.title, to: 200)
    let chapter = texts.name(ofChapter: chapter, in: book)
    let minutes = opened.entry.minutesLeft(from: book.fraction(of: place), and: meter.session)
    let about = [chapter, minutes.map(texts.timeLeft(minutes:))].compactMap(\.self)
    if let events {
      let facts = opened.entry.book
      return events.emit(
        BookEvent(
          id: opened.entry.id, title: opened.entry.title, authors: facts.authors,
          language: facts.language, chapters: book.chapters.count, place: book.written(place),
          minutesLeft: minutes, spoken: "\(messages.commaSeparated([title] + about))."))
    }
    let style = try presentation.style()
    presentation.say(style(.heading, title))
    presentation.say(style(.aside, messages.commaSeparated(about)))
  }

  // MARK: - The place

  /// - Parameter isOver: whether the player has read the whole book.
  private mutating func keepPlace(isOver: Bool = false) throws {
    guard place != kept || isNoted || isOver else { return }
    var position = book.position(of: place)
    if isOver { position.fraction = 1 }
    try features.library.setPosition(position, of: opened.entry.id, pace: meter.pending)
    _ = meter.take()
    (kept, isNoted) = (place, false)
  }

  /// Stores the place on this computer, in case the program is killed.
  ///
  /// - Parameter isOpening: whether the book was just opened, which makes it the last one read.
  private mutating func notePlace(isOpening: Bool = false) {
    guard place != kept || isNoted || isOpening else { return }
    isNoted = true
    do {
      try OpenPlaces(features.library).note(
        book.position(of: place), of: opened.entry.id, pace: meter.pending)
    } catch {
      refuse(error)
    }
  }

  /// Shows once that places cannot be kept, for instance on a full disk. The player can continue
  /// reading.
  private mutating func refuse(_ error: any Error) {
    guard !isRefused else { return }
    isRefused = true
    OpenPlaces(features.library).noteRefusal()
    presentation.show(ClientError(error), events)
  }
}
