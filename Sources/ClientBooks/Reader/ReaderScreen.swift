import Bookshelf
import ClientCore
import GameEngine
import Messages
import Terminal

/// The reader: a book in pages, with panes on top of them.
struct ReaderScreen: Screen {
  indirect enum Message: Sendable {
    case begin
    /// A message about a book. It is dropped if another book is open by then.
    case of(LibraryID, Message)
    /// The first pages of a book whose file is still being read.
    case begun(BookBeginning, PageOptions)
    case opened(Opened)
    case counted(BookLexicon, [ChapterKnowledge])
    case chapterWords
    case listed(ChapterWords)
    case learn(LearnRequest)
    case failed(ClientError)
    case refused(ClientError)
    case kept
    case noted(String)
    case rendering(Int)
    case rendered(OpenedRendering)
    case chapters
    case chaptersListed([WorkChapter], favorites: [String])
    case favorite
    case favored([String], String)
    case onlyFavorites
    case renderings
    case renderingsListed([Renderings.Choice])
    case tick
    case shift(Int)
    case searchRenderings(String)
    case foundInRenderings(String, [RenderingHit])
    case share(isMailed: Bool)
    case twin(Int)
    case twinOpened(OpenedBook)
    case turn(Int)
    case scrolled(Int)
    case toPage(Int)
    case jump(BookPlace)
    case back
    case forward
    case words
    case move(Key)
    case unknown(forward: Bool)
    case choose(Int?)
    case click(Int)
    case define(WordRequest, BookQuote)
    case glossed(PageWord, WordGloss?)
    case follow
    case notes
    /// Opens a picture of the page by its number, from 0.
    case picture(Int)
    case pictured(PicturePane)
    case contents
    case entry(ReaderPane.Entry)
    case key(Key)
    case paste(String)
    case send
    case found(String, [SearchHit])
    case hit(Int)
    case hits
    case marks
    case bookmark
    case highlight
    case removeMark
    case marked([OpenedBook.Mark], String)
    case scroll(Key)
    case pick(Int)
    case close
    case width(Int)
    case options
    case optionsRead(PageOptions)
    case option(Int)
    case aloud
    case speak(BookRange)
    case said
    case hush
    /// Reading aloud has ended; with an error unless the player stopped it.
    case hushed(ClientError?)
    case leave
    case closed

    /// Whether it turns to the next page.
    var isNextPage: Bool { if case .turn(1) = self { true } else { false } }
  }

  /// An opened book, and the place and options to show it with.
  struct Opened: Sendable {
    let book: OpenedBook
    let place: BookPlace
    let options: PageOptions
  }

  private let request: ReadRequest
  let library: Library
  private let words: BookWords
  let counting: WordCounting
  private(set) var cycle: RenderingCycle
  let preferences: Preferences
  let sharing: ChapterSharing
  private let aloud: ReadingAloud
  private let opening: BookOpening
  private let pictures: PictureOpening
  private(set) var gloss: GlossLine
  let navigator: Navigator<BookRoute>
  let messages: Messages
  /// The book; nil until its file is read completely.
  private(set) var book: OpenedBook?
  var reading: BookReading?
  /// The title to show while the file is being read.
  private var earlyTitle = ""
  var pane: ReaderPane?
  private(set) var failure: ClientError?
  /// The direction of a step to an unknown word that waits until the words are counted; true is
  /// forward.
  private var awaitedStep: Bool?
  private(set) var size = Size(width: 80, height: 22)
  var options = PageOptions()
  private(set) var places: PlaceKeeping

  init(
    _ request: ReadRequest, library: Library, renderings: Renderings, words: BookWords,
    vocabularies: Vocabularies, preferences: Preferences, sharing: Sharing, speech: Speech,
    uptimeMillis: @escaping @Sendable () -> Int, navigator: Navigator<BookRoute>, messages: Messages
  ) {
    (self.request, self.library) = (request, library)
    (self.words, self.preferences) = (words, preferences)
    aloud = ReadingAloud(speech: speech, preferences: preferences, messages: messages)
    opening = BookOpening(
      library: library, renderings: renderings, preferences: preferences, messages: messages)
    pictures = PictureOpening(pictures: BookPictures(library), messages: messages)
    gloss = GlossLine(words: words, messages: messages)
    places = PlaceKeeping(library, uptimeMillis: uptimeMillis, messages: messages)
    counting = WordCounting(vocabularies: vocabularies, messages: messages)
    self.sharing = ChapterSharing(sharing: sharing, messages: messages)
    cycle = RenderingCycle(renderings: renderings, messages: messages)
    (self.navigator, self.messages) = (navigator, messages)
  }

