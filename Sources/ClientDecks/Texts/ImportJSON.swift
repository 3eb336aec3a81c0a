import Exchange

/// The report of an import as `--json` prints it.
struct ImportJSON: Encodable {
  struct Field: Encodable { let name, field: String }

  let format: String
  let added, updated, unchanged, memories, suspended, shortened, filled, skippedCount: Int
  let skipped: [ReadReport.Skipped]
  let decks: [String]
  let fields: [Field]
  /// The encoding of the text if it was guessed.
  let encoding: String?
  let hasDamagedMedia: Bool

  init(_ report: ImportReport) {
    format = report.format.rawValue
    (added, updated, unchanged) = (report.added, report.updated, report.unchanged)
    (memories, shortened, filled) = (report.memories, report.shortened, report.filled)
    (skipped, skippedCount) = (report.skipped, report.skippedCount)
    suspended = report.suspended
    encoding = report.guessedEncoding
    hasDamagedMedia = report.hasDamagedMedia
    decks = report.decks
    fields = report.columns.map { Field(name: $0.name, field: $0.field.rawValue) }
  }
}
