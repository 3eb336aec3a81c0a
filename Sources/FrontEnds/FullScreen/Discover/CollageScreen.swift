import Client
import Discovery
import GameEngine
import Messages
import Terminal

/// The covers of books that were found, as many as fit.
struct CollageScreen: Screen {
  enum Message: Sendable {
    case begin
    case found(FindingPage)
    case pictured(String, Picture?)
    case unpictured(String, ClientError)
    case failed(ClientError)
    case cancelled
    case move(Key)
    case click(Int)
    case open
    case reroll
    case turn(Int)
    case share
    case search
    case key(Key)
    case paste(String)
    case send
    case close
    case again
  }

  let list: FindingList
  private let finder: BookFinder
  private let navigator: Navigator
  let messages: Messages
  /// The page; nil until it is read.
  private(set) var page: FindingPage?
  /// Why there is no page.
  private(set) var failure: ClientError?
  /// Why covers are missing.
  private(set) var remark: ClientError?
  /// The covers by the IDs of the books; nil for a book without one.
  private(set) var covers: [String: Picture?] = [:]
  private(set) var choice = Choice()
  /// The places of the pages up to this one.
  private(set) var places: [FindingPlace] = [.start]
  /// The places up to the page that is being looked for.
  private var wanted: [FindingPlace] = [.start]
  /// Whether only stored covers are shown, because the service of the covers does not answer.
  private var isOffline = false
  /// Whether a page is being looked for.
  private(set) var isSearching = false
  /// The open field for words to search for.
  private(set) var entry: EntryLine<Bool>?
  private var grid = CoverGrid(Size(width: 1, height: 1))

  init(_ list: FindingList, finder: BookFinder, navigator: Navigator, messages: Messages) {
    (self.list, self.finder) = (list, finder)
    (self.navigator, self.messages) = (navigator, messages)
  }

  var title: String { messages("Discover", context: "a screen's title") }
  var takesText: Bool { entry != nil }

  /// The name of the list.
  var name: String {
    switch list {
    case .tag(let tag): tag.text
    case .page(let address, _): address.text
    case .search(let words, let catalog): "\(words) · \(catalog)"
    }
  }

  private var findings: [Finding] { page?.findings ?? [] }

  var chosen: Finding? {
    findings.indices.contains(choice.place) ? findings[choice.place] : nil
  }

