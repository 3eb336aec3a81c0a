import ClientCore
import Discovery
import GameEngine
import Kit
import Messages
import Terminal

/// Shows the covers of the books that were found, as many as fit.
struct CollageScreen: Screen {
  enum Message: Sendable {
    case begin
    case found(FindingPage)
    case pictured(String, Picture?)
    case unpictured(String, ClientError)
    case failed(ClientError)
    case cancelled
    case choose(Key)
    case open
    case reroll
    case turn(Int)
    case share
    case remove
    case removed(Finding)
    case undo
    case restored
    case refused(ClientError)
    case search
    case key(Key)
    case paste(String)
    case send
    case close
    case again
    case resume
  }

  let list: FindingList
  private let finder: BookFinder
  private let navigator: Navigator<DiscoverRoute>
  let messages: Messages
  /// The current page; nil until it is loaded.
  private(set) var page: FindingPage?
  /// The reason why there is no page; nil if there is one or none was requested yet.
  private(set) var failure: ClientError?
  /// The reason why covers or another page are missing; nil if nothing is.
  private(set) var remark: ClientError?
  /// The covers by book ID. A nil value means that there is no cover to show; a missing key, that
  /// it is not loaded yet.
  private(set) var covers: [String: Picture?] = [:]
  private(set) var choice = Choice()
  /// The places of all pages up to the current one, the first page first.
  private(set) var places: [FindingPlace] = [.start]
  /// The places up to the requested page. They become `places` when it arrives.
  private var wanted: [FindingPlace] = [.start]
  /// Whether to show only stored covers, because the cover service does not answer.
  private var isOffline = false
  /// The IDs of the books whose covers could not be loaded. `resume` tries them again.
  private var failed: Set<String> = []
  /// The number of covers on this page that timed out. From the second on, only stored ones are
  /// shown.
  private var timeouts = 0
  /// Whether a page is being requested.
  private(set) var isSearching = false
  /// The books that were removed from the page and their indices, the last one at the end. An undo
  /// takes that one.
  private var removed: [(finding: Finding, place: Int)] = []
  /// The open field for a search in a catalog; nil if it is closed.
  private(set) var entry: EntryLine<Bool>?
  private var grid = CoverGrid(Size(width: 1, height: 1))

  init(
    _ list: FindingList, finder: BookFinder, navigator: Navigator<DiscoverRoute>, messages: Messages
  ) {
    (self.list, self.finder) = (list, finder)
    (self.navigator, self.messages) = (navigator, messages)
  }

  var title: String { messages.title("Discover") }
  var takesText: Bool { entry != nil }

  /// The title of the screen: the tag, the catalog or the searched words.
  var name: String {
    switch list {
    case .tag(let tag): tag.text
    case .page(let address, _): page?.title ?? address.text
    case .search(let words, let catalog): "\(words) · \(catalog)"
    }
  }

  private var findings: [Finding] { page?.findings ?? [] }

