import ClientCore
import GameEngine
import Terminal

/// The form for a card: its lines, and the focused line.
struct CardForm: Sendable {
  /// A line of the form.
  enum Item: Hashable, CaseIterable, Sendable {
    case deck
    case text(CardField)

    static let allCases = [deck] + CardField.allCases.filter(\.isEditable).map(text)
  }

  // No text that a card can have is cut, not even one with a separator for each line.
  private static let limit = 2 * CardEntry.longest

  /// The line that receives the keys.
  private(set) var focus = Item.text(.term)
  private var fields: [Item: Field] = [:]
  /// The initial texts, by which `hasChanged` compares.
  private var before: [Item: String] = [:]

  /// Fills in the given texts. Focuses the first empty one of term and definition.
  init(_ card: CardChange = CardChange(), deck: String = "") {
    self[.deck] = deck
    for case .text(let field) in Item.allCases {
      let lines = card[field].split(whereSeparator: \.isNewline)
      self[.text(field)] = lines.joined(separator: field.separator)
    }
    focus = self[.text(.term)].isEmpty ? .text(.term) : .text(.definition)
    before = fields.mapValues(\.text)
  }

  /// Fills in the texts of a card.
  init(_ card: DeckCard) {
    var change = CardChange()
    change.texts = card.card.texts
    self.init(change, deck: card.deck.path.description)
  }

  /// The text of a line. Setting it limits its length.
  subscript(item: Item) -> String {
    get { field(item).text }
    set { fields[item] = Field(newValue, limit: CardForm.limit) }
  }

  /// The text field of a line.
  func field(_ item: Item) -> Field { fields[item] ?? Field(limit: CardForm.limit) }

  /// Whether the text of a line differs from the initial one.
  func hasChanged(_ item: Item) -> Bool { self[item] != before[item] }

  /// Whether a text other than the name of the deck differs from the initial one.
  var hasTypedText: Bool { Item.allCases.contains { $0 != .deck && hasChanged($0) } }

  /// The texts as a change to a card.
  ///
  /// - Parameter isNew: whether to include texts that have not changed.
  func change(isNew: Bool) -> CardChange {
    var change = CardChange()
    for case .text(let field) in Item.allCases where isNew || hasChanged(.text(field)) {
      let text = self[.text(field)]
      change.texts[field] =
        field.isList
        ? text.split(separator: field.separator.prefix(1)).joined(separator: "\n") : text
    }
    return change
  }

  mutating func type(_ key: Key) {
    var field = field(focus)
    _ = field.take(key)
    fields[focus] = field
  }

  mutating func paste(_ text: String) {
    var field = field(focus)
    field.paste(text)
    fields[focus] = field
  }

  /// Moves the focus by `steps` lines (1 or -1), around both ends.
  mutating func move(_ steps: Int, among items: [Item]) {
    let place = items.firstIndex(of: focus) ?? 0
    focus = items[(place + steps + items.count) % items.count]
  }

  mutating func go(to item: Item) { focus = item }

  /// Fills in the name of a deck that does not exist yet, and lets the player type another one in its place.
  mutating func propose(deck: String) {
    fields[.deck] = Field(deck, limit: CardForm.limit, isProposal: true)
    focus = .deck
  }
}
