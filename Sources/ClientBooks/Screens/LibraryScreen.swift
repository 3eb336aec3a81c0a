import ClientCore
import Discovery
import GameEngine
import Kit
import Messages
import Terminal

/// Lists the player's books. Books are also added, opened, sorted and removed here.
struct LibraryScreen: Screen {
  /// The order of the list.
  enum Order: CaseIterable, Sendable { case recent, title, author, progress }

  enum Message: Sendable {
    case begin
    case read([LibraryEntry])
    case failed(ClientError)
    case choose(Key)
    case open
    case about
    case sort
    case grid
    case pictured([LibraryID: Picture])
    case add
    case complete
    case key(Key)
    case paste(String)
    case send
    case close
    case remove
    case undo
    case search
    case discover
    case added(LibraryID, String)
    case done(String)
    case refused(ClientError)
    case cancelled
  }

  private let books: Library
  private let changes: Changes
  private let home: String?
  private let navigator: Navigator<BookRoute>
  let messages: Messages
  /// The books in the chosen order; nil until they are read.
  private(set) var list: [LibraryEntry]?
  private(set) var failure: ClientError?
  private(set) var choice = Choice()
  private(set) var order = Order.recent
  /// Whether the books are shown as a grid of covers.
  private(set) var isGrid = false
  /// The covers of the visible books, by their ids.
  private(set) var covers: [LibraryID: Picture] = [:]
  private var grid = CoverGrid(Size(width: 1, height: 1))
  /// The open field for a path; nil if it is closed.
  private(set) var entry: EntryLine<Bool>?
  /// The error of the last action; nil if it succeeded.
  private(set) var remark: String?
  /// The book to choose when the list is read; nil to keep the place.
  private var wanted: LibraryID?
  private var height = 10
  /// The maximum length of a path in characters.
  private static let longest = 1000

  /// - Parameter home: the folder that `~` abbreviates in paths.
  init(
    books: Library, changes: Changes, home: String?, navigator: Navigator<BookRoute>,
    messages: Messages
  ) {
    (self.books, self.changes, self.home) = (books, changes, home)
    (self.navigator, self.messages) = (navigator, messages)
  }

  var title: String { messages.title("Library") }
  var takesText: Bool { entry != nil }

  private var chosen: LibraryEntry? {
    choice.element(of: list)
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if entry != nil {
      return EntryLine<Bool>.bindings(send: .send, close: .close, in: messages) + [
        Binding(.tab, messages.command("complete the path"), .complete)
      ]
    }
    guard let list else { return [] }
    var all: [Binding<Message>] = []
    if !list.isEmpty {
      let choose = messages.command("choose")
      all += [
        Binding(.enter, messages.command("read"), .open),
        Binding.choosing(
          list.count, choose, keys: isGrid ? CoverGrid.keys : Choice.keys,
          keyLabel: isGrid ? "↑↓←→" : "↑↓"
        ) { .choose($0) },
        Binding(.character("i"), messages.command("about the book"), .about),
        Binding(.character("x"), messages.command("remove"), .remove),
        Binding(.character("o"), messages.command("order"), .sort),
      ]
    }
    let add = messages.command("add a book")
    let covers =
      isGrid
      ? messages.command("list")
      : messages.command("covers")
    return all + [
      Binding(.character("a"), add, .add),
      Binding(.character("c"), covers, isHinted: !list.isEmpty, .grid),
      Binding(.character("u"), messages.command("undo"), isHinted: false, .undo),
      Binding(.character("/"), messages.command("search"), .search),
      Binding(.character("d"), messages.command("discover"), isHinted: false, .discover),
    ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: entry == nil ? .begin : nil
    case .key(let key): entry == nil ? nil : .key(key)
    case .paste(let text): entry == nil ? nil : .paste(text)
    case .tick: nil
    }
  }

