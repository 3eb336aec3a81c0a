import Client
import GameEngine
import Terminal

/// The form of a card: its lines, and the line that has the focus.
struct CardForm: Sendable {
  /// A line of the form.
  enum Item: CaseIterable, Sendable {
    case deck, term, definition, example, synonyms, tags, note
  }

  /// The line that takes the keys.
  private(set) var focus = Item.term
  private var fields: [Item: Field] = [:]

  /// A form with these texts.
  init(_ card: CardChange = CardChange(), deck: String = "") {
    self[.deck] = deck
    self[.term] = card.term ?? ""
    self[.definition] = (card.definition ?? "").onOneLineWithSemicolons
    self[.example] = (card.example ?? "").onOneLineWithSemicolons
    self[.synonyms] = (card.synonyms ?? []).joined(separator: "; ")
    self[.tags] = (card.tags ?? []).joined(separator: " ")
    self[.note] = (card.note ?? "").onOneLineWithSemicolons
    if deck.isEmpty { focus = .deck }
  }

  /// The text of a line.
  subscript(item: Item) -> String {
    get { field(item).text }
    set { fields[item] = Field(newValue, limit: 600) }
  }

  /// The field of a line.
  func field(_ item: Item) -> Field { fields[item] ?? Field(limit: 600) }

  /// The texts as a change of a card.
  var change: CardChange {
    var change = CardChange()
    change.term = self[.term]
    change.definition = self[.definition]
    change.example = self[.example]
    change.synonyms = self[.synonyms].split(separator: ";").map(String.init)
    change.tags = self[.tags].split(separator: " ").map(String.init)
    change.note = self[.note]
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

  /// Moves to the next line, or to the one before; both go around.
  mutating func move(_ steps: Int, among items: [Item]) {
    let place = items.firstIndex(of: focus) ?? 0
    focus = items[(place + steps + items.count) % items.count]
  }

  mutating func go(to item: Item) { focus = item }
}

extension String {
  /// A text of several lines in a field of one line.
  fileprivate var onOneLineWithSemicolons: String {
    split(whereSeparator: \.isNewline).joined(separator: "; ")
  }
}
