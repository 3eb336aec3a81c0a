import ClientCore
import GameEngine
import Messages
import Terminal

/// Finds screens, settings and commands, words, cards, decks and books while their words are typed. What is
/// none of them is looked up.
struct SearchScreen: Screen {
  enum Message: Sendable {
    case begin
    case found(String, SearchResults)
    case failed(ClientError)
    case key(Key)
    case paste(String)
    case move(Key)
    case open
    case openRow(Int)
    case clear
  }

  /// Something that can be chosen.
  private enum Row {
    case entry(PaletteEntry)
    case result(SearchResult)
    case lookUp(String)

    /// What tells it from the others.
    var id: AnyHashable {
      switch self {
      case .entry(let entry): [entry.title, entry.about]
      case .result(let result): result
      case .lookUp: 0
      }
    }
  }

  private let search: Search
  private let entries: [PaletteEntry]
  private let navigator: Navigator<Never>
  private let messages: Messages
  private(set) var field = Field(limit: 60)
  private(set) var choice = Choice()
  /// The results, and the text that was searched for.
  private(set) var found: (text: String, results: SearchResults)?
  private(set) var failure: ClientError?
  /// Whether Enter waits for the results of what was typed, since the rows still are those of a text before.
  private var opensWhenFound = false
  private var height = 16
  /// The most screens, settings and commands above other results.
  private static let mostEntries = 6

  init(search: Search, entries: [PaletteEntry], navigator: Navigator<Never>, messages: Messages) {
    self.search = search
    self.entries = entries
    self.navigator = navigator
    self.messages = messages
  }

  var title: String { messages.title("Search") }
  var takesText: Bool { true }
  var opensSearch: Bool { false }