  // Above the list are the heading, an empty line and the column titles; below it is the title of
  // the book.
  mutating func fit(_ size: Size) {
    height = size.page.height - 5
    // The grid has no column titles, but an empty line above the title of the book.
    grid = CoverGrid(Size(width: size.page.width, height: size.page.height - 4))
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin:
      // The book read last may now be the first in the list.
      wanted = wanted ?? chosen?.id
      return begin()
    case .read(let entries):
      show(entries)
      return readCovers()
    case .failed(let error): failure = error
    case .choose(let key):
      let count = list?.count ?? 0
      let opens =
        isGrid
        ? choice.opens(key, count: count, in: grid)
        : choice.opens(key, count: count, height: height)
      if opens { return open() }
      if isGrid { return readCovers() }
    case .grid:
      isGrid.toggle()
      return readCovers()
    case .pictured(let covers): self.covers = covers
    case .open: return open()
    case .about: return chosen.map { [.open(navigator.screen(.about($0.id)))] } ?? []
    case .sort:
      wanted = chosen?.id
      let next = (Order.allCases.firstIndex(of: order) ?? 0) + 1
      order = Order.allCases[next % Order.allCases.count]
      show(list ?? [])
      return readCovers()
    case .add: (entry, remark) = (EntryLine(true, limit: LibraryScreen.longest), nil)
    case .complete:
      guard let entry else { return [] }
      let path = PathCompletion.completed(entry.text, home: home)
      self.entry = EntryLine(true, path, limit: LibraryScreen.longest)
    case .key(let key): entry?.take(key)
    case .paste(let text): entry?.paste(text)
    case .send: return send()
    case .close: (entry, remark) = (nil, nil)
    case .remove: return remove()
    case .undo:
      return [
        attempt { [changes, messages] in
          .done(UndoTexts(messages).text(of: try changes.undo()))
        }
      ]
    case .search: return [.open(navigator.screen(.search))]
    case .discover: return [.open(navigator.screen(.discover))]
    case .added(let id, let text):
      (entry, remark, wanted) = (nil, nil, id)
      return [.toast(Toast(text))] + begin()
    case .done(let text):
      (entry, remark) = (nil, nil)
      return [.toast(Toast(text))] + begin()
    case .refused(let error): remark = error.text(in: messages)
    case .cancelled:
      // Books that were read before the interruption were added.
      remark = messages("Stopped.")
      return begin()
    }
    return []
  }

  private func begin() -> [Effect<Message>] {
    [
      .attempt(messages("reading your journal"), failed: Message.failed) { [books] in
        .read(try books.list())
      }
    ]
  }

  /// Reads the covers of the visible books, and drops all others.
  private func readCovers() -> [Effect<Message>] {
    guard isGrid, let list else { return [] }
    let shown = list[grid.visible(around: choice.place, count: list.count)]
    return [
      .attempt(messages("reading the covers"), replacesEarlier: true, failed: Message.failed) {
        [books, covers] in
        .pictured(
          shown.reduce(into: [:]) { $0[$1.id] = covers[$1.id] ?? books.cover(of: $1) })
      }
    ]
  }

  private func attempt(_ body: @escaping @Sendable () throws -> Message) -> Effect<Message> {
    .attempt(messages("writing"), failed: Message.refused) { try body() }
  }

  private mutating func show(_ entries: [LibraryEntry]) {
    let sorted = entries.sorted { isBefore($0, $1) }
    (list, failure) = (sorted, nil)
    if let wanted, let place = sorted.firstIndex(where: { $0.id == wanted }) {
      choice.take(.row(place), count: sorted.count)
    }
    wanted = nil
    choice.fit(count: sorted.count)
  }

  private func isBefore(_ left: LibraryEntry, _ right: LibraryEntry) -> Bool {
    func key(_ text: String) -> String { text.lowercased() }
    switch order {
    case .recent:
      let (a, b) = (left.book.latest, right.book.latest)
      return a != b ? a > b : (key(left.title), left.id) < (key(right.title), right.id)
    case .title: return (key(left.title), left.id) < (key(right.title), right.id)
    case .author:
      let (a, b) = (key(left.book.authors.first ?? ""), key(right.book.authors.first ?? ""))
      // Books without an author come last.
      guard a.isEmpty == b.isEmpty else { return b.isEmpty }
      return (a, key(left.title), left.id) < (b, key(right.title), right.id)
    case .progress:
      return (-left.book.progress, key(left.title), left.id)
        < (-right.book.progress, key(right.title), right.id)
    }
  }

  private func open() -> [Effect<Message>] {
    chosen.map { [.open(navigator.screen(.book(ReadRequest(book: $0.id.rawValue))))] } ?? []
  }

  private mutating func send() -> [Effect<Message>] {
    guard let entry else { return [] }
    let file = PathCompletion.expanded(entry.text.trimmingBlanks, home: home)
    guard !entry.isBlank else {
      self.entry = nil
      return []
    }
    remark = nil
    let label = messages("reading the book")
    return [
      .run(
        Work(label, cancelled: .cancelled) { [books, messages] report in
          do {
            let additions = try books.add([file]) { done, all in
              guard all > 1 else { return }
              report(
                Double(done) / Double(all),
                done < all
                  ? messages("\(done) of \(all) books")
                  : messages("putting the search index in order"))
            } pages: { done, all in
              if all > 0 {
                report(Double(done) / Double(all), messages("page \(done) of \(all)"))
              }
            }
            return try LibraryScreen.message(of: additions, messages)
          } catch is CancellationError {
            return .cancelled
          } catch {
            return .refused(ClientError(error))
          }
        })
    ]
  }

  private func remove() -> [Effect<Message>] {
    guard let chosen else { return [] }
    let text = messages("\(shortened(chosen.title, to: 100)) is removed; press u to undo.")
    return [
      attempt { [books] in
        try books.remove(chosen)
        return .done(text)
      }
    ]
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure.text(in: messages))
      return
    }
    guard let list else { return }
    let end = page.put(
      messages.plural(list.count, "\(list.count) book", "\(list.count) books"), .heading)
    if list.count > 1 { page.put("  \(name(of: order))", x: end, .dim) }
    var y = 2
    if let entry { y = entry.draw(messages("File", context: "a label"), in: page, y: y) }
    if let remark { y = page.failure(remark, y: y) + 1 }
    guard !list.isEmpty else {
      page.paragraph(
        RichText(
          messages(
            """
            Press a to add a book: an EPUB, a text, Markdown, HTML or FB2. The file stays where it is. Books that \
            you have removed come back with u.
            """)), y: y)
      return
    }
    let about = chosen.map { [$0.title, BookTexts(messages).authors(of: $0.book)] } ?? []
    let text = about.filter { !$0.isEmpty }.map { shortened($0, to: 200) }.joined(separator: " · ")
    let lines = RichText(text, .dim).lines(width: page.width).prefix(2)
    let body = page.part(y: y, height: page.height - y - lines.count)
    if isGrid {
      CoverGrid(Size(width: body.width, height: body.height))
        .draw(
          list.map { .init(title: $0.title, authors: $0.book.authors, picture: covers[$0.id]) },
          chosen: choice.place, in: body)
    } else {
      body.table(
        table(of: list, isWide: page.width >= 70), choice: choice, hasCursor: entry == nil)
    }
    for (place, line) in lines.enumerated() {
      page.put(line, y: page.height - lines.count + place)
    }
  }

  private func table(of list: [LibraryEntry], isWide: Bool) -> Table {
    let texts = BookTexts(messages)
    let author = Table.Column(messages("author", context: "a column"), isFlexible: true)
    let columns =
      [Table.Column(messages("title", context: "a column"), isFlexible: true)]
      + (isWide ? [author] : [])
      + [
        Table.Column(messages("read", context: "a column"), isNumber: true),
        Table.Column(messages("left", context: "a column"), isNumber: true),
      ]
    let rows = list.map { entry in
      let authors = CellText.truncated(texts.authors(of: entry.book), width: 28)
      return [Table.Cell(shortened(entry.title, to: 200), .word)]
        + (isWide ? [Table.Cell(authors, .dim)] : [])
        + [
          Table.Cell(texts.shortProgress(of: entry.book)),
          Table.Cell(texts.shortTimeLeft(entry) ?? "·"),
        ]
    }
    return Table(columns, rows: rows)
  }

  private func name(of order: Order) -> String {
    switch order {
    case .recent: messages("last read first", context: "the order of books")
    case .title: messages("by title", context: "the order of books")
    case .author: messages("by author", context: "the order of books")
    case .progress: messages("most read first", context: "the order of books")
    }
  }
}