  private var isTag: Bool { if case .tag = list { true } else { false } }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if entry != nil {
      return EntryLine<Bool>.bindings(send: .send, close: .close, in: messages)
    }
    var all: [Binding<Message>] = []
    if failure != nil {
      all.append(
        Binding(.enter, messages("try again", context: "a command on a key"), .again))
    }
    if !findings.isEmpty {
      let choose = messages("choose", context: "a command on a key")
      all += [
        Binding(.enter, messages("open", context: "a command on a key"), .open),
        Binding(
          [.left, .right, .up, .down, .home, .end], keyLabel: "↑↓←→", choose, isHinted: false
        ) { .move($0) },
        Binding.rows(findings.count, choose) { .click($0) },
      ]
    }
    if isTag, page != nil {
      all.append(
        Binding(.character("r"), messages("other books", context: "a command on a key"), .reroll))
    }
    if page?.next != nil {
      all.append(
        Binding(
          [.character("n"), .pageDown], messages("next page", context: "a command on a key"),
          .turn(1)))
    }
    if places.count > 1 {
      all.append(
        Binding(
          [.character("p"), .pageUp], messages("previous page", context: "a command on a key"),
          .turn(-1)))
    }
    if !findings.isEmpty {
      all.append(
        Binding(.character("c"), messages("copy", context: "a command on a key"), .share))
    }
    if page?.isSearchable == true {
      all.append(
        Binding(.character("/"), messages("search", context: "a command on a key"), .search))
    }
    return all
  }

  func message(for input: Input) -> Message? {
    switch input {
    // Coming back keeps the place.
    case .shown: page == nil && failure == nil && !isSearching ? .begin : nil
    case .key(let key): entry == nil ? nil : .key(key)
    case .paste(let text): entry == nil ? nil : .paste(text)
    case .tick: nil
    }
  }

  // Above the grid are the heading and an empty line, below it a line and the title of the book.
  mutating func fit(_ size: Size) {
    grid = CoverGrid(Size(width: size.page.width, height: size.page.height - 4))
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin, .again: return look()
    case .found(let page):
      (self.page, failure, isSearching, remark) = (page, nil, false, page.missing)
      places = wanted
      (covers, choice, isOffline) = ([:], Choice(), false)
      return picture()
    case .pictured(let id, let picture):
      covers[id] = .some(picture)
      return self.picture()
    case .unpictured(let id, let error):
      covers[id] = .some(nil)
      if remark == nil { remark = error }
      // A cover that is wrong says nothing about the others.
      isOffline = ![.answerUnexpected, .answerTooLarge, .answerCutOff].contains(error.code)
      return picture()
    case .failed(let error): (failure, isSearching, places) = (error, false, wanted)
    case .cancelled:
      (isSearching, wanted) = (false, places)
      if page == nil { return [.close] }
    case .move(let key):
      choice.take(
        .row(grid.place(key, from: choice.place, count: findings.count)), count: findings.count)
      return picture()
    case .click(let row):
      if row == choice.place { return open() }
      choice.take(.row(row), count: findings.count)
    case .open: return open()
    case .reroll:
      guard case .tag(let tag) = list, !isSearching else { return [] }
      finder.reroll(tag)
      wanted = [.start]
      return look()
    case .turn(let step): return turn(step)
    case .share:
      let text = FindingTexts(messages).shared(findings, title: name)
      return [.copy(text), .toast(Toast(messages("Copied; paste it into a message.")))]
    case .search: entry = EntryLine(true, limit: 200)
    case .key(let key): entry?.take(key)
    case .paste(let text): entry?.paste(text)
    case .close: entry = nil
    case .send: return search()
    }
    return []
  }

  /// Looks for the page at the last of the places.
  private mutating func look() -> [Effect<Message>] {
    guard let place = wanted.last else { return [] }
    (isSearching, failure) = (true, nil)
    return [
      .attempt(
        messages("looking for books: \(shortened(name, to: 40))"), cancelled: .cancelled,
        replacesEarlier: true, failed: Message.failed
      ) { [finder, list, count = grid.count] in
        .found(try await finder.page(of: list, at: place, count: count, onlyWithCover: true))
      }
    ]
  }

  /// Fetches the next cover of the books that are visible, one after the other.
  private func picture() -> [Effect<Message>] {
    guard !isSearching else { return [] }
    let shown = findings[grid.visible(around: choice.place, count: findings.count)]
    guard let next = shown.first(where: { $0.hasCover && covers[$0.id] == nil }) else { return [] }
    let place = (shown.firstIndex(of: next) ?? shown.startIndex) - shown.startIndex + 1
    return [
      .attempt(
        messages("fetching covers: \(place) of \(shown.count)"), replacesEarlier: true,
        failed: { .unpictured(next.id, $0) }
      ) { [finder, isOffline] in
        .pictured(next.id, try await finder.cover(of: next, onlyStored: isOffline))
      }
    ]
  }

  private mutating func turn(_ step: Int) -> [Effect<Message>] {
    guard !isSearching else { return [] }
    if step > 0 {
      guard let next = page?.next else { return [] }
      wanted = places + [next]
    } else {
      guard places.count > 1 else { return [] }
      wanted = places.dropLast()
    }
    return look()
  }

  private func open() -> [Effect<Message>] {
    guard let chosen else { return [] }
    if let address = chosen.page {
      let catalog = chosen.shelf ?? address.text
      return [.open(navigator.screen(.findings(.page(address, catalog: catalog))))]
    }
    return [.open(navigator.screen(.finding(chosen)))]
  }

  private mutating func search() -> [Effect<Message>] {
    guard let entry else { return [] }
    self.entry = nil
    let catalog =
      switch list {
      case .page(_, let catalog), .search(_, let catalog): catalog
      case .tag: ""
      }
    guard !entry.isBlank, !catalog.isEmpty else { return [] }
    let list = FindingList.search(entry.text.trimmingBlanks, catalog: catalog)
    return [.open(navigator.screen(.findings(list)))]
  }
}