  var chosen: Finding? {
    choice.element(of: findings)
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
        Binding(.enter, messages.command("try again"), .again))
    }
    if !findings.isEmpty {
      let choose = messages.command("choose")
      all += [
        Binding(.enter, messages.command("open"), .open),
        Binding.choosing(
          findings.count, choose, keys: [.left, .right, .up, .down, .home, .end], keyLabel: "↑↓←→"
        ) { .choose($0) },
      ]
    }
    if isTag, page != nil {
      all.append(
        Binding(.character("r"), messages.command("other books"), .reroll))
    }
    if page?.next != nil {
      all.append(
        Binding([.character("n"), .pageDown], messages.command("next page"), .turn(1)))
    }
    if places.count > 1 {
      all.append(
        Binding([.character("p"), .pageUp], messages.command("previous page"), .turn(-1)))
    }
    if !findings.isEmpty {
      all.append(
        Binding(.character("c"), messages.command("copy"), .share))
    }
    if isTag, !findings.isEmpty {
      all.append(
        Binding(.character("x"), messages.command("remove"), isHinted: false, .remove))
    }
    if !removed.isEmpty {
      all.append(
        Binding(.character("u"), messages.command("undo"), isHinted: false, .undo))
    }
    if page?.isSearchable == true {
      all.append(
        Binding(.character("/"), messages.command("search"), .search))
    }
    return all
  }

  func message(for input: Input) -> Message? {
    switch input {
    // Keep the place when the player comes back.
    case .shown where isSearching || failure != nil: nil
    case .shown where page == nil: .begin
    case .shown: failed.isEmpty ? nil : .resume
    case .key(let key): entry == nil ? nil : .key(key)
    case .paste(let text): entry == nil ? nil : .paste(text)
    case .tick: nil
    }
  }

  // Above the grid are the heading and an empty line; below it are a line and the title of the
  // book.
  mutating func fit(_ size: Size) {
    grid = CoverGrid(Size(width: size.page.width, height: size.page.height - 4))
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin, .again: return look()
    case .found(let page):
      (self.page, failure, isSearching) = (page, nil, false)
      places = wanted
      (covers, choice, removed) = ([:], Choice(), [])
      return resume()
    case .pictured(let id, let picture):
      covers[id] = .some(picture)
      if isOffline, picture == nil { failed.insert(id) }
      return self.picture()
    case .unpictured(let id, let error):
      return missed(id, error)
    case .failed(let error):
      isSearching = false
      guard page != nil else {
        failure = error
        return []
      }
      // The page and its order stay.
      (remark, wanted) = (error, places)
      return picture()
    case .cancelled:
      (isSearching, wanted) = (false, places)
      return page == nil ? [.close] : picture()
    case .resume: return resume()
    case .choose(let key):
      if choice.opens(key, count: findings.count, in: grid) { return open() }
      return picture()
    case .open: return open()
    case .reroll:
      guard isTag, !isSearching else { return [] }
      wanted = [.start]
      return look(drawsAnew: true)
    case .turn(let step): return turn(step)
    case .share:
      let text = FindingTexts(messages).shared(findings, title: name)
      return [.copy(text), .toast(Toast(messages("Copied; paste it into a message.")))]
    case .remove: return remove()
    case .removed(let finding):
      guard let place = findings.firstIndex(of: finding) else { return [] }
      removed.append((finding, place))
      page = page?.without(finding)
      choice.fit(count: findings.count)
      let title = shortened(FindingTexts(messages).title(of: finding), to: 60)
      return picture() + [.toast(Toast(messages("\(title) is removed; press u to undo.")))]
    case .undo: return undo()
    case .restored:
      guard let (finding, place) = removed.popLast() else { return [] }
      page = page?.with(finding, at: place)
      choice.take(.row(place), count: findings.count)
      return picture()
    case .refused(let error): remark = error
    case .search: entry = EntryLine(true, limit: 200)
    case .key(let key): entry?.take(key)
    case .paste(let text): entry?.paste(text)
    case .close: entry = nil
    case .send: return search()
    }
    return []
  }

  /// Requests the page at the last of the `wanted` places. Replaces an earlier request.
  private mutating func look(drawsAnew: Bool = false) -> [Effect<Message>] {
    guard let place = wanted.last else { return [] }
    (isSearching, failure) = (true, nil)
    return [
      .attempt(
        messages("looking for books: \(shortened(name, to: 40))"), cancelled: .cancelled,
        replacesEarlier: true, failed: Message.failed
      ) { [finder, list, count = grid.count] in
        .found(
          try await finder.page(
            of: list, at: place, count: count, onlyWithCover: true, drawsAnew: drawsAnew))
      }
    ]
  }

  /// Requests the missing covers, including those that failed before.
  private mutating func resume() -> [Effect<Message>] {
    for id in failed { covers[id] = nil }
    (failed, timeouts, isOffline, remark) = ([], 0, false, page?.missing)
    return picture()
  }

  /// Continues without a cover that could not be loaded. Stops asking the service after some
  /// errors.
  private mutating func missed(_ id: String, _ error: ClientError) -> [Effect<Message>] {
    covers[id] = .some(nil)
    failed.insert(id)
    if remark == nil { remark = error }
    switch error.code {
    // An invalid cover says nothing about the others.
    case .answerUnexpected, .answerTooLarge, .answerCutOff: break
    case .serviceTimedOut:
      timeouts += 1
      isOffline = timeouts > 1
    default: isOffline = true
    }
    return picture()
  }

  /// Loads the next missing cover of the visible books. One is loaded at a time.
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

  private func remove() -> [Effect<Message>] {
    guard isTag, let chosen else { return [] }
    return [
      .attempt(messages("writing"), failed: Message.refused) { [finder] in
        try finder.hide(chosen)
        return .removed(chosen)
      }
    ]
  }

  private func undo() -> [Effect<Message>] {
    guard let finding = removed.last?.finding else { return [] }
    return [
      .attempt(messages("writing"), failed: Message.refused) { [finder] in
        try finder.unhide(finding.id, shelf: finding.shelf)
        return .restored
      }
    ]
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
