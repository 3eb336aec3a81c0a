import ClientCore
import GameEngine
import Messages
import Terminal

/// Proposes Wordhoard's words for a new deck. The player chooses the level, and can leave words
/// out.
struct StarterScreen: Screen {
  enum Message: Sendable {
    case read
    case proposed([StarterCards.Proposal], Level)
    case failed(ClientError)
    case move(Key)
    case tick
    case turn(Key)
    case take
    case added(String)
    case refused(ClientError)
  }

  private let path: String
  private let starter: StarterCards
  private let decks: Decks
  private let cards: Cards
  private let messages: Messages
  private var level: Level
  /// The proposed cards; nil until they are read.
  private var proposed: [StarterCards.Proposal]?
  private var left: Set<Int> = []
  private var choice = Choice()
  private var failure: ClientError?
  private var height = 10

  /// - Parameters:
  ///   - path: the path of the deck.
  ///   - level: the level whose words are proposed first.
  init(
    _ path: String, level: Scope.LevelChoice, starter: StarterCards, decks: Decks, cards: Cards,
    messages: Messages
  ) {
    self.path = path
    if case .fixed(let level) = level { self.level = level } else { self.level = .one }
    (self.starter, self.decks, self.cards) = (starter, decks, cards)
    self.messages = messages
  }

  var title: String { messages.title("Words for \(shortened(path))") }

  private var chosen: [CardChange] {
    (proposed ?? []).enumerated().filter { !left.contains($0.offset) }.map(\.element.card)
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    let choose = messages.command("choose")
    var all: [Binding<Message>] = []
    if let proposed, !proposed.isEmpty {
      all = [
        Binding(.enter, messages.command("add them"), .take),
        Binding(.character(" "), messages.command("leave out"), .tick),
        Binding(Choice.keys, keyLabel: "↑↓", choose) { .move($0) },
        Binding.rows(proposed.count, choose) { .move(.row($0)) },
      ]
    }
    let turn = messages.command("other level")
    return all + [Binding([.left, .right], keyLabel: "←→", turn) { .turn($0) }]
  }

  func message(for input: Input) -> Message? {
    input == .shown && proposed == nil ? .read : nil
  }

  // Above the list are the heading and an empty line.
  mutating func fit(_ size: Size) { height = size.page.height - 2 }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .read: return [read]
    case .proposed(let cards, let level):
      guard level == self.level else { return [] }
      (proposed, left, choice, failure) = (cards, [], Choice(), nil)
    case .failed(let error): failure = error
    case .move(let key): choice.take(key, count: proposed?.count ?? 0, height: height)
    case .tick: left.formSymmetricDifference([choice.place])
    case .turn(let key):
      let levels = Level.allCases
      let place = (levels.firstIndex(of: level) ?? 0) + (key == .right ? 1 : levels.count - 1)
      level = levels[place % levels.count]
      return [read]
    case .take: return take()
    case .added(let text): return [.close, .toast(Toast(text))]
    case .refused(let error): return [.toast(Toast(error.text(in: messages), isError: true))]
    }
    return []
  }

  private var read: Effect<Message> {
    .attempt(messages("asking the dictionaries"), failed: Message.failed) {
      [path, level, decks, starter] in
      let node = try decks.deck(path)
      guard let pair = node.pair else {
        throw ClientError(
          .pairMalformed, "a starter deck needs a pair of languages",
          remedy: "choose them in the list of decks")
      }
      let cards = try starter.cards(
        pair, level: level, for: node.path, count: StarterCards.usualCount)
      return .proposed(cards, level)
    }
  }

  private func take() -> [Effect<Message>] {
    let cards = chosen
    guard !cards.isEmpty else { return [.close] }
    let count = DeckTexts(messages).count(cards.count)
    let text = messages("\(path) has \(count) more now.")
    return [
      .attempt(messages("writing"), failed: Message.refused) { [self] in
        try self.cards.add(cards, to: path)
        return .added(text)
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
    page.put(messages("Wordhoard's words of level \(level.rawValue)"), .heading)
    guard let proposed else { return }
    guard !proposed.isEmpty else {
      page.paragraph(
        RichText(messages("The dictionaries agree on no further translations for this level.")),
        y: 2)
      return
    }
    let widest = proposed.map { CellText.width(of: $0.card.term) }.max() ?? 0
    let column = min(widest, max(8, page.width / 2 - 6))
    page.part(y: 2).list(count: proposed.count, choice: choice) { place, line, isSelected in
      let (card, count) = (proposed[place].card, proposed[place].dictionaries)
      let note = DeckTexts(messages).agreement(of: count)
      let room = line.width - column - 6
      line.put(left.contains(place) ? "[ ] " : "[x] ", Ink.dim.selected(isSelected))
      line.put(
        CellText.truncated(card.term, width: column), x: 4, Ink.word.selected(isSelected))
      let fits = CellText.width(of: card.definition) + CellText.width(of: note) + 2 <= room
      line.put(
        CellText.truncated(card.definition, width: room), x: column + 6,
        Ink.text.selected(isSelected))
      if fits { line.putRight(note, Ink.dim.selected(isSelected)) }
    }
  }
}
