import FoundationEssentials

/// The choices of a player about a file to import.
package struct ReadingOptions: Hashable, Sendable {
  /// The field of each of these columns, or fields of Anki, instead of the usual one. Columns without a name are
  /// numbered from 1.
  package var fields: [String: DraftField]
  /// The separator between the columns of a table; nil to recognize it.
  package var separator: String?
  /// The text between term and definition in Quizlet's text.
  package var between: String?
  /// The text between two cards in Quizlet's text.
  package var row: String?
  /// The encoding of a text, such as `windows-1252`; nil to recognize it.
  package var encoding: String?
  /// Whether a player typed or pasted the text, so that each line may have another sign between term and definition.
  package var isTyped = false
  /// The folder for private copies of databases.
  package var scratchFolder: String

  package init(
    fields: [String: DraftField] = [:], separator: String? = nil, between: String? = nil,
    row: String? = nil, encoding: String? = nil,
    scratchFolder: String = FileManager.default.temporaryDirectory.path
  ) {
    self.fields = fields
    self.separator = separator
    self.between = between
    self.row = row
    self.encoding = encoding
    self.scratchFolder = scratchFolder
  }
}

/// A column of a table, or a field of a note type, and the part of a card that it becomes.
package struct FieldColumn: Hashable, Encodable, Sendable {
  /// Its name; its number if it has none.
  package let name: String
  /// The part of a card.
  package var field: DraftField
}
