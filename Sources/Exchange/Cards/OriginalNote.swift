/// A note of Anki as it was imported. With it, a card can be exported into the same note without
/// loss.
package struct OriginalNote: Hashable, Codable, Sendable {
  /// The name by which Anki finds the note.
  package var guid: String
  /// The note type with its fields and templates.
  package var type: NoteType
  /// The content of each field of the type, in HTML.
  package var fields: [String]
  /// The meaning of each field; nil for a cloze, whose fields go back unchanged.
  package var roles: [DraftField]?
  /// The number of the cloze that the card asks, from 1; 0 if the note is one card of ours.
  package var cloze: Int

  package init(
    guid: String, type: NoteType, fields: [String], roles: [DraftField]?, cloze: Int = 0
  ) {
    self.guid = guid
    self.type = type
    self.fields = fields
    self.roles = roles
    self.cloze = cloze
  }
}

/// A type of notes in Anki. Anki updates a note only if its type has the same ID, fields and templates.
package struct NoteType: Hashable, Codable, Sendable {
  /// A template, which makes one card of each note.
  package struct Template: Hashable, Codable, Sendable {
    /// The name of the template in Anki.
    package var name: String
    /// The HTML of the question, with fields as `{{Front}}`.
    package var front: String
    /// The HTML of the answer.
    package var back: String

    package init(name: String, front: String, back: String) {
      self.name = name
      self.front = front
      self.back = back
    }
  }

  /// Its ID, the time of its creation in milliseconds.
  package var id: Int64
  /// The name of the type in Anki.
  package var name: String
  /// Whether its notes are texts with gaps.
  package var isCloze: Bool
  /// The names of the fields.
  package var fields: [String]
  /// The templates, in their order in Anki.
  package var templates: [Template]
  /// The style of its cards.
  package var css: String

  package init(
    id: Int64, name: String, isCloze: Bool, fields: [String], templates: [Template], css: String
  ) {
    self.id = id
    self.name = name
    self.isCloze = isCloze
    self.fields = fields
    self.templates = templates
    self.css = css
  }
}
