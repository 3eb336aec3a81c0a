import ClientCore
import GameEngine
import Lexicon
import Messages
import Terminal

/// Descriptions of words as lines, in which every word is a link to its own description.
struct WordCards {
  /// The lines of all cards, wrapped to `width`.
  private(set) var lines: [[RichText.Span]] = []
  /// The word that each link leads to, by number.
  private(set) var links: [String] = []
  /// The lines of each word.
  private(set) var cards: [Range<Int>] = []
  private let width: Int
  private let marked: Int?
  private let messages: Messages
  /// The columns of a label such as `like`, with the space after it.
  private let labelWidth: Int

  /// Creates the cards of a look-up, one below the other.
  ///
  /// - Parameters:
  ///   - marked: the number of the selected link.
  ///   - width: the number of columns.
  init(_ found: LookedUp, marked: Int? = nil, width: Int, messages: Messages) {
    (self.width, self.marked, self.messages) = (width, marked, messages)
    labelWidth = 3 + (WordRelation.labels(in: messages).map(CellText.width(of:)).max() ?? 0)
    let texts = WordTexts(messages)
    switch found {
    case .ours(let words): for word in words { card { $0.add(word) } }
    case .elsewhere(let answer):
      for entry in answer.entries { card { $0.add(entry) } }
      add(RichText())
      if let facts = texts.facts(of: answer) { add(RichText(facts, .dim)) }
      add(RichText(texts.source(of: answer), .dim))
    }
  }

  private mutating func card(_ add: (inout WordCards) -> Void) {
    if !lines.isEmpty { self.add(RichText(String(repeating: "─", count: width), .border)) }
    let start = lines.count
    add(&self)
    cards.append(start..<lines.count)
  }

  /// The line on which a link begins.
  func line(of link: Int) -> Int? {
    lines.firstIndex { line in line.contains { $0.link == link } }
  }

  /// The links on some of the lines.
  func links(on range: Range<Int>) -> [Int] {
    lines[range.clamped(to: lines.indices)].flatMap { $0.compactMap(\.link) }
  }

  // MARK: - Parts

  private mutating func add(_ text: RichText) { lines += text.lines(width: width) }

  private mutating func add(_ known: PlayerWord) {
    let (word, texts) = (known.word, WordTexts(messages))
    let part = word.partOfSpeech.map { NameTexts(messages).name(of: $0) }
    var head = head(word.cited, [word.ipa.isEmpty ? nil : "/\(word.ipa)/", part])
    if known.isFavorite {
      head.add("  ★ \(messages("favorite", context: "a mark on a word"))", .gold)
    }
    add(head, end: known.isPlayed ? state(of: known) : RichText())
    add(word.senses.map { Meaning($0) }, gloss: known.gloss)
    let relations = WordRelation.all(of: word)
    if !relations.isEmpty, word.senses.count > 1 { add(RichText()) }
    for relation in relations { add(relation, indent: 0) }
    add(RichText())
    for facts in [texts.facts(of: word), texts.history(of: known)] where !facts.isEmpty {
      add(RichText(facts, .dim))
    }
  }

  /// A headword with its sound and grammar; the first on the page has air.
  private func head(_ word: String, _ facts: [String?]) -> RichText {
    RichText(headword: word, facts: facts.compactMap(\.self), isAiry: lines.isEmpty && width > 72)
  }

  /// How well the player knows a word: `▒▒ shaky 57 %`.
  private func state(of known: PlayerWord) -> RichText {
    let shade = String(repeating: known.difficulty.shade, count: 2)
    let state = [WordTexts(messages).difficulty(of: known), known.recallText].compactMap(\.self)
    return RichText(shade, .bar).adding(" \(state.joined(separator: " "))", .dim)
  }

  /// Adds a text with another one at the right edge, or below it if they do not fit side by side.
  private mutating func add(_ text: RichText, end: RichText) {
    let space = width - text.width - end.width
    guard space >= 2, end.width > 0 else {
      add(text)
      if end.width > 0 { add(end) }
      return
    }
    lines.append(text.adding(String(repeating: " ", count: space)).line + end.line)
  }

  private mutating func add(_ meanings: [Meaning], gloss: String? = nil) {
    let column = meanings.count == 1 ? 0 : meanings.count > 9 ? 4 : 3
    for (place, meaning) in meanings.enumerated() {
      add(RichText())
      var definition = RichText(indent: 0, hanging: column)
      if column > 0 { definition.add("\(place + 1).".padded(to: column), .dim) }
      link(meaning.definition, to: &definition)
      add(definition)
      if place == 0, let gloss {
        add(RichText("= \(gloss)", indent: column, hanging: 2))
      }
      if column == 0, !meaning.examples.isEmpty { add(RichText()) }
      for example in meaning.examples { add(example, indent: column) }
      if column == 0, !meaning.relations.isEmpty { add(RichText()) }
      for relation in meaning.relations { add(relation, indent: column) }
    }
  }

  /// An example beside a rule, which also runs beside its further lines.
  private mutating func add(_ example: Example, indent: Int) {
    var text = RichText()
    link(example.before, .dim, to: &text)
    // The word itself is not a link.
    text.add(example.form, .word)
    link(example.after, .dim, to: &text)
    let rule = RichText(String(repeating: " ", count: indent)).adding("│ ", .border)
    lines += text.lines(width: width - rule.width).map { rule.line + $0 }
    guard !example.translation.isEmpty else { return }
    let translation = RichText(example.translation, .dim)
    lines += translation.lines(width: width - rule.width).map { rule.line + $0 }
  }

  private mutating func add(_ relation: WordRelation, indent: Int) {
    var text = RichText(indent: indent, hanging: labelWidth)
    text.add(relation.label(in: messages).padded(to: labelWidth), .dim)
    for (place, words) in relation.words.enumerated() {
      if place > 0 { text.add(" · ", .dim) }
      // The page of a form is this one.
      if case .row = relation.kind { text.add(words) } else { link(words, to: &text) }
    }
    add(text)
  }

  private mutating func add(_ entry: DictionaryEntry) {
    guard !entry.senses.isEmpty else {
      for (indent, line) in entry.textLines {
        var text = RichText(indent: indent)
        link(line, to: &text)
        add(text)
      }
      return
    }
    add(head(entry.headword, entry.pronunciations.map { "/\($0)/" } + [entry.grammar]))
    add(entry.meanings)
  }

  /// Adds text whose words are links.
  private mutating func link(_ text: String, _ ink: Ink = .text, to rich: inout RichText) {
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].firstWord
      rich.add(String(rest[..<start]), ink)
      rich.add(String(word), links.count == marked ? .key.selected : ink, link: links.count)
      links.append(word.withoutPossessive)
      rest = rest[word.endIndex...]
    }
    rich.add(String(rest), ink)
  }
}

extension Substring {
  /// The letters at its beginning, with apostrophes between them.
  fileprivate var firstWord: Substring {
    var end = startIndex
    while end < endIndex {
      let next = index(after: end)
      let joins = "'’".contains(self[end]) && next < endIndex && self[next].isLetter
      guard self[end].isLetter || joins else { break }
      end = next
    }
    return self[..<end]
  }

  fileprivate var withoutPossessive: String {
    for ending in ["'s", "’s"] where hasSuffix(ending) { return String(dropLast(2)) }
    return String(self)
  }
}
