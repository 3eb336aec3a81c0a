import ClientCore
import Discovery
import GameEngine
import Kit
import Messages
import Terminal

/// Lists the player's tags and catalogs, each of which opens its books.
struct DiscoverScreen: Screen {
  /// A tag or a catalog.
  enum Row: Hashable, Sendable {
    case tag(BookTag)
    case catalog(BookCatalogs.Catalog)
  }

  /// The input that the open field is for.
  enum Kind: Hashable, Sendable { case tag, catalog }

  enum Message: Sendable {
    case begin
    case read([Row])
    case failed(ClientError)
    case choose(Key)
    case open
    case add(Kind)
    case key(Key)
    case paste(String)
    case send
    case close
    case remove
    case undo
    case added(String)
    case done(String)
    case refused(ClientError)
  }

  private let tags: BookTags
  private let catalogs: BookCatalogs
  private let changes: Changes
  private let navigator: Navigator<DiscoverRoute>
  private let messages: Messages
  /// The tags and then the catalogs; nil until they are read.
  private var rows: [Row]?
  private var failure: ClientError?
  private var choice = Choice()
  /// The open field for a tag or an address; nil if it is closed.
  private var entry: EntryLine<Kind>?
  /// The error of the last action; nil if it succeeded.
  private var remark: String?
  /// The name of the row to choose when the list is read again: the one that was just added.
  private var wanted: String?
  private var height = 10
  private static let longest = 500

  init(
    tags: BookTags, catalogs: BookCatalogs, changes: Changes, navigator: Navigator<DiscoverRoute>,
    messages: Messages
  ) {
    (self.tags, self.catalogs, self.changes) = (tags, catalogs, changes)
    (self.navigator, self.messages) = (navigator, messages)
  }

  var title: String { messages.title("Discover") }
  var takesText: Bool { entry != nil }

  private var chosen: Row? {
    choice.element(of: rows)
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if entry != nil {
      return EntryLine<Kind>.bindings(send: .send, close: .close, in: messages)
    }
    guard let rows else { return [] }
    let choose = messages.command("choose")
    return [
      Binding(.enter, messages.command("books"), .open),
      Binding.choosing(rows.count, choose) { .choose($0) },
      Binding([.character("+"), .character("a")], messages.command("add a tag"), .add(.tag)),
      Binding(.character("c"), messages.command("add a catalog"), .add(.catalog)),
      Binding(.character("x"), messages.command("remove"), .remove),
      Binding(.character("u"), messages.command("undo"), isHinted: false, .undo),
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

  mutating func fit(_ size: Size) { height = size.page.height - 4 }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin: return begin()
    case .read(let rows): show(rows)
    case .failed(let error): failure = error
    case .choose(let key):
      if choice.opens(key, count: rows?.count ?? 0, height: height) { return open() }
    case .open: return open()
    case .add(let kind): (entry, remark) = (EntryLine(kind, limit: DiscoverScreen.longest), nil)
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
    case .added(let name):
      (entry, remark, wanted) = (nil, nil, name)
      return begin()
    case .done(let text):
      remark = nil
      return [.toast(Toast(text))] + begin()
    case .refused(let error): remark = error.text(in: messages)
    }
    return []
  }

  private func begin() -> [Effect<Message>] {
    [
      .attempt(messages("reading your journal"), failed: Message.failed) { [tags, catalogs] in
        .read(try tags.list().map { .tag($0) } + catalogs.list().map { .catalog($0) })
      }
    ]
  }

  private mutating func show(_ rows: [Row]) {
    (self.rows, failure) = (rows, nil)
    if let wanted, let place = rows.firstIndex(where: { DiscoverScreen.name(of: $0) == wanted }) {
      choice.take(.row(place), count: rows.count)
    }
    wanted = nil
    choice.fit(count: rows.count)
  }

  private func attempt(_ body: @escaping @Sendable () throws -> Message) -> Effect<Message> {
    .attempt(messages("writing"), failed: Message.refused) { try body() }
  }

  private mutating func open() -> [Effect<Message>] {
    switch chosen {
    case .tag(let tag): return [.open(navigator.screen(.findings(.tag(tag))))]
    case .catalog(let catalog):
      guard let address = try? ServiceAddress(catalog.address) else { return [] }
      return [.open(navigator.screen(.findings(.page(address, catalog: catalog.address))))]
    case nil: return []
    }
  }

  private mutating func send() -> [Effect<Message>] {
    guard let entry, !entry.isBlank else {
      self.entry = nil
      return []
    }
    let (kind, text) = (entry.kind, entry.text.trimmingBlanks)
    remark = nil
    return [
      attempt { [tags, catalogs] in
        switch kind {
        case .tag: .added(try tags.add(text).tag.text)
        case .catalog: .added(try catalogs.add(text).address)
        }
      }
    ]
  }

  private func remove() -> [Effect<Message>] {
    guard let chosen else { return [] }
    let name = shortened(DiscoverScreen.name(of: chosen), to: 100)
    let text = messages("\(name) is removed; press u to undo.")
    return [
      attempt { [tags, catalogs] in
        switch chosen {
        case .tag(let tag): try tags.remove(tag.text)
        case .catalog(let catalog): try catalogs.remove(catalog.address)
        }
        return .done(text)
      }
    ]
  }

  // MARK: - Drawing

  private static func name(of row: Row) -> String {
    switch row {
    case .tag(let tag): tag.text
    case .catalog(let catalog): catalog.address
    }
  }

  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure.text(in: messages))
      return
    }
    guard let rows else { return }
    page.put(messages("Tags and catalogs"), .heading)
    var y = 2
    if let entry {
      let label =
        entry.kind == .tag
        ? messages("Tag", context: "a label") : messages("Catalog", context: "a label")
      y = entry.draw(label, in: page, y: y)
    }
    if let remark { y = page.failure(remark, y: y) + 1 }
    if !rows.contains(where: { if case .tag = $0 { true } else { false } }) {
      y =
        page.paragraph(
          RichText(
            messages(
              """
              Press + to add a tag: a subject in your own words, such as sea stories. Its books are \
              looked for at openlibrary.org, so that service learns the tag.
              """)), y: y) + 1
    }
    page.part(y: y).list(count: rows.count, choice: choice) { place, line, isSelected in
      var name = shortened(DiscoverScreen.name(of: rows[place]), to: 300)
      if case .catalog(let catalog) = rows[place] {
        var note = messages("catalog", context: "a row")
        if catalog.isOwn, let host = try? ServiceAddress(name).host {
          (name, note) = (host, messages("free books to download", context: "a catalog"))
        }
        let room = line.width - CellText.width(of: note) - 2
        line.put(CellText.truncated(name, width: room), Ink.text.selected(isSelected))
        line.putRight(note, Ink.dim.selected(isSelected))
      } else {
        line.put(CellText.truncated(name, width: line.width), Ink.word.selected(isSelected))
      }
    }
  }
}
