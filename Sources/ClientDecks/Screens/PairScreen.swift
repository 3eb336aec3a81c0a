import ClientCore
import GameEngine
import Kit
import Messages
import Terminal

/// The screen on which the two languages of a deck are chosen. Languages that an installed
/// dictionary translates come first.
struct PairScreen: Screen {
  /// A side of the cards.
  enum Side: CaseIterable, Sendable { case term, definition }

  /// A row of the list for one side.
  enum Row: Hashable, Sendable {
    /// A language by its code, and whether a dictionary pairs it with the other side.
    case language(String, isPaired: Bool)
    /// The typed text, as a language without a known code.
    case own(String)
    /// No languages of its own. The enclosing deck's languages apply, if any.
    case none
  }

  enum Message: Sendable {
    case begin
    case read(LanguagePair?)
    case paired([String], with: String)
    case failed(ClientError)
    case key(Key)
    case paste(String)
    case other
    case move(Key)
    case click(Int)
    case take
    case saved([String])
    case refused(ClientError)
  }

  private let path: String
  private let decks: Decks
  private let translations: Translations
  private let messages: Messages
  private var fields: [Side: Field] = [:]
  private var side = Side.term
  private var choice = Choice()
  /// The codes of the languages that a dictionary pairs with the other side.
  private var paired: [String] = []
  private var failure: ClientError?
  private var remark: String?
  private var isRead = false
  private var height = 10

  /// - Parameter path: the path of the deck.
  init(_ path: String, decks: Decks, translations: Translations, messages: Messages) {
    (self.path, self.decks, self.translations) = (path, decks, translations)
    self.messages = messages
  }

  var title: String {
    messages.title("Languages of \(shortened(path))")
  }
  var takesText: Bool { failure == nil }

