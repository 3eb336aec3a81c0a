import Client
import GameEngine
import Messages
import Terminal

/// The form to add a card, or to change one.
struct CardScreen: Screen {
  enum Message: Sendable {
    case begin
    case read(DeckCard)
    case chosen(deck: String)
    case failed(ClientError)
    case key(Key)
    case paste(String)
    case move(Int)
    case focus(Int)
    case propose
    case proposed([String], CardForm.Item)
    case save
    case saved(String)
    case refused(ClientError)
  }

  private let id: ItemID?
  private let cards: Cards
  private let decks: Decks
  private let translations: Translations
  let messages: Messages
  private(set) var form: CardForm
  /// What dictionaries propose for a line, and the proposal that is in it.
  private(set) var proposals: (item: CardForm.Item, texts: [String], place: Int)?
  private(set) var failure: ClientError?
  /// Why the card cannot be saved.
  private(set) var remark: String?
  private var source: String?

  /// A form for a new card.
  init(
    _ card: CardChange, deck: String, cards: Cards, decks: Decks, translations: Translations,
    messages: Messages
  ) {
    id = nil
    form = CardForm(card, deck: deck)
    source = card.source
    (self.cards, self.decks, self.translations) = (cards, decks, translations)
    self.messages = messages
  }

  /// A form for a card.
  init(
    _ id: ItemID, cards: Cards, decks: Decks, translations: Translations, messages: Messages
  ) {
    self.id = id
    form = CardForm()
    (self.cards, self.decks, self.translations) = (cards, decks, translations)
    self.messages = messages
  }

  var title: String {
    id == nil
      ? messages("New card", context: "a screen's title")
      : messages("Edit card", context: "a screen's title")
  }
  var takesText: Bool { failure == nil }
  var items: [CardForm.Item] { CardForm.Item.allCases }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    guard failure == nil else { return [] }
    let line = messages("next line", context: "a command on a key")
    return [
      Binding(.enter, messages("save", context: "a command on a key"), .save),
      Binding([.tab, .down], keyLabel: "Tab", line, .move(1)),
      Binding(
        [.backTab, .up], keyLabel: "↑", messages("line before", context: "a command on a key"),
        isHinted: false, .move(-1)),
      Binding(
        .function(2), messages("propose a translation", context: "a command on a key"), .propose),
      Binding.rows(items.count, line) { .focus($0) },
    ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: .begin
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .tick: nil
    }
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin:
      guard let id else { return form[.deck].isEmpty ? [findDeck] : [] }
      guard form[.term].isEmpty else { return [] }
      return [
        .attempt(messages("reading your journal"), failed: Message.failed) { [cards] in
          .read(try cards.card(id.rawValue))
        }
      ]
    case .read(let card):
      var change = CardChange()
      (change.term, change.definition) = (card.card.term, card.card.definition)
      (change.example, change.note) = (card.card.example, card.card.note)
      (change.synonyms, change.tags) = (card.card.synonyms, card.card.tags)
      form = CardForm(change, deck: card.deck.path.description)
      form.go(to: .definition)
    case .chosen(let deck): if form[.deck].isEmpty { form[.deck] = deck }
    case .failed(let error): failure = error
    case .key(let key): form.type(key)
    case .paste(let text): form.paste(text)
    case .move(let steps): form.move(steps, among: items)
    case .focus(let row): if items.indices.contains(row) { form.go(to: items[row]) }
    case .propose: return propose()
    case .proposed(let texts, let item): take(texts, for: item)
    case .save: return save()
    case .saved(let text): return [.close, .toast(Toast(text))]
    case .refused(let error): remark = error.text(in: messages)
    }
    return []
  }

  /// Proposes the first deck, if there is one.
  private var findDeck: Effect<Message> {
    .attempt(messages("reading your journal"), failed: Message.refused) { [decks] in
      .chosen(deck: try decks.list().first?.deck.path.description ?? "")
    }
  }

  /// Puts the next proposal into the definition, or into the term if only the definition is known.
  private mutating func propose() -> [Effect<Message>] {
    if let (item, texts, place) = proposals, form[item] == texts[place] {
      let next = (place + 1) % texts.count
      proposals = (item, texts, next)
      form[item] = texts[next]
      return []
    }
    let (path, term, definition) = (form[.deck], form[.term], form[.definition])
    let item: CardForm.Item = term.trimmingBlanks.isEmpty ? .term : .definition
    return [
      .attempt(messages("asking the dictionaries"), failed: Message.refused) {
        [decks, translations] in
        guard let pair = try decks.deck(path).pair else { return .proposed([], item) }
        return .proposed(
          item == .term
            ? translations.terms(meaning: definition, pair)
            : translations.definitions(of: term, pair), item)
      }
    ]
  }

  private mutating func take(_ texts: [String], for item: CardForm.Item) {
    guard let first = texts.first else {
      remark = messages("No installed dictionary has a translation of it.")
      return
    }
    remark = nil
    proposals = (item, texts, 0)
    form[item] = first
    form.go(to: item)
  }

  private mutating func save() -> [Effect<Message>] {
    remark = nil
    var change = form.change
    change.source = source
    let (path, term) = (form[.deck], form[.term])
    let text = messages("\(term) is in \(path) now.")
    return [
      .attempt(messages("writing"), failed: Message.refused) { [cards, id, change] in
        if let id {
          _ = try cards.edit(id.rawValue, change)
          _ = try cards.move(id.rawValue, to: path)
        } else {
          try cards.add([change], to: path)
        }
        return .saved(text)
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
    let column = 2 + (items.map { CellText.width(of: name(of: $0)) }.max() ?? 0)
    for (row, item) in items.enumerated() {
      let isActive = item == form.focus
      page.put(name(of: item), y: row, isActive ? .key : .text)
      page.field(
        form.field(item), x: column, y: row, width: page.width - column, isActive: isActive)
      page.setKey(.row(row), for: page.part(y: row, height: 1).bounds)
    }
    var y = items.count + 1
    if let remark { y = page.failure(remark, y: y) + 1 }
    guard let (_, texts, place) = proposals else { return }
    page.put(messages("F2 takes the next one:"), y: y, .dim)
    for (row, text) in texts.enumerated() {
      page.put(
        "\(row == place ? "›" : " ") \(text)", y: y + 1 + row, row == place ? .word : .dim)
    }
  }

  private func name(of item: CardForm.Item) -> String {
    switch item {
    case .deck: messages("Deck", context: "a label")
    case .term: messages("Term", context: "a label")
    case .definition: messages("Definition", context: "a label")
    case .example: messages("Example", context: "a label")
    case .synonyms: messages("Synonyms", context: "a label")
    case .tags: messages("Tags", context: "a label")
    case .note: messages("Note", context: "a label")
    }
  }
}
