import ClientCore
import GameEngine
import Kit
import Messages
import Terminal

/// Lists the player's decks. Decks are also created, renamed and removed here.
struct DecksScreen: Screen {
  /// The input that the open field is for.
  enum Entry: Hashable, Sendable { case new, rename, title, description, export }

  enum Message: Sendable {
    case begin
    case read([DeckSummary])
    case failed(ClientError)
    case choose(Key)
    case open
    case learn
    case importCards
    case complete
    case type(Entry)
    case pair
    case key(Key)
    case paste(String)
    case send
    case close
    case remove
    case undo
    case search
    case created(String, hasPair: Bool)
    case done(String)
    case refused(ClientError)
  }

  private let decks: Decks
  private let changes: Changes
  private let exporter: CardExporter
  private let home: String?
  private let navigator: Navigator<DeckRoute>
  let messages: Messages
  /// The decks in the order of their paths; nil until they are read.
  private(set) var list: [DeckSummary]?
  private(set) var failure: ClientError?
  private(set) var choice = Choice()
  /// The open field; nil if it is closed.
  private(set) var entry: EntryLine<Entry>?
  /// The error of the last action; nil if it succeeded.
  private(set) var remark: String?
  private var height = 10
  /// The maximum length of a field in characters; a path may be long.
  private static let longest = 1000

  /// - Parameter home: the folder that `~` abbreviates in paths.
  init(
    decks: Decks, changes: Changes, exporter: CardExporter, home: String?,
    navigator: Navigator<DeckRoute>,
    messages: Messages
  ) {
    (self.decks, self.changes, self.navigator) = (decks, changes, navigator)
    (self.exporter, self.home) = (exporter, home)
    self.messages = messages
  }

  var title: String { messages.title("Decks") }
  var takesText: Bool { entry != nil }

  private var chosen: DeckSummary? {
    choice.element(of: list)
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if entry != nil {
      return EntryLine<Entry>.bindings(send: .send, close: .close, in: messages) + [
        Binding(
          .tab, messages.command("complete the path"), isHinted: entry?.kind == .export, .complete)
      ]
    }
    guard let list else { return [] }
    var all: [Binding<Message>] = []
    if !list.isEmpty {
      let choose = messages.command("choose")
      all += [
        Binding(.enter, messages.command("open"), .open),
        Binding(.character("l"), messages.command("learn"), .learn),
        Binding.choosing(list.count, choose) { .choose($0) },
        Binding(.character("r"), messages.command("rename"), .type(.rename)),
        Binding(.character("p"), messages.command("languages"), isHinted: false, .pair),
        Binding(.character("t"), messages.command("title"), isHinted: false, .type(.title)),
        Binding(
          .character("d"), messages.command("description"), isHinted: false, .type(.description)),
        Binding(.character("x"), messages.command("remove"), .remove),
        Binding(.character("e"), messages.command("export"), isHinted: false, .type(.export)),
      ]
    }
    return all + [
      Binding(.character("n"), messages.command("new deck"), .type(.new)),
      Binding(.character("i"), messages.command("import"), .importCards),
      Binding(.character("u"), messages.command("undo"), isHinted: false, .undo),
      Binding(.character("/"), messages.command("search"), .search),
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

  // Above the list are the heading, the field, an empty line and the column titles.
  mutating func fit(_ size: Size) { height = size.page.height - 5 }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin: return begin()
    case .read(let decks):
      (list, failure) = (decks, nil)
      choice.fit(count: decks.count)
    case .failed(let error): failure = error
    case .choose(let key):
      if choice.opens(key, count: list?.count ?? 0, height: height) { return open() }
    case .open: return open()
    case .learn:
      return chosen.map {
        [.open(navigator.screen(.learn(deck: $0.deck.path.description)))]
      } ?? []
    case .importCards: return [.open(navigator.screen(.importCards))]
    case .complete:
      guard let entry, entry.kind == .export else { return [] }
      self.entry = EntryLine(
        .export, PathCompletion.completed(entry.text, home: home), limit: DecksScreen.longest)
    case .type(let kind): type(kind)
    case .pair:
      return chosen.map { [choosePair(of: $0.deck.path.description)] } ?? []
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
    case .created(let path, let hasPair):
      (entry, remark) = (nil, nil)
      // The list is reloaded when the other screen closes.
      return hasPair ? begin() : [choosePair(of: path)]
    case .done(let text):
      (entry, remark) = (nil, nil)
      return (text.isEmpty ? [] : [.toast(Toast(text))]) + begin()
    case .refused(let error): remark = error.text(in: messages)
    }
    return []
  }

  private func begin() -> [Effect<Message>] {
    [
      .attempt(messages("reading your journal"), failed: Message.failed) { [decks] in
        .read(try decks.list())
      }
    ]
  }

  private func attempt(_ body: @escaping @Sendable () throws -> Message) -> Effect<Message> {
    .attempt(messages("writing"), failed: Message.refused) { try body() }
  }

  private func choosePair(of path: String) -> Effect<Message> {
    .open(navigator.screen(.pair(deck: path)))
  }

  private func open() -> [Effect<Message>] {
    chosen.map { [.open(navigator.screen(.deck($0.deck.path.description)))] } ?? []
  }

