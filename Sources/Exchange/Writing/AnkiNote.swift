import GameEngine
import Kit

/// A card as a note of Anki: in our own note type, or in its original one.
struct AnkiNote {
  let guid: String
  let type: NoteType
  let fields: [String]
  /// When it was last edited, in seconds since 1970. Anki keeps its own version of a note that is not older.
  let modified: Int64
  /// The numbers of its cards, from 0.
  let cards: [Int]
  /// Which of its cards the memory belongs to.
  let knownCard: Int
  /// Which of its cards the memory of recognizing it belongs to; nil if it has none.
  let recognizedCard: Int?

  init(_ draft: CardDraft) {
    modified = max(0, draft.edited ?? 0) / 1000
    guid = AnkiNote.guid(of: draft)
    guard let original = draft.original else {
      type = .wordhoard
      fields = AnkiNote.ownFields(draft)
      cards = draft.definition.isEmpty && draft.pictures.isEmpty ? [0] : [0, 1]
      recognizedCard = cards.count > 1 && draft.recognition != nil ? 0 : nil
      knownCard = recognizedCard == nil ? 0 : 1
      return
    }
    let type = original.type
    let fields = AnkiNote.fields(draft, original)
    (self.type, self.fields) = (type, fields)
    if type.isCloze {
      let gaps = Cloze(HTMLText(fields.first ?? "").text).cards.map { $0.number - 1 }
      cards = gaps.isEmpty ? [0] : gaps
      knownCard = max(1, original.cloze) - 1
      recognizedCard = nil
    } else {
      let values = Dictionary(
        zip(type.fields, fields).map { ($0, !HTMLText($1).isEmpty) }, uniquingKeysWith: { $0 || $1 }
      )
      let asked = type.templates.indices.filter { type.templates[$0].asks(values) }
      cards = asked.isEmpty ? [0] : asked
      let skills = draft.recognition.map { _ in type.skills(original.roles ?? []) }
      if let recalled = asked.first(where: { skills?[$0] == .recall }),
        let recognized = asked.first(where: { skills?[$0] == .recognition })
      {
        (knownCard, recognizedCard) = (recalled, recognized)
      } else {
        (knownCard, recognizedCard) = (cards[0], nil)
      }
    }
  }

  /// The name by which Anki finds the note again.
  static func guid(of draft: CardDraft) -> String {
    if let original = draft.original { return original.guid }
    if let id = draft.id, !id.isEmpty { return id }
    let name = draft.sourceID.isEmpty ? "\(draft.deck)\n\(draft.term)" : draft.sourceID
    return "wordhoard-" + String(stableHash(name), radix: 36)
  }

  /// The texts in the fields of our own note type, which never changes.
  private static let ownTexts: [CardField] = [
    .term, .definition, .example, .synonyms, .pronunciation, .note, .source,
  ]

  private static func ownFields(_ draft: CardDraft) -> [String] {
    ownTexts.map { escapingHTML(draft.line($0)) } + [sounds(draft.audio), pictures(draft.pictures)]
  }

  /// The fields of the original; parts that were edited since are replaced.
  private static func fields(_ draft: CardDraft, _ original: OriginalNote) -> [String] {
    guard let roles = original.roles else { return original.fields }
    let texts = original.fields.map { HTMLText($0) }
    var fields = original.fields
    for field in CardField.allCases where !field.isList {
      let role = DraftField.text(field)
      let places = zip(fields.indices, roles).filter { $0.1 == role }.map(\.0)
      guard !places.isEmpty else { continue }
      var old = CardDraft()
      for place in places { old.add(texts[place], to: role) }
      old[field] = CleanText.clean(old[field]).text
      // A long text that was shortened here was not edited.
      _ = old.fit()
      guard old[field] != draft[field] else { continue }
      let main = places.firstIndex { isTranslation(original.type.fields[$0]) } ?? 0
      let joined = JoinedFields(
        places.map { CleanText.clean(texts[$0].text).text }, main: main)
      for (place, text) in zip(places, joined.texts(of: draft[field])) {
        guard let text else { continue }
        fields[place] =
          escapingHTML(text) + sounds(texts[place].audio) + pictures(texts[place].pictures)
      }
    }
    return fields
  }

  /// Whether a field has the name of a term, a definition or a language.
  private static func isTranslation(_ name: String) -> Bool {
    [.term, .definition].contains(DraftField(columnName: name))
  }

  private static func sounds(_ names: [String]) -> String {
    names.map { "[sound:\(escapingHTML($0))]" }.joined()
  }

  private static func pictures(_ names: [String]) -> String {
    names.map { "<img src=\"\(escapingHTML($0).replaced("\"", by: "&quot;"))\">" }.joined()
  }
}

extension NoteType.Template {
  /// Whether Anki makes a card: the question shows at least one field that is not empty.
  fileprivate func asks(_ isFilled: [String: Bool]) -> Bool {
    // For each open section, whether it is shown.
    var sections: [Bool] = []
    for part in front.parts(separatedBy: "{{").dropFirst() {
      guard let tag = part.parts(separatedBy: "}}").first, tag.count < part.count else { continue }
      let name = tag.drop { "#^/".contains($0) || $0.isWhitespace }
      let plain = String(name.trimming { $0.isWhitespace })
      switch tag.first {
      case "#": sections.append(isFilled[plain] == true)
      case "^": sections.append(isFilled[plain] == false)
      case "/": _ = sections.popLast()
      default:
        let field = name.parts(separatedBy: ":").last.map {
          String($0.trimming { $0.isWhitespace })
        }
        if sections.allSatisfy(\.self), isFilled[field ?? ""] == true { return true }
      }
    }
    return false
  }
}
