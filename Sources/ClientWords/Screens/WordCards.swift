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

  /// Creates the cards of a look-up, one below the other.
  ///
  /// - Parameters:
  ///   - marked: the number of the selected link.
  ///   - width: the number of columns.
  init(_ found: LookedUp, marked: Int? = nil, width: Int, messages: Messages) {
    (self.width, self.marked, self.messages) = (width, marked, messages)
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
    let word = known.word
    var head = RichText(word.cited, .word)
    if !word.ipa.isEmpty { head.add("  /\(word.ipa)/", .dim) }
    if let partOfSpeech = word.partOfSpeech {
      head.add("  \(NameTexts(messages).name(of: partOfSpeech))")
    }
    if known.isFavorite {
      head.add("  ★ \(messages("favorite", context: "a mark on a word"))", .key)
    }
    add(head)
    let texts = WordTexts(messages)
    let facts = texts.facts(of: word)
    if !facts.isEmpty { add(RichText(facts, .dim)) }
    add(RichText(texts.fullProgress(of: known), .dim))
    add(word.senses.map { Meaning($0) })
    if let gloss = known.gloss {
      add(RichText())
      add(RichText(indent: 2, hanging: 2).adding("= \(gloss)"))
    }
    if let family = WordRelation(.family, word.family) {
      add(RichText())
      add(family, indent: 2)
    }
  }

  private mutating func add(_ meanings: [Meaning]) {
    let column = meanings.count > 9 ? 4 : 3
    for (place, meaning) in meanings.enumerated() {
      add(RichText())
      let isOne = meanings.count == 1
      var definition = RichText(indent: isOne ? 2 : 0, hanging: isOne ? 0 : column)
      if !isOne { definition.add("\(place + 1). ".padded(to: column)) }
      link(meaning.definition, to: &definition)
      add(definition)
      for example in meaning.examples {
        var text = RichText(indent: 4)
        link("\"" + example.before, .dim, to: &text)
        // The word itself is not a link.
        text.add(example.form, .word)
        link(example.after + "\"", .dim, to: &text)
        add(text)
      }
      for relation in meaning.relations { add(relation, indent: 4) }
    }
  }

  private mutating func add(_ relation: WordRelation, indent: Int) {
    var text = RichText(indent: indent, hanging: 2)
    text.add("\(relation.label(in: messages)) ", .dim)
    link(messages.commaSeparated(relation.words), to: &text)
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
    var head = RichText(entry.headword, .word)
    for pronunciation in entry.pronunciations {
      head.add("  /\(pronunciation)/", .dim)
    }
    if let grammar = entry.grammar { head.add("  \(grammar)") }
    add(head)
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