  private mutating func type(_ kind: Entry) {
    let text =
      switch kind {
      case .new: chosen.flatMap { $0.deck.path.parent.map { "\($0)/" } } ?? ""
      case .rename: chosen?.deck.path.description ?? ""
      case .title: chosen?.deck.deck.title ?? ""
      case .description: (chosen?.deck.deck.description ?? "").onOneLine
      case .export: "~/\((chosen?.deck.path.name ?? "").replacing(" ", with: "_")).apkg"
      }
    entry = EntryLine(kind, text, limit: DecksScreen.longest)
    remark = nil
  }

  private mutating func send() -> [Effect<Message>] {
    guard let entry else { return [] }
    let (kind, text) = (entry.kind, entry.text)
    guard !entry.isBlank || kind == .title || kind == .description else {
      self.entry = nil
      return []
    }
    remark = nil
    let path = chosen?.deck.path.description ?? ""
    if kind == .export { return [export(path, to: text)] }
    return [
      attempt { [decks] in
        switch kind {
        case .new:
          let deck = try decks.create(text)
          return .created(deck.path.description, hasPair: deck.pair != nil)
        case .rename:
          _ = try decks.rename(path, to: text)
        case .title, .description:
          var details = DeckDetails()
          if kind == .title { details.title = text } else { details.description = text }
          _ = try decks.edit(path, details)
        case .export: break
        }
        return .done("")
      }
    ]
  }

  private func export(_ deck: String, to text: String) -> Effect<Message> {
    let file = PathCompletion.expanded(text.trimmingBlanks, home: home)
    return .attempt(messages("writing"), failed: Message.refused) { [exporter, messages] in
      guard !PathCompletion.exists(file) else {
        throw ClientError(
          .fileExists, "\(shortened(file, to: 300)) exists already", remedy: "choose another file")
      }
      let count = try exporter.run(deck, to: file, withMemory: true)
      let number = messages.number(count)
      return .done(
        messages.plural(
          count, "\(number) card written to \(file).", "\(number) cards written to \(file)."))
    }
  }

  private func remove() -> [Effect<Message>] {
    guard let chosen else { return [] }
    let path = chosen.deck.path.description
    let text = messages("\(path) is removed; press u to undo.")
    return [
      attempt { [decks] in
        _ = try decks.remove(path)
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
    page.put(
      messages.plural(list.count, "\(list.count) deck", "\(list.count) decks"), .heading)
    var y = 2
    if let entry { y = entry.draw(name(of: entry.kind), in: page, y: y) }
    if let remark { y = page.failure(remark, y: y) + 1 }
    guard !list.isEmpty else {
      page.paragraph(
        RichText(
          messages(
            """
            A deck has cards of your own, in any pair of languages. Press n to create one; Spanish/Lesson 1 \
            is a deck in Spanish.
            """)), y: y)
      return
    }
    let about = chosen.map { [$0.deck.deck.title, $0.deck.deck.description] } ?? []
    let text = about.filter { !$0.isEmpty }.map { shortened($0, to: 300) }.joined(separator: " · ")
    let description = RichText(text, .dim).lines(width: page.width).prefix(text.isEmpty ? 0 : 3)
    let lines = description + jar(width: page.width)
    page.part(y: y, height: page.height - y - lines.count)
      .table(table(of: list), choice: choice, hasCursor: entry == nil)
    for (place, line) in lines.enumerated() {
      page.put(line, y: page.height - lines.count + place)
    }
  }

  /// The asked cards of the chosen deck by difficulty.
  private func jar(width: Int) -> [[RichText.Span]] {
    guard var counts = chosen?.difficulty else { return [] }
    counts[.new, default: 0] -= chosen?.new ?? 0
    return Jar(counts, messages: messages).lines(width: min(64, width), rows: 1)
  }

  private func table(of list: [DeckSummary]) -> Table {
    let names = NameTexts(messages)
    let hardFirst = Array(Difficulty.allCases.reversed())
    let columns =
      [
        Table.Column(messages("deck", context: "a column"), isFlexible: true),
        Table.Column(messages("languages", context: "a column")),
        Table.Column(messages("cards", context: "a column"), isNumber: true),
        Table.Column(messages("due", context: "a column"), isNumber: true),
        Table.Column(names.new, isNumber: true),
      ] + hardFirst.map { Table.Column(names.name(of: $0), isNumber: true) }
    let rows = list.map { summary in
      let path = summary.deck.path
      let name = String(repeating: "  ", count: max(0, path.names.count - 1)) + path.name
      let asked = hardFirst.map { (summary.difficulty[$0] ?? 0) - ($0 == .new ? summary.new : 0) }
      let counts = [summary.new] + asked
      return [
        Table.Cell(shortened(name), .word),
        Table.Cell(summary.deck.pair.map(DeckTexts(messages).pair) ?? "", .dim),
        Table.Cell(messages.number(summary.cards)),
        Table.Cell(summary.due > 0 ? messages.number(summary.due) : "·"),
      ] + counts.map { Table.Cell($0 > 0 ? messages.number($0) : "·") }
    }
    return Table(columns, rows: rows)
  }

  private func name(of entry: Entry) -> String {
    switch entry {
    case .new: messages("Path of the new deck", context: "a label")
    case .rename: messages("New path", context: "a label")
    case .title: messages("Title", context: "a label")
    case .description: messages("Description", context: "a label")
    case .export:
      messages("File: .apkg for Anki, .txt, .csv, .tsv, .quizlet or .jsonl", context: "a label")
    }
  }
}
