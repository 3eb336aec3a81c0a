import ClientCore
import GameEngine
import Messages
import Terminal

/// Finds words, cards, decks and books while their words are typed.
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

  private let search: Search
  private let navigator: Navigator<Never>
  private let messages: Messages
  private(set) var field = Field(limit: 60)
  private(set) var choice = Choice()
  /// The results, and the text that was searched for.
  private(set) var found: (text: String, results: SearchResults)?
  private(set) var failure: ClientError?
  private var height = 16

  init(search: Search, navigator: Navigator<Never>, messages: Messages) {
    self.search = search
    self.navigator = navigator
    self.messages = messages
  }

  var title: String { messages.title("Search") }
  var takesText: Bool { true }

  private var results: [SearchResult] { found?.results.rows ?? [] }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    var all: [Binding<Message>] = []
    if !results.isEmpty {
      let open = messages.command("open")
      let choose = messages.command("choose")
      all = [
        Binding(.enter, open, .open),
        Binding([.up, .down, .pageUp, .pageDown], keyLabel: "↑↓", choose) { .move($0) },
        Binding.rows(results.count, open) { .openRow($0) },
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
      if found?.text != text { choice = Choice() }
      (found, failure) = ((text, results), nil)
      choice.fit(count: results.rows.count)
    case .failed(let error): failure = error
    case .key(let key): if field.take(key) { return find() }
    case .paste(let text):
      field.paste(text)
      return find()
    case .move(let key): choice.take(key, count: results.count, height: height)
    case .openRow(let row):
      choice.take(.row(row), count: results.count)
      return open()
    case .open: return open()
    case .clear:
      field.clear()
      return find()
    }
    return []
  }

  /// Searches. The results of the text before stay until the new ones are there.
  private mutating func find(keepingChoice: Bool = false) -> [Effect<Message>] {
    if !keepingChoice { choice = Choice() }
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

  private func open() -> [Effect<Message>] {
    guard let result = choice.element(of: results) else { return [] }
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
      placeholder: messages("any words", context: "in an empty field"))
    let list = page.part(y: 2)
    if let failure {
      list.failure(failure.text(in: messages))
    } else if field.isEmpty {
      list.paragraph(
        RichText(
          messages("Type words: your cards, decks and books and our words are searched."), .dim))
    } else if let found {
      let y = found.results.missing.map { list.failure($0.text(in: messages)) } ?? 0
      if results.isEmpty, found.text == field.text {
        list.paragraph(RichText(SearchTexts(messages).nothing(for: found.text), .dim), y: y)
      }
      drawRows(in: list.part(y: y))
    }
  }

  private func drawRows(in list: Area) {
    let texts = SearchTexts(messages)
    func widest(_ names: [String]) -> Int { names.map(CellText.width).max() ?? 0 }
    let title = 2 + widest(results.map { texts.name(of: $0.kind) })
    let about = title + 2 + min(24, widest(results.map { shortened($0.title, to: 24) }))
    list.list(count: results.count, choice: choice, hasCursor: false) { place, area, isSelected in
      let result = results[place]
      area.put(texts.name(of: result.kind), Ink.dim.selected(isSelected))
      area.put(
        CellText.truncated(shortened(result.title), width: about - title - 2), x: title,
        Ink.word.selected(isSelected))
      area.put(
        CellText.truncated(texts.about(result), width: max(0, area.width - about)), x: about,
        Ink.text.selected(isSelected))
    }
  }
}
