import FoundationEssentials
import GameEngine
import Kit

/// The facts about a card's source that a later export needs, as a text that its owner stores with
/// it. A note type is stored once for all its notes.
package struct CardOrigin: Hashable, Codable, Sendable {
  /// A stable name of the card in the file's program; empty if it has none.
  package let sourceID: String
  /// The name under which its note type is stored; nil if it was not a note of Anki.
  package let type: String?
  /// The definition that the importer made, because the file had none; nil for one of the file.
  package let madeDefinition: String?
  private let guid: String?
  private let fields: [String]?
  private let roles: [DraftField]?
  private let cloze: Int?

  /// The origin of a card.
  ///
  /// - Parameters:
  ///   - type: the name under which the note type is stored; nil if it cannot be.
  ///   - madeDefinition: the definition that the importer made.
  package init(_ draft: CardDraft, type: String?, madeDefinition: String? = nil) {
    let note = type == nil ? nil : draft.original
    sourceID = draft.sourceID
    self.type = note == nil ? nil : type
    self.madeDefinition = madeDefinition
    guid = note?.guid
    fields = note?.fields
    roles = note?.roles
    cloze = note.flatMap { $0.cloze == 0 ? nil : $0.cloze }
  }

  /// The origin in a text; nil if the text is empty or malformed.
  package init?(text: String) {
    guard !text.isEmpty,
      let origin = try? JSONDecoder().decode(CardOrigin.self, from: Data(text.utf8))
    else { return nil }
    self = origin
  }

  /// The origin as a text; empty if there is nothing to store.
  package var text: String {
    guard !sourceID.isEmpty || type != nil || madeDefinition != nil else { return "" }
    return jsonText(self)
  }

  /// The note of Anki that it was.
  ///
  /// - Parameter type: its note type.
  package func note(_ type: NoteType) -> OriginalNote? {
    guard let guid, let fields else { return nil }
    return OriginalNote(guid: guid, type: type, fields: fields, roles: roles, cloze: cloze ?? 0)
  }
}

private func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
}

extension NoteType {
  /// The type as a text, which is the same for the same type.
  package var text: String { jsonText(self) }

  /// The type in such a text; nil if it is malformed.
  package init?(text: String) {
    guard let type = try? JSONDecoder().decode(NoteType.self, from: Data(text.utf8)) else {
      return nil
    }
    self = type
  }
}

extension CardDraft {
  /// Shortens the texts to the limits of a card, and puts the term on one line.
  ///
  /// - Returns: the number of texts that lost their end.
  package mutating func fit() -> Int {
    if term.utf8.contains(0x0A) {
      term = term.split(separator: "\n").map { $0.trimming { $0 == " " } }
        .joined(separator: " ")
    }
    var count = 0
    for (field, text) in texts.all where text.utf8.count > CardEntry.longest {
      var size = 0
      self[field] =
        field.isList
        ? LinesText.text(
          of: LinesText.lines(text).prefix { item in
            size += item.utf8.count + 1
            return size <= CardEntry.longest
          })
        : CleanText.cut(text, to: CardEntry.longest).text
      count += 1
    }
    return count
  }
}
