import ClientCore
import GameEngine
import Messages
import Terminal

/// The cards of a deck in sections by difficulty, the hardest first.
struct DeckScreen: Screen {
  enum Message: Sendable {
    case begin
    case first([DeckCard], [Difficulty: Int])
    case read([DeckCard])
    case failed(ClientError)
    case choose(Key)
    case flip
    case flipAll
    case reverse
    case say
    case noted(Toast?)
    case learn
    case add
    case starter
    case edit
    case remove
    case suspend
    case leeches
    case difficulty(Difficulty)
    case undo
    case done(String)
    case refused(ClientError)
    case filter
    case key(Key)
    case paste(String)
    case endFilter
    case clearFilter
  }

  private let path: String
  private let cards: Cards
  private let changes: Changes
  private let voice: CardVoice
  private let navigator: Navigator<DeckRoute>
  let messages: Messages
  /// All cards, the hardest first, or only the first 100 while the others are read; nil until the
  /// first are read.
  private(set) var all: [DeckCard]?
  /// The number of cards of each difficulty while only the first cards are read; nil afterwards.
  private(set) var counts: [Difficulty: Int]?
  /// The cards that match the filter; all without one.
  private(set) var rows: [DeckCard] = []
  private(set) var failure: ClientError?
  private(set) var choice = Choice()
  /// The field for the filter while it is being typed; nil otherwise.
  private(set) var field: Field?
  private(set) var filter = ""
  /// Whether only cards are shown that are forgotten again and again.
  private(set) var onlyLeeches = false
  /// The cards folded for the filter; nil until it is used.
  private var folded: CardFilter?
  /// Whether to show the back of the chosen card.
  private(set) var isFlipped = false
  /// Whether the definition is the front side.
  private(set) var isReversed = false
  private var height = 10

  init(
    _ path: String, cards: Cards, changes: Changes, voice: CardVoice,
    navigator: Navigator<DeckRoute>,
    messages: Messages
  ) {
    (self.path, self.voice) = (path, voice)
    (self.cards, self.changes, self.navigator) = (cards, changes, navigator)
    self.messages = messages
  }

  var title: String { shortened(path) }
  var takesText: Bool { field != nil }

