import Bookshelf
import ClientCore
import GameEngine
import Messages
import Terminal

/// Shows the facts about a book, its chapters, and the words that the player may not know.
struct BookScreen: Screen {
  enum Message: Sendable {
    case begin
    case read(LibraryEntry, OpenedBook?)
    case counted(Vocabulary, [ChapterKnowledge])
    case failed(ClientError)
    case scroll(Key)
    case words
    case open
    case play(GameRequest)
  }

  private let id: LibraryID
  private let books: Library
  private let vocabularies: Vocabularies
  private let navigator: Navigator<BookRoute>
  private let messages: Messages
  private var entry: LibraryEntry?
  private var opened: OpenedBook?
  private var vocabulary: Vocabulary?
  private var known: [ChapterKnowledge] = []
  private var failure: ClientError?
  private var page = ReadingPage()

  /// The maximum number of unknown words to list.
  private static let mostWords = 30

  init(
    _ id: LibraryID, books: Library, vocabularies: Vocabularies, navigator: Navigator<BookRoute>,
    messages: Messages
  ) {
    (self.id, self.books, self.vocabularies) = (id, books, vocabularies)
    (self.navigator, self.messages) = (navigator, messages)
  }

  var title: String { messages.title("Book") }

  var bindings: [Binding<Message>] {
    [
      Binding(.enter, messages.command("read"), .open),
      Binding(
        ReadingPage.keys, keyLabel: "↑↓", messages.command("scroll"),
        isHinted: lines.count > page.height
      ) { .scroll($0) },
      Binding(.character("w"), messages.command("words"), .words),
    ] + games
  }

  /// The bindings for games with the words of the book.
  private var games: [Binding<Message>] {
    var (session, round) = (LearnRequest(), PracticeRequest())
    (session.book, round.book) = (id.rawValue, id.rawValue)
    return [
      Binding(.character("l"), messages.command("learn its words"), .play(.learn(session))),
      Binding(
        .character("p"), messages.command("play with its words"), isHinted: false,
        .play(.play(round))),
    ]
  }

  func message(for input: Input) -> Message? { input == .shown ? .begin : nil }

  mutating func fit(_ size: Size) { page.fit(size) }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin:
      return [
        .attempt(messages("reading the book"), failed: Message.failed) { [books, id] in
          let entry = try books.find(id.rawValue)
          return .read(entry, try? books.open(entry))
        }
      ]
    case .read(let entry, let opened): (self.entry, self.opened) = (entry, opened)
    case .words:
      guard let opened, vocabulary == nil else { return [] }
      return [
        .attempt(messages("counting the words"), failed: Message.failed) { [vocabularies] in
          let lexicon = try vocabularies.lexicon(of: opened)
          return .counted(lexicon.vocabulary(), lexicon.chapters(of: opened.book))
        }
      ]
    case .counted(let vocabulary, let known):
      (self.vocabulary, self.known) = (vocabulary, known)
      page.rewind()
    case .failed(let error): failure = error
    case .scroll(let key): page.take(key, lines: lines)
    case .play(let request): return [.open(navigator.screen(.game(request)))]
    case .open: return [.open(navigator.screen(.book(ReadRequest(book: id.rawValue))))]
    }
    return []
  }

  private var lines: [ReadingPage.Line] {
    guard let entry else { return [] }
    let texts = BookTexts(messages)
    func text(_ text: String, _ ink: Ink = .text) -> [ReadingPage.Line] {
      RichText(text, ink).lines(width: page.width)
    }
    func rows(_ rows: [(name: String, text: String)]) -> [ReadingPage.Line] {
      let column = (rows.map { CellText.width(of: $0.name) }.max() ?? 0) + 2
      return rows.flatMap { name, text in
        RichText(text, indent: column).lines(width: page.width).enumerated().map { row, line in
          // The name takes the indentation of the first line.
          row == 0 ? [RichText.Span(name.padded(to: column), .dim)] + line.dropFirst() : line
        }
      }
    }
    var lines =
      text(shortened(entry.title, to: 500), .heading) + rows(texts.facts(of: entry, opened))
    for repair in opened?.book.repairs ?? [] {
      lines += text(messages("It was repaired: \(messages(repair.phrase))."), .dim)
    }
    if let vocabulary {
      let report = VocabularyTexts(messages)
      lines += [[]] + text(messages("Words"), .heading) + text(report.summary(of: vocabulary))
      lines += rows(report.unknown(in: vocabulary, limit: BookScreen.mostWords))
    }
    if let book = opened?.book, book.chapters.count > 1 {
      lines += [[]] + text(messages("Chapters"), .heading)
      lines += rows(texts.chapters(of: book, known: known))
    }
    return lines
  }

  func draw(in area: Area) {
    let inner = area.page
    if let failure {
      inner.failure(failure.text(in: messages))
    } else {
      page.draw(lines, in: inner)
    }
  }
}
