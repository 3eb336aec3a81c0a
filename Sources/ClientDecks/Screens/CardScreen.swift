import ClientCore
import GameEngine
import Kit
import Messages
import Terminal

/// The form for adding or changing a card. New cards of a deck follow each other: saving one empties the form for the next.
struct CardScreen: Screen {
  enum Message: Sendable {
    case begin
    case filled(CardForm, language: String?, pair: LanguagePair?)
    case found([String], term: String)
    case take(Int)
    case chosen(deck: String?, new: String)
    case failed(ClientError)
    case key(Key)
    case paste(String)
    case move(Int)
    case focus(Int)
    case propose
    case proposed([String], CardForm.Item)
    case nothing(String)
    case choose(Key)
    case tick
    case insert
    case leaveList
    case save
    case saved(String)
    case added(DeckCard?)
    case notAdded(CardForm, ClientError)
    case takeBack
    case takenBack
    case refused(ClientError)
    case leave
    case stay
    case discard
  }

  private let start: CardStart
  private let cards: Cards
  private let decks: Decks
  private let lookUp: LookUp
  private let translations: Translations
  let messages: Messages
  private(set) var form = CardForm()
  /// The open list of proposals; nil if it is closed.
  private(set) var proposals: CardProposals?
  private(set) var failure: ClientError?
  /// The reason why the card cannot be saved or nothing is proposed; nil if there is none.
  private(set) var remark: String?
  /// The cards that were added with this form, the newest at the end.
  private(set) var added: [DeckCard] = []
  /// The languages of the deck; nil if it has none.
  private(set) var pair: LanguagePair?
  /// What the dictionaries say about a term, the best first; empty until they were asked.
  private(set) var suggestions: (term: String, texts: [String]) = ("", [])
  /// Whether the player is asked whether to leave the form with what they typed.
  private(set) var isLeaving = false
  private var isFilled = false
  private var height = 8

  /// The function keys that insert the suggestions.
  static let suggestionKeys = [5, 6, 7]

  init(
    _ start: CardStart, cards: Cards, decks: Decks, lookUp: LookUp, translations: Translations,
    messages: Messages
  ) {
    self.start = start
    (self.cards, self.decks) = (cards, decks)
    (self.lookUp, self.translations) = (lookUp, translations)
    self.messages = messages
  }

  /// The id of the card to change; nil for a new card.
  private var id: ItemID? { if case .card(let id) = start { id } else { nil } }

  /// Whether the form stays open for the next card.
  var isRepeated: Bool { if case .new = start { true } else { false } }

  var title: String {
    guard id == nil else { return messages.title("Edit card") }
    let title = messages.title("New card")
    return isRepeated && !form[.deck].isEmpty
      ? "\(shortened(form[.deck], to: 40)) › \(title)" : title
  }
  var aside: RichText {
    guard isRepeated else { return "" }
    let number = messages.number(added.count)
    let count = added.isEmpty ? nil : messages("\(number) added", context: "cards")
    let languages = pair.map { DeckTexts(messages).pair($0) }
    return RichText([languages, count].compactMap(\.self).joined(separator: " · "), .dim)
  }
  var takesText: Bool { failure == nil && proposals == nil && !isLeaving }

  /// The lines of the form, in their order. While cards follow each other, the usual ones come first.
  var items: [CardForm.Item] {
    let usual: [CardForm.Item] = [.text(.term), .text(.definition), .text(.example)]
    let all = CardForm.Item.allCases
    return isRepeated && !form[.deck].isEmpty
      ? usual + all.filter { !usual.contains($0) && $0 != .deck } + [.deck] : all
  }

  /// The lines that are shown: while cards follow each other, the usual three, until the player goes further.
  var shownItems: ArraySlice<CardForm.Item> {
    let usual = 3
    guard items[0] == .text(.term), !items[usual...].contains(form.focus) else { return items[...] }
    return items.prefix(usual)
  }

