import Bookshelf
import Client
import Messages

/// Reads a book in line mode: a paragraph at a time, with commands between them.
struct BookReader {
  /// The most hits that are listed.
  private static let mostHits = 20

  private let library: Library
  private let opened: OpenedBook
  private let words: WordCommands
  private let cards: CardCommands
  private let presentation: Presentation
  private let paragraphs: BookParagraphs
  private let isSpoken: Bool
  /// The paragraph that was shown last.
  private var number = 0
  /// The place that was kept last.
  private var kept: BookPlace?

  /// - Parameter place: where to begin.
  init(
    _ opened: OpenedBook, at place: BookPlace, library: Library, words: WordCommands,
    cards: CardCommands, presentation: Presentation
  ) throws {
    (self.opened, self.library) = (opened, library)
    (self.words, self.cards, self.presentation) = (words, cards, presentation)
    paragraphs = BookParagraphs(opened.book, messages: presentation.messages)
    isSpoken = try presentation.isSpoken()
    number = paragraphs.number(of: place)
    kept = opened.place
  }

  private var book: Book { opened.book }
  private var host: Host { presentation.host }
  private var messages: Messages { presentation.messages }
  private var texts: BookTexts { BookTexts(messages) }

  /// Reads until the player leaves, the input ends or the book does.
  ///
  /// - Throws: `JournalError` if the place cannot be kept.
  mutating func read() throws {
    try showTitle()
    try show()
    while let line = nextLine() {
      switch BookLine(line) {
      case .quit: return try keepPlace()
      case .next:
        guard number + 1 < paragraphs.count else {
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
      case .define(let text): attempt { try words.define(text) }
      case .card(let text):
        attempt { try cards.add(text, from: paragraphs.quote(of: text, in: number)) }
      case .mark(let note):
        attempt {
          try library.mark(paragraphs[number].place, note: note, in: opened)
          presentation.say(messages("Marked: \(book.written(paragraphs[number].place))."))
        }
      case .help: showHelp()
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
    let before = book.chapter(at: paragraphs[self.number].place)
    self.number = number
    try show()
    // The place is kept with each chapter, so that little is lost if the program is killed.
    if book.chapter(at: paragraphs[self.number].place) != before { try keepPlace() }
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

  private func showHelp() {
    let commands = [
      (messages("Enter", context: "a key"), messages("go on to the next paragraph")),
      (":back", messages("go back to the paragraph before")),
      (":toc", messages("list the chapters")),
      (
        messages(":go PLACE"),
        messages("go to a chapter 3, a paragraph 3.12, 40% or a printed page p.12")
      ),
      (messages(":find TEXT"), messages("search the book")),
      (messages(":define WORD"), messages("show the meaning of a word")),
      (messages(":card WORD"), messages("make a card of a word, with its sentence")),
      (messages(":mark [NOTE]"), messages("mark this paragraph")),
      (":quit", messages("stop; the place is kept")),
    ]
    for (name, text) in commands {
      presentation.say(isSpoken ? "\(name): \(text)." : name.padded(to: 14) + text)
    }
  }

  // MARK: - The place

  private mutating func keepPlace() throws {
    let place = paragraphs[number].place
    guard place != kept else { return }
    try library.setPosition(book.position(of: place), of: opened.entry.id)
    kept = place
  }
}
