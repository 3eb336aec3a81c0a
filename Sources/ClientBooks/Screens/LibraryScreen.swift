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
    case foreseen(BookOutlook?)
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
  private let vocabularies: Vocabularies
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
  /// What comes next in the book that was read last; nil until it is counted.
  private(set) var outlook: BookOutlook?
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
    books: Library, vocabularies: Vocabularies, changes: Changes, home: String?,
    navigator: Navigator<BookRoute>, messages: Messages
  ) {
    (self.books, self.vocabularies) = (books, vocabularies)
    (self.changes, self.home) = (changes, home)
    (self.navigator, self.messages) = (navigator, messages)
  }

  var title: String { messages.title("Library") }
  var takesText: Bool { entry != nil }

  var chosen: LibraryEntry? {
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
        Binding(
          [.enter, .character(LibraryScreen.readKey)],
          keyLabel: messages("Enter", context: "a key"), messages.command("read"), .open),
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

  // Above the list is the panel of the book with an empty line; below it are the ways to more books.
  mutating func fit(_ size: Size) {
    height = size.page.height - LibraryScreen.panelHeight - 4
    // Below the grid is the title of the book.
    grid = CoverGrid(Size(width: size.page.width, height: size.page.height - 3))
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
      return readCovers() + foresee()
    case .foreseen(let outlook): self.outlook = outlook
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

  /// Finds out what comes next in the book that was read last.
  private func foresee() -> [Effect<Message>] {
    let latest = (list ?? []).filter { $0.book.state == .reading }
      .max { ($0.book.readAt ?? 0) < ($1.book.readAt ?? 0) }
    guard let latest else { return [] }
    return [
      .attempt(
        messages("counting the words"), replacesEarlier: true, failed: { _ in .foreseen(nil) }
      ) { [books, vocabularies] in
        .foreseen(try BookOutlook(of: latest, books: books, vocabularies: vocabularies))
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
}