  private var chosen: DeckCard? {
    choice.element(of: rows)
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    let moves: [Key] = field == nil ? Choice.keys : [.up, .down, .pageUp, .pageDown]
    let clicked = all == nil || field != nil ? 0 : rows.count
    let clear = messages.command("clear")
    var bindings = [
      Binding<Message>.choosing(clicked, messages.command("choose"), keys: moves) { .choose($0) }
    ]
    if field != nil {
      return bindings + [
        Binding(.enter, messages.command("to the list"), .endFilter),
        Binding(.escape, clear, .clearFilter),
      ]
    }
    guard all != nil else { return [] }
    if !rows.isEmpty {
      bindings += [
        Binding(
          [.enter, .character(" ")], keyLabel: "Enter", messages.command("turn over"), .flip),
        Binding(.character("l"), messages.command("learn"), .learn),
        Binding(.character("e"), messages.command("edit"), .edit),
        Binding(.character("v"), messages.command("say"), isHinted: false, .say),
        Binding(.character("r"), messages.command("other side first"), isHinted: false, .reverse),
        Binding(.character("x"), messages.command("remove"), .remove),
        Binding(
          .character("z"),
          chosen?.card.isSuspended == true
            ? messages.command("ask again") : messages.command("let rest"), isHinted: false,
          .suspend),
        Binding(
          "1234".map { Key.character($0) }, keyLabel: "1-4",
          messages.command("set: 1 known to 4 hard"), isHinted: false
        ) {
          guard case .character(let digit) = $0 else { return .difficulty(.new) }
          return .difficulty(digit.wholeNumberValue.flatMap(Difficulty.init) ?? .new)
        },
      ]
    }
    bindings.append(
      Binding([.character("a"), .character("n")], keyLabel: "a", messages.command("add"), .add))
    if !rows.isEmpty {
      bindings.append(
        Binding(.character("f"), messages.command("flip through"), .flipAll))
    }
    bindings += [
      Binding(
        .character("h"),
        onlyLeeches ? messages.command("all cards") : messages.command("only often forgotten ones"),
        isHinted: false, .leeches),
      Binding(
        .character("s"), messages.command("our words"), isHinted: rows.isEmpty && filter.isEmpty,
        .starter),
      Binding(.character("/"), messages.command("filter"), isHinted: false, .filter),
      Binding(.character("u"), messages.command("undo"), isHinted: false, .undo),
    ]
    if !filter.isEmpty { bindings.append(Binding(.escape, clear, isHinted: false, .clearFilter)) }
    return bindings
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: .begin
    case .key(let key): field == nil ? nil : .key(key)
    case .paste(let text): field == nil ? nil : .paste(text)
    case .tick: nil
    }
  }

  // Above the list are the heading and the column titles, below it the chosen card.
  mutating func fit(_ size: Size) { height = size.page.height - 3 - DeckScreen.cardHeight }

  /// The height of the chosen card's part, in rows.
  private static let cardHeight = 6

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin: return begin()
    case .first(let cards, let counts):
      all = cards
      refresh()
      guard counts.values.reduce(0, +) > cards.count else { return [] }
      self.counts = counts
      return begin(after: DeckScreen.pause)
    case .read(let cards):
      all = Difficulty.allCases.reversed().flatMap { difficulty in
        cards.filter { $0.difficulty == difficulty }
      }
      (counts, failure, folded) = (nil, nil, nil)
      refresh()
    case .failed(let error): failure = error
    case .choose(let key):
      isFlipped = choice.opens(key, count: rows.count, height: height) && !isFlipped
    case .flip: isFlipped.toggle()
    case .flipAll:
      return [.open(navigator.screen(.flip(rows.map(\.card.id), place: choice.place)))]
    case .reverse: (isReversed, isFlipped) = (!isReversed, false)
    case .say: return say()
    case .noted(let toast): return toast.map { [.toast($0)] } ?? []
    case .learn: return [.open(navigator.screen(.learn(deck: path)))]
    case .add: return [.open(navigator.screen(.card(.new(deck: path))))]
    case .starter: return [.open(navigator.screen(.starter(deck: path)))]
    case .edit:
      return chosen.map { [.open(navigator.screen(.card(.card($0.card.id))))] } ?? []
    case .remove: return remove()
    case .suspend: return suspend()
    case .leeches:
      onlyLeeches.toggle()
      refresh()
    case .difficulty(let difficulty): return set(difficulty)
    case .undo:
      return [
        attempt { [changes, messages] in
          .done(UndoTexts(messages).text(of: try changes.undo()))
        }
      ]
    case .done(let text): return (text.isEmpty ? [] : [.toast(Toast(text))]) + begin()
    case .refused(let error): return [.toast(Toast(error.text(in: messages), isError: true))]
    case .filter: field = Field(filter, limit: 60)
    case .key(let key):
      _ = field?.take(key)
      take(filter: field?.text ?? "")
    case .paste(let text):
      field?.paste(text)
      take(filter: field?.text ?? "")
    case .endFilter: field = nil
    case .clearFilter:
      field = nil
      take(filter: "")
    }
    return []
  }

  /// The number of cards to read first.
  private static let firstCards = 100

  /// The delay before the other cards are read, so that this does not compete with drawing the
  /// first frame.
  private static let pause = Duration.milliseconds(100)

  /// Reads the first cards; when they are there, reads all cards after a pause.
  private func begin(after pause: Duration = .zero) -> [Effect<Message>] {
    let isFirst = all == nil
    return [
      .attempt(messages("reading your journal"), failed: Message.failed) { [cards, path] in
        if isFirst {
          let (first, counts) = try cards.hardest(DeckScreen.firstCards, in: path)
          return .first(first, counts)
        }
        try await Task.sleep(for: pause)
        return .read(try cards.list(in: path))
      }
    ]
  }

  private func attempt(_ body: @escaping @Sendable () throws -> Message) -> Effect<Message> {
    .attempt(messages("writing"), failed: Message.refused) { try body() }
  }

  private mutating func take(filter text: String) {
    filter = text
    refresh()
  }

  /// Applies the filter. The chosen card stays chosen if it still matches.
  private mutating func refresh() {
    let id = chosen?.card.id
    let all = (all ?? []).filter { !onlyLeeches || $0.isLeech }
    if filter.isEmpty {
      (rows, folded) = (all, nil)
    } else {
      let folded = onlyLeeches ? CardFilter(all) : folded ?? CardFilter(all)
      if !onlyLeeches { self.folded = folded }
      rows = folded.places(matching: filter).map { all[$0] }
    }
    let place = rows.firstIndex { $0.card.id == id }
    choice = Choice(place ?? min(choice.place, max(0, rows.count - 1)))
    if place == nil { isFlipped = false }
  }

  private func say() -> [Effect<Message>] {
    guard let chosen else { return [] }
    let isTerm = isFlipped || !isReversed
    return [
      .attempt(
        messages("saying \(shortened(chosen.card.term))"), failed: Message.refused
      ) { [voice] in
        try voice.say(chosen, isTerm: isTerm)
        return .noted(nil)
      }
    ]
  }

  private func remove() -> [Effect<Message>] {
    guard let chosen else { return [] }
    let (id, term) = (chosen.card.id.rawValue, chosen.card.term)
    let text = messages("\(term) is removed; press u to undo.")
    return [
      attempt { [cards] in
        try cards.remove(id)
        return .done(text)
      }
    ]
  }

  private func suspend() -> [Effect<Message>] {
    guard let chosen else { return [] }
    let isSuspended = !chosen.card.isSuspended
    let term = chosen.card.term
    let text =
      isSuspended
      ? messages("\(term) rests; press z to end that.") : messages("\(term) is asked again.")
    return [
      attempt { [cards] in
        _ = try cards.suspend([chosen], isSuspended)
        return .done(text)
      }
    ]
  }

  private func set(_ difficulty: Difficulty) -> [Effect<Message>] {
    guard let chosen else { return [] }
    let id = chosen.card.id.rawValue
    return [
      attempt { [cards] in
        var change = CardChange()
        change.difficulty = difficulty
        _ = try cards.edit(id, change)
        return .done("")
      }
    ]
  }
}