  /// The suggestions for the term that is in the form, while it has no definition.
  var shownSuggestions: [String] {
    let isOpen = proposals == nil && form[.text(.definition)].isEmpty
    return isOpen && suggestions.term == form[.text(.term)]
      ? Array(suggestions.texts.prefix(CardScreen.suggestionKeys.count)) : []
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    guard failure == nil else { return [] }
    if isLeaving {
      return [
        Binding([.enter, .escape, .character("n")], messages.command("stay"), .stay),
        Binding(Key.yes(in: messages), messages.command("discard"), .discard),
      ]
    }
    if let proposals { return bindings(in: proposals) }
    let line = messages.command("next line")
    let propose =
      form.focus == .deck
      ? messages.command("choose a deck")
      : messages.command("propose a translation")
    return [
      Binding(.enter, messages.command(isRepeated ? "save and next" : "save"), .save),
      Binding([.tab, .down], keyLabel: "Tab", line, .move(1)),
      Binding(
        [.backTab, .up], keyLabel: "↑", messages.command("line before"), isHinted: false, .move(-1)),
      Binding(.function(2), propose, .propose),
      Binding(.escape, messages.command("back"), .leave),
      Binding.rows(shownItems.count, line) { .focus($0) },
    ]
      + shownSuggestions.indices.map { place in
        Binding(
          .function(CardScreen.suggestionKeys[place]), messages.command("insert"), isHinted: false,
          .take(place))
      }
      + (added.isEmpty
        ? []
        : [
          Binding(
            .function(4), messages.command("take back the last card"), isHinted: false, .takeBack)
        ])
  }