  private var otherSide: Side { side == .term ? .definition : .term }
  private func text(_ side: Side) -> String { fields[side]?.text.trimmingBlanks ?? "" }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    guard failure == nil else { return [] }
    let choose = messages.command("choose")
    return [
      Binding(.enter, messages.command("take"), .take),
      Binding([.up, .down, .pageUp, .pageDown], keyLabel: "↑↓", choose) { .move($0) },
      Binding([.tab, .backTab], keyLabel: "Tab", messages.command("other language"), .other),
      Binding.rows(rows.count, choose) { .click($0) },
    ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: isRead ? nil : .begin
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .tick: nil
    }
  }

  // Above the list are the fields and two empty lines.
  mutating func fit(_ size: Size) { height = size.page.height - 4 }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin:
      return [
        .attempt(messages("reading your journal"), failed: Message.failed) { [decks, path] in
          .read(try decks.deck(path).pair)
        }
      ]
    case .read(let pair):
      isRead = true
      fields[.term] = Field(pair?.term ?? "", limit: LanguagePair.longestName)
      fields[.definition] = Field(pair?.definition ?? "", limit: LanguagePair.longestName)
      return [findPaired]
    case .paired(let languages, let other): if other == text(otherSide) { paired = languages }
    case .failed(let error): failure = error
    case .key(let key):
      _ = fields[side]?.take(key)
      choice = Choice()
    case .paste(let text):
      fields[side]?.paste(text)
      choice = Choice()
    case .other: return [turn()]
    case .move(let key): choice.take(key, count: rows.count, height: height)
    case .click(let row):
      choice.take(.row(row), count: rows.count)
      return take()
    case .take: return take()
    case .saved(let remarks): return [.close] + remarks.prefix(1).map { .toast(Toast($0)) }
    case .refused(let error): remark = error.text(in: messages)
    }
    return []
  }

  private mutating func turn() -> Effect<Message> {
    (side, choice, paired) = (otherSide, Choice(), [])
    return findPaired
  }

  private var findPaired: Effect<Message> {
    .attempt(messages("asking the dictionaries"), failed: Message.refused) {
      [translations, other = text(otherSide)] in
      .paired(translations.languages(pairedWith: other.isEmpty ? nil : other), with: other)
    }
  }

  /// Takes the chosen row for this side. Continues with the other side, or saves the pair.
  private mutating func take() -> [Effect<Message>] {
    guard rows.indices.contains(choice.place) else { return [] }
    remark = nil
    switch rows[choice.place] {
    case .none: return [save("none")]
    case .own(let text): fields[side] = Field(text, limit: LanguagePair.longestName)
    case .language(let code, _): fields[side] = Field(code, limit: LanguagePair.longestName)
    }
    guard !text(otherSide).isEmpty else { return [turn()] }
    return [save("\(text(.term)):\(text(.definition))")]
  }

  private func save(_ pair: String) -> Effect<Message> {
    .attempt(messages("writing"), failed: Message.refused) {
      [decks, path, translations, texts = DeckTexts(messages)] in
      var details = DeckDetails()
      details.pair = pair
      let own = try decks.edit(path, details).pair
      return .saved(
        own.map { texts.remarks(on: $0, isCovered: translations.covers($0)) } ?? [])
    }
  }

  // MARK: - Rows

  /// The tag of the language that the path names, such as that of `Spanish/Lesson 1`, unless the other side has it; nil if it
  /// names none.
  private var named: String? {
    let texts = LanguageTexts(messages)
    let tags = DeckPath(path)?.key.compactMap { name in
      LanguageTag.named.first { $0 == name || texts.name(of: $0).lowercased() == name }
        ?? LanguageTag.long(of: name)
    }.map(LanguageTag.tag)
    return tags?.first { $0 != LanguageTag.tag(of: text(otherSide)) }
  }

  /// The languages that match the typed text; first the one that the path names, then those of dictionaries.
  private var rows: [Row] {
    let (typed, texts) = (text(side), LanguageTexts(messages))
    let wanted = typed.lowercased()
    let own = LanguageTag.tag(of: typed)
    let first = typed.isEmpty ? named : own
    let known = (paired + LanguageTag.named.filter { !paired.contains($0) }).filter { code in
      wanted.isEmpty || code.hasPrefix(wanted) || LanguageTag.tag(of: code) == own
        || texts.name(of: code).lowercased().hasPrefix(wanted)
    }
    let rows = known.map { code in
      (row: Row.language(code, isPaired: paired.contains(code)), name: texts.name(of: code))
    }.sorted { left, right in
      func rank(_ row: Row) -> Int {
        guard case .language(let code, let isPaired) = row else { return 2 }
        return LanguageTag.tag(of: code) == first ? -1 : isPaired ? 0 : 1
      }
      return (rank(left.row), left.name) < (rank(right.row), right.name)
    }.map(\.row)
    if typed.isEmpty { return rows + [.none] }
    return rows + (own == LanguageTag.unknown || own.contains("-") ? [.own(typed)] : [])
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure.text(in: messages))
      return
    }
    guard isRead else { return }
    let column = 2 + (Side.allCases.map { CellText.width(of: name(of: $0)) }.max() ?? 0)
    for (y, each) in Side.allCases.enumerated() {
      page.put(name(of: each), y: y, each == side ? .key : .text)
      if let field = fields[each] {
        page.field(
          field, x: column, y: y, width: min(40, page.width - column), isActive: each == side)
      }
    }
    var y = 3
    if let remark { y = page.failure(remark, y: y) + 1 }
    let texts = DeckTexts(messages)
    page.part(y: y).list(count: rows.count, choice: choice, hasCursor: false) {
      place, line, isSelected in
      switch rows[place] {
      case .language(let code, let isPaired):
        let end = line.put(texts.language(code), Ink.text.selected(isSelected))
        if isPaired {
          line.put(
            "  \(messages("dictionary", context: "a mark on a language"))", x: end,
            Ink.dim.selected(isSelected))
        }
      case .own(let text):
        line.put(
          messages("\(text), without a dictionary", context: "a language"),
          Ink.text.selected(isSelected))
      case .none:
        line.put(
          messages("none, or those of the deck around it", context: "languages"),
          Ink.dim.selected(isSelected))
      }
    }
  }

  private func name(of side: Side) -> String {
    switch side {
    case .term: messages("Language of the terms", context: "a label")
    case .definition: messages("Language of the definitions", context: "a label")
    }
  }
}