  var title: String {
    guard let reading else { return "" }
    let title = shortened(book?.entry.title ?? earlyTitle, to: 200)
    var number = reading.pages.chapter
    if case .twin(let twin) = pane, let place = twin.movedPlace {
      number = reading.book.chapter(at: place)
    }
    let chapter = BookTexts(messages).name(ofChapter: number, in: reading.book)
    return "\(CellText.truncated(title, width: size.width / 3)) · \(chapter)"
  }

  var takesText: Bool { if case .entry = pane { true } else { false } }

  var bindings: [Binding<Message>] {
    let keys = ReaderKeys(
      messages, scrolls: options.scrolls, isWide: size.width >= TwinPane.leastWidth)
    guard let reading else { return failure == nil ? [] : [keys.back] }
    guard let book else { return keys.turning(reading) + [keys.close] }
    return keys.bindings(reading, pane, hasWork: !book.entry.book.work.isEmpty)
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: .begin
    case .key(let key): takesText ? .key(key) : nil
    case .paste(let text): takesText ? .paste(text) : nil
    case .tick: nil
    }
  }

  mutating func fit(_ size: Size) {
    self.size = size
    fitText()
  }

  mutating func fitText() {
    let (width, height) = (textWidth, textHeight)
    reading?.fit(width: width, height: height, spacing: options.spacing)
    if case .twin(let twin) = pane { pane = twin.fit(size).map { .twin($0) } }
  }

  /// The width of the text in columns. It leaves room for the margins, on which a click turns the
  /// page.
  var textWidth: Int { min(options.width, size.width - 4) }
  /// The height of the text in rows. It leaves room for an empty row above, and for an empty row
  /// and the place below.
  var textHeight: Int { size.height - 3 }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    let effects = handle(message)
    return effects + gloss.follow(reading, in: book)
  }

  private mutating func handle(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin:
      // Words may have been learned or looked up on other screens.
      return book.map { counting.count($0, after: reading?.lexicon) } ?? opening.open(request)
    case .of(let id, let message): return book?.entry.id == id ? handle(message) : []
    case .begun(let beginning, let options):
      guard book == nil else { return [] }
      (self.options, earlyTitle) = (options, beginning.title)
      show(beginning.book, at: BookPlace(document: 0, offset: 0), marks: [])
    case .opened(let opened):
      return open(opened) + counting.count(opened.book, after: nil)
    case .counted(let lexicon, let chapters):
      reading?.keep(lexicon, chapters)
      if let awaitedStep { return toUnknown(forward: awaitedStep) }
    case .chapterWords: return reading.map { counting.list($0, of: book) } ?? []
    case .listed(let words): pane = .chapterWords(ChapterWordsPane(words))
    case .learn(let request): return [.open(navigator.screen(.game(.learn(request))))]
    case .failed(let error): failure = error
    case .refused(let error):
      return [.toast(Toast(error.text(in: messages), isError: true))]
    case .kept: break
    case .noted(let text): return [.toast(Toast(text))]
    case .rendering, .chapters, .chaptersListed, .favorite, .favored, .onlyFavorites, .renderings,
      .renderingsListed, .tick, .shift, .share, .twin, .twinOpened,
      .searchRenderings, .foundInRenderings:
      return updateWork(message)
    case .rendered(let rendering): return change(to: rendering)
    case .turn, .scrolled, .toPage, .jump, .back, .forward, .hit: return go(message)
    case .words: reading?.selectFirst()
    case .move(let key): return move(key)
    case .unknown(let forward): return toUnknown(forward: forward)
    case .choose(let number): return choose(number)
    case .click(let number):
      guard options.clickMovesCursor else { return choose(number) }
      reading?.select(number)
    case .define(let request, let quote):
      return [.open(navigator.screen(.bookWord(request, quote)))]
    case .glossed(let word, let meaning): gloss.keep(meaning, of: word)
    case .follow: return follow()
    case .notes: return show(reading?.notes ?? [])
    case .picture(let number): return pictures.open(number, of: reading, in: book)
    case .pictured(let picture): pane = .picture(picture)
    case .contents:
      guard let reading else { return [] }
      pane = .contents(ContentsPane(reading.book, at: reading.pages.place, messages: messages))
    case .entry(let entry): pane = .entry(EntryLine(entry, limit: 200))
    case .key, .paste, .send, .scroll: return updatePane(message)
    case .found(let query, let hits): return found(query, hits)
    case .hits: if let hits = reading?.hits { pane = .hits(HitsPane(hits)) }
    case .marks: if let marks = reading?.marks { pane = .marks(MarksPane(marks)) }
    case .bookmark, .highlight, .removeMark:
      return reading.flatMap { MarkChange(message, $0, pane) }.map(write) ?? []
    case .marked(let marks, let text):
      reading?.keep(marks)
      if case .marks(let list) = pane { pane = .marks(MarksPane(marks, choice: list.choice)) }
      return [.toast(Toast(text))]
    case .pick(let row): return pick(row)
    case .close:
      if case .twin(let twin) = pane, let place = twin.movedPlace { return go(.jump(place)) }
      pane = nil
    case .width, .options, .optionsRead, .option: return updateOptions(message)
    case .aloud, .speak, .said, .hush, .hushed:
      let effects = aloud.update(message, &reading, in: book)
      return go(message) + effects
    case .leave: return leave()
    case .closed: return [.close]
    }
    return []
  }

  private mutating func open(_ opened: Opened) -> [Effect<Message>] {
    // The player may have turned pages of the beginning. A book that was read before opens at its
    // last place.
    let early =
      opened.book.place == nil
      ? reading.map { opened.book.book.place(of: $0.book.position(of: $0.pages.place)) } : nil
    options = opened.options
    book = opened.book
    show(opened.book.book, at: early ?? opened.place, marks: opened.book.marks)
    return places.begin(opened.book, reading)
  }

  private mutating func show(_ book: Book, at place: BookPlace, marks: [OpenedBook.Mark]) {
    reading = BookReading(
      BookPages(
        book, at: place, width: textWidth, height: textHeight, spacing: options.spacing),
      marks: marks)
  }

  /// Shows another rendering of the work, with the reader's place on the same row.
  private mutating func change(to rendering: OpenedRendering) -> [Effect<Message>] {
    guard let reading, let book else { return [] }
    let opened = rendering.opened
    // Lists, hits and visited places belong to the other book.
    self.reading = BookReading(
      cycle.pages(of: opened, after: reading, in: book), marks: opened.marks)
    self.book = opened
    (pane, awaitedStep) = (nil, nil)
    let kept = places.begin(opened, self.reading, after: book)
    return kept + [.toast(cycle.toast(rendering))] + counting.count(opened, after: nil)
  }

  // MARK: - Pages

  mutating func go(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .turn(let pages): reading?.turn(pages)
    case .toPage(let page):
      guard let reading else { return [] }
      self.reading?.jump(to: reading.pages.place(ofPage: page))
    case .jump(let place): reading?.jump(to: place)
    case .back: reading?.goBack()
    case .forward: reading?.goForward()
    case .hit(let steps): reading?.step(toHit: steps)
    case .scrolled(let lines): reading?.scroll(by: lines)
    default: break
    }
    if case .kept = message {} else { places.measure(reading, isNext: message.isNextPage) }
    pane = nil
    return places.moved(to: reading, in: book)
  }

  private mutating func leave() -> [Effect<Message>] {
    guard let reading else { return [.close] }
    if reading.cursor != nil {
      self.reading?.select(nil)
    } else if reading.hits != nil {
      self.reading?.keep(nil)
    } else {
      return places.close(reading, in: book)
    }
    return []
  }

  // MARK: - Words

  private mutating func move(_ key: Key) -> [Effect<Message>] {
    switch key {
    case .up, .down: reading?.step(down: key == .down)
    default: reading?.step(forward: key == .right)
    }
    return go(.kept)
  }

  private mutating func toUnknown(forward: Bool) -> [Effect<Message>] {
    awaitedStep = nil
    guard let lexicon = reading?.lexicon else {
      awaitedStep = forward
      return []
    }
    guard reading?.step(toUnknown: lexicon, forward: forward) == true else {
      return [.toast(Toast(messages("There is no unknown word on the next pages.")))]
    }
    return go(.kept)
  }

  /// Looks up the word at the cursor, or shows its note or picture.
  ///
  /// - Parameter number: the word of the page to move the cursor to first; nil for none.
  private mutating func choose(_ number: Int?) -> [Effect<Message>] {
    if let number { reading?.select(number) }
    guard let reading, let book, let word = reading.word else { return [] }
    switch word.kind {
    case .note:
      return show([word])
    case .picture:
      let number = reading.pictures.firstIndex(of: word) ?? 0
      return pictures.open(number, of: reading, in: book)
    case .word: break
    }
    let quote = BookQuote(word.range, in: word.document, of: book)
    let document = reading.book.documents[word.document]
    let language = book.entry.book.language
    return [
      .attempt(messages("looking it up"), failed: Message.refused) { [words] in
        .define(try words.request(for: word.range, in: document, language: language), quote)
      }
    ]
  }
}