  private func bindings(in list: CardProposals) -> [Binding<Message>] {
    let choose = messages.command("choose")
    var all: [Binding<Message>] = [
      Binding(.enter, messages.command("insert"), .insert),
      Binding(Choice.keys, keyLabel: "↑↓", choose) { .choose($0) },
      Binding.rows(list.texts.count, choose) { .choose(.row($0)) },
    ]
    if list.takesSeveral {
      all.append(
        Binding(.character(" "), messages.command("tick several"), .tick))
    }
    return all + [Binding(.escape, messages.command("back"), .leaveList)]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: isFilled ? nil : .begin
    case .key(let key): takesText ? .key(key) : nil
    case .paste(let text): takesText ? .paste(text) : nil
    case .tick: nil
    }
  }

  /// The row of the first line of the form. The last cards are above it.
  var top: Int { isRepeated ? 2 : 0 }

  // Above the list are the lines of the form, an empty line and the heading.
  mutating func fit(_ size: Size) { height = size.page.height - top - shownItems.count - 2 }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin: return begin()
    case .filled(let form, let language, let pair):
      (self.form, self.pair, isFilled) = (form, pair, true)
      return form[.deck].isEmpty ? [findDeck(of: language)] : []
    case .found(let texts, let term): suggestions = (term, texts)
    case .take(let place):
      guard shownSuggestions.indices.contains(place) else { return [] }
      form[.text(.definition)] = shownSuggestions[place]
      form.go(to: .text(.definition))
    case .chosen(let deck, let new):
      guard form[.deck].isEmpty else { return [] }
      if let deck { form[.deck] = deck } else { form.propose(deck: new) }
    case .failed(let error): failure = error
    case .key(let key): form.type(key)
    case .paste(let text): form.paste(text)
    case .move(let steps):
      form.move(steps, among: items)
      return suggest()
    case .focus(let row):
      if shownItems.indices.contains(row) { form.go(to: items[row]) }
      return suggest()
    case .propose: return propose()
    case .proposed(let texts, let item): offer(texts, for: item)
    case .nothing(let text): remark = text
    case .choose(let key): proposals?.move(key, height: height)
    case .tick: proposals?.tick()
    case .insert: if let proposals { insert(proposals) }
    case .leaveList: proposals = nil
    case .save: return save()
    case .saved(let text): return [.close, .toast(Toast(text))]
    case .added(let card):
      added += [card].compactMap(\.self)
    case .notAdded(let form, let error):
      (self.form, remark) = (form, error.text(in: messages))
    case .takeBack: return takeBack()
    case .takenBack: added.removeLast()
    case .refused(let error): remark = error.text(in: messages)
    case .leave:
      guard form.hasTypedText else { return [.close] }
      isLeaving = true
    case .stay: isLeaving = false
    case .discard: return [.close]
    }
    return []
  }

  private func begin() -> [Effect<Message>] {
    [
      .attempt(messages("reading your journal"), failed: Message.failed) {
        [start, cards, decks, lookUp] in
        switch start {
        case .new(let deck):
          return .filled(CardForm(deck: deck), language: nil, pair: try decks.pair(at: deck))
        case .texts(let card, let language):
          return .filled(CardForm(card), language: language, pair: nil)
        case .word(let request, let shown):
          let found = try lookUp.found(request, isCounted: false)
          return .filled(
            CardForm(CardChange(of: found, at: 0, as: shown)), language: found.language(at: 0),
            pair: nil)
        case .card(let id):
          return .filled(CardForm(try cards.card(id.rawValue)), language: nil, pair: nil)
        }
      }
    ]
  }

  /// Fills in the deck of the language that was used last, else the name of the language, for a new deck.
  private func findDeck(of language: String?) -> Effect<Message> {
    .attempt(messages("reading your journal"), failed: Message.refused) { [decks, messages] in
      .chosen(
        deck: try decks.lastUsed(of: language)?.path.description,
        new: language.map(LanguageTexts(messages).name(of:)) ?? "")
    }
  }

  // MARK: - Proposals

  /// Asks the dictionaries about the term when the player goes on to its definition.
  private func suggest() -> [Effect<Message>] {
    let term = form[.text(.term)]
    guard isRepeated, form.focus == .text(.definition), form[.text(.definition)].isEmpty,
      !term.isEmpty, term != suggestions.term
    else { return [] }
    return [
      .attempt(
        messages("asking the dictionaries"), replacesEarlier: true,
        failed: { _ in .found([], term: term) }
      ) { [translations, pair] in
        .found(translations.definitions(of: term, pair), term: term)
      }
    ]
  }

  /// Opens the list of proposals. On the line of the deck, it lists decks. On the line of the term,
  /// or if only the definition is filled in, it lists translations of the definition; elsewhere,
  /// translations of the term.
  private mutating func propose() -> [Effect<Message>] {
    remark = nil
    let (path, term, definition) = (form[.deck], form[.text(.term)], form[.text(.definition)])
    let hasDefinition = !definition.trimmingBlanks.isEmpty
    let isForTerm =
      term.trimmingBlanks.isEmpty || (form.focus == .text(.term) && hasDefinition)
    let noDecks = messages("There are no decks yet; type a name, and the deck is created.")
    let nothing = messages("No installed dictionary has a translation of it.")
    return [
      form.focus == .deck
        ? .attempt(messages("reading your journal"), failed: Message.refused) { [decks] in
          let paths = try decks.list().map(\.deck.path.description)
          return paths.isEmpty ? .nothing(noDecks) : .proposed(paths, .deck)
        }
        : .attempt(messages("asking the dictionaries"), failed: Message.refused) {
          [decks, translations, messages] in
          let pair = try decks.pair(at: path)
          let texts =
            isForTerm
            ? translations.terms(meaning: definition, pair)
            : translations.definitions(of: term, pair)
          guard texts.isEmpty else {
            return .proposed(texts, .text(isForTerm ? .term : .definition))
          }
          guard let pair, !translations.covers(pair) else { return .nothing(nothing) }
          let name = DeckTexts(messages).pair(pair)
          return .nothing(messages("No installed dictionary translates between \(name)."))
        }
    ]
  }

  private mutating func offer(_ texts: [String], for item: CardForm.Item) {
    let list = CardProposals(texts, for: item)
    if texts.count == 1 { insert(list) } else { proposals = list }
  }

  private mutating func insert(_ list: CardProposals) {
    proposals = nil
    form[list.item] = list.text
    form.go(to: list.item)
  }

  // MARK: - Saving

  private mutating func save() -> [Effect<Message>] {
    remark = nil
    if isRepeated, form.focus == .text(.term), !form[.text(.term)].trimmingBlanks.isEmpty,
      form[.text(.definition)].trimmingBlanks.isEmpty
    {
      // Enter after the term goes on to what it means.
      form.go(to: .text(.definition))
      return suggest()
    }
    let change = form.change(isNew: id == nil)
    let isMoved = form.hasChanged(.deck)
    let (path, term) = (form[.deck], form[.text(.term)])
    let text = messages("\(term) is a card in \(path) now.")
    guard !isRepeated else { return add(change, to: path) }
    return [
      .attempt(messages("writing"), failed: Message.refused) { [cards, id, change] in
        if let id {
          // Another device may have changed or moved the card since it was read.
          _ = try cards.edit(id.rawValue, change)
          if isMoved { _ = try cards.move(id.rawValue, to: path) }
        } else {
          try cards.add([change], to: path)
        }
        return .saved(text)
      }
    ]
  }

  /// Adds a card and empties the form at once, so that no key for the next card is lost.
  private mutating func add(_ change: CardChange, to path: String) -> [Effect<Message>] {
    let sent = form
    form = CardForm(deck: path)
    return [
      .attempt(messages("writing"), failed: { .notAdded(sent, $0) }) { [cards] in
        .added(try cards.add([change], to: path).first)
      }
    ]
  }

  private mutating func takeBack() -> [Effect<Message>] {
    guard let last = added.last else { return [] }
    remark = nil
    return [
      .attempt(messages("writing"), failed: Message.refused) { [cards] in
        _ = try cards.remove(last.card.id.rawValue)
        return .takenBack
      }
    ]
  }
}