  /// The matching screens, settings and commands, the best first; then what was found, and a look-up.
  private var rows: [Row] {
    let screens = entries.filter { $0.kind == .screen }
    guard !field.isEmpty else { return screens.map(Row.entry) }
    let ranked = entries.enumerated().compactMap { place, entry in
      entry.rank(of: field.text).map { (rank: $0, place: place, entry: entry) }
    }.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    // What only has the letters is below what was found.
    let near = ranked.prefix(SearchScreen.mostEntries).filter { $0.rank < 2 }
    let far = ranked.prefix(SearchScreen.mostEntries).filter { $0.rank >= 2 }
    let results = found?.results.rows ?? []
    return near.map { .entry($0.entry) } + results.map(Row.result)
      + far.map { .entry($0.entry) } + [.lookUp(field.text)]
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    var all: [Binding<Message>] = []
    if !rows.isEmpty {
      let open = messages.command("open")
      let choose = messages.command("choose")
      all = [
        Binding(.enter, open, .open),
        Binding([.up, .down, .pageUp, .pageDown], keyLabel: "↑↓", choose) { .move($0) },
        Binding.rows(rows.count, open) { .openRow($0) },
      ]
    }
    if !field.isEmpty {
      all.append(Binding(.escape, messages.command("clear"), .clear))
    }
    return all
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: .begin
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .tick: nil
    }
  }

  // The field and the line below it are above the list.
  mutating func fit(_ size: Size) { height = size.page.height - 2 }

  // MARK: - Updates

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    // The screen that a result opened may have changed it.
    case .begin: return find(keepingChoice: true)
    // Results for an earlier text are ignored.
    case .found(let text, let results):
      guard text == field.text else { return [] }
      // The row that the player has moved to stays chosen.
      let chosen = choice.place > 0 ? choice.element(of: rows)?.id : nil
      (found, failure) = ((text, results), nil)
      let place = chosen.flatMap { id in rows.firstIndex { $0.id == id } }
      choice = Choice(place ?? 0)
      if opensWhenFound, chosen == nil || place != nil { return open() }
      opensWhenFound = false
    case .failed(let error): (failure, opensWhenFound) = (error, false)
    case .key(let key): if field.take(key) { return find() }
    case .paste(let text):
      field.paste(text)
      return find()
    case .move(let key): choice.take(key, count: rows.count, height: height)
    case .openRow(let row):
      choice.take(.row(row), count: rows.count)
      return open()
    case .open:
      if case .entry = choice.element(of: rows) { return open() }
      guard field.isEmpty || found?.text == field.text || failure != nil else {
        opensWhenFound = true
        return []
      }
      return open()
    case .clear:
      field.clear()
      return find()
    }
    return []
  }

  /// Searches. The results of the text before stay until the new ones are there.
  private mutating func find(keepingChoice: Bool = false) -> [Effect<Message>] {
    if !keepingChoice { choice = Choice() }
    opensWhenFound = false
    guard !field.isEmpty else {
      found = nil
      return []
    }
    let label = messages("searching")
    return [
      .run(
        Work(label, replacesEarlier: true) { [search, messages, text = field.text] report in
          var request = SearchRequest(text)
          request.limit = 50
          do {
            return .found(
              text,
              try search.results(request) { done, all in
                report(Double(done) / Double(all), SearchTexts(messages).preparing)
              })
          } catch {
            return .failed(ClientError(error))
          }
        })
    ]
  }

  private mutating func open() -> [Effect<Message>] {
    opensWhenFound = false
    switch choice.element(of: rows) {
    case .entry(let entry):
      switch entry.action {
      case .open(let screen): return [.replace(screen())]
      case .copy(let line):
        return [.copy(line), .toast(Toast(messages("Copied; paste it into your shell.")))]
      }
    case .lookUp(let text): return [.open(navigator.screen(.word(.named(text))))]
    case .result(let result): return open(result)
    case nil: return []
    }
  }

  private func open(_ result: SearchResult) -> [Effect<Message>] {
    let destination: Destination =
      switch result.target {
      case .item(let id): .word(.item(id))
      case .deck(let path): .deck(path)
      case .book(let id): .book(ReadRequest(book: id.rawValue))
      case .place(let id, let place): .book(ReadRequest(book: id.rawValue, place: place))
      }
    return [.open(navigator.screen(destination))]
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    page.put("›", .key)
    page.field(
      field, x: 2, width: min(62, page.width - 2), isActive: true,
      placeholder: messages("a screen, a setting or any word", context: "in an empty field"))
    let list = page.part(y: 2)
    var y = 0
    if let failure { y = list.failure(failure.text(in: messages)) }
    if !field.isEmpty, let missing = found?.results.missing {
      y = list.failure(missing.text(in: messages), y: y)
    }
    drawRows(in: list.part(y: y))
  }

  private func drawRows(in list: Area) {
    let rows = rows.map(texts)
    func widest(_ names: [String]) -> Int { names.map(CellText.width).max() ?? 0 }
    let title = 2 + widest(rows.map(\.kind))
    let about = title + 2 + min(24, widest(rows.map { shortened($0.title, to: 24) }))
    list.list(count: rows.count, choice: choice, hasCursor: false) { place, area, isSelected in
      let row = rows[place]
      area.put(row.kind, Ink.dim.selected(isSelected))
      // A command is worth more than its description, and only meanings may be cut.
      let isWhole = row.ink == .word || CellText.width(of: row.about) <= area.width - about
      let room = row.about.isEmpty || !isWhole ? area.width - title : about - title - 2
      let end = area.put(
        CellText.truncated(row.title, width: room), x: title, row.ink.selected(isSelected))
      guard end < area.width, isWhole else { return }
      area.put(
        CellText.truncated(row.about, width: max(0, area.width - about)), x: about,
        Ink.text.selected(isSelected))
    }
  }

  /// The kind, the name and the description of a row.
  private func texts(of row: Row) -> (kind: String, title: String, about: String, ink: Ink) {
    let texts = SearchTexts(messages)
    switch row {
    case .entry(let entry):
      let about = entry.kind == .command ? "" : entry.about
      return (texts.name(of: entry.kind), entry.title, about, .heading)
    case .result(let result):
      return (texts.name(of: result.kind), shortened(result.title), texts.about(result), .word)
    case .lookUp(let text):
      return (texts.lookUp, text, messages("in all dictionaries"), .word)
    }
  }
}
