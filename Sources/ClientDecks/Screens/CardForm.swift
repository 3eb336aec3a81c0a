import ClientCore
import GameEngine
import Terminal

/// The form for a card: its lines, and the focused line.
struct CardForm: Sendable {
  /// A line of the form.
  enum Item: CaseIterable, Sendable {
    case deck, term, definition, example, synonyms, tags, note, source
  }

  /// The line that receives the keys.
  private(set) var focus = Item.term
  private var fields: [Item: Field] = [:]
  /// The initial texts, by which `hasChanged` compares.
  private var before: [Item: String] = [:]

  /// Fills in the given texts. Focuses the first empty one of term and definition.
  init(_ card: CardChange = CardChange(), deck: String = "") {
    self[.deck] = deck
    self[.term] = card.term ?? ""
    self[.definition] = (card.definition ?? "").onOneLineWithSemicolons
    self[.example] = (card.example ?? "").onOneLineWithSemicolons
    self[.synonyms] = (card.synonyms ?? []).joined(separator: "; ")
    self[.tags] = (card.tags ?? []).joined(separator: " ")
    self[.note] = (card.note ?? "").onOneLineWithSemicolons
    self[.source] = (card.source ?? "").onOneLineWithSemicolons
    focus = self[.term].isEmpty ? .term : .definition
    before = fields.mapValues(\.text)
  }

  /// Fills in the texts of a card.
  init(_ card: DeckCard) {
    var change = CardChange()
    (change.term, change.definition) = (card.card.term, card.card.definition)
    (change.example, change.note) = (card.card.example, card.card.note)
    (change.synonyms, change.tags) = (card.card.synonyms, card.card.tags)
    change.source = card.card.source
    self.init(change, deck: card.deck.path.description)
  }

  /// The text of a line. Setting it limits the text to 600 characters.
  subscript(item: Item) -> String {
    get { field(item).text }
    set { fields[item] = Field(newValue, limit: 600) }
  }

  /// The text field of a line.
  func field(_ item: Item) -> Field { fields[item] ?? Field(limit: 600) }

  /// Whether the text of a line differs from the initial one.
  func hasChanged(_ item: Item) -> Bool { self[item] != before[item] }

  /// The texts as a change to a card.
  ///
  /// - Parameter isNew: whether to include texts that have not changed.
  func change(isNew: Bool) -> CardChange {
    func text(_ item: Item) -> String? { isNew || hasChanged(item) ? self[item] : nil }
    var change = CardChange()
    change.term = text(.term)
    change.definition = text(.definition)
    change.example = text(.example)
    change.synonyms = text(.synonyms)?.split(separator: ";").map(String.init)
    change.tags = text(.tags)?.split(separator: " ").map(String.init)
    change.note = text(.note)
    change.source = text(.source)
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
}

extension String {
  /// A text of several lines on one line, its lines separated by `; `.
  fileprivate var onOneLineWithSemicolons: String {
    split(whereSeparator: \.isNewline).joined(separator: "; ")
  }
}
