import Archive
import GameEngine
import SQLite

/// Reads the notes of an Anki collection. A note becomes one card in both directions; a text with gaps becomes one
/// card for each gap.
struct AnkiReader: CardReader {
  let format = CardFormat.anki
  let columns: [FieldColumn]
  var pairs: [String: LanguagePair] { schema.pairs }
  var goals: [String: DeckGoal] { schema.goals }

  private let database: ForeignDatabase
  private let schema: AnkiSchema
  private let roles: [Int64: [DraftField]]
  /// What each template of a note type asks.
  private let skills: [Int64: [Skill]]
  private let media: AnkiMedia?
  var hasDamagedMedia: Bool { media?.isDamaged ?? false }

  /// The text of the only note in collections that ask older programs to update.
  private static let placeholder = "Please update to the latest Anki version"

  /// Reads the note types, and assigns their fields to the parts of a card. Notes are read later.
  ///
  /// - Parameter media: the media in the same package; nil without one.
  init(_ database: ForeignDatabase, media: AnkiMedia?, options: ReadingOptions) throws {
    self.database = database
    self.media = media
    schema = try AnkiSchema(database)
    let roles = schema.types.mapValues { $0.roles(options.fields) }
    self.roles = roles
    skills = Dictionary(
      uniqueKeysWithValues: schema.types.map { ($0, $1.skills(roles[$0, default: []])) })
    var columns: [FieldColumn] = []
    for (id, type) in schema.types.sorted(by: { $0.key < $1.key }) where !type.isCloze {
      for (name, field) in zip(type.fields, roles[id, default: []])
      where !columns.contains(where: { $0.name == name }) {
        columns.append(FieldColumn(name: name, field: field))
      }
    }
    var unknown = columns
    try unknown.assign(options.fields)
    self.columns = columns
  }

  var count: Int? {
    var count: Int?
    try? database.forEach("SELECT count(*) FROM notes") { count = $0.int(0) }
    return count
  }

  func media(_ name: String) throws -> [UInt8]? { try media?.content(name) }

  // MARK: - Notes

  private struct Note {
    let id: Int64
    let guid: String
    let type: Int64
    let edited: Int64
    let tags: String
    let fields: [String]
    var cards: [(ord: Int, deck: Int64, card: AnkiMemory.Card)] = []
  }

  func read(into sink: DraftSink) throws {
    let memory = try AnkiMemory(database, created: schema.created)
    var seen: Set<UInt64> = []
    var (row, note) = (0, Note?.none)
    func finish() throws {
      guard let note else { return }
      row += 1
      guard seen.insert(stableHash(note.guid)).inserted else { return sink.skip(row, .duplicate) }
      try add(note, row: row, memory: memory, to: sink)
    }
    try database.forEach(
      """
      SELECT n.id, n.guid, n.mid, n.mod, n.tags, n.flds, c.id, c.ord, \
      CASE WHEN c.odid <> 0 THEN c.odid ELSE c.did END, c.type, \
      CASE WHEN c.odid <> 0 THEN c.odue ELSE c.due END, c.ivl, c.factor, c.reps, c.lapses, c.data, \
      c.queue \
      FROM notes n LEFT JOIN cards c ON c.nid = n.id ORDER BY n.id, c.ord
      """
    ) { columns in
      if note?.id != columns.int64(0) {
        try finish()
        note = Note(
          id: columns.int64(0), guid: columns.text(1), type: columns.int64(2),
          edited: min(max(0, columns.int64(3)), 4_102_444_800) * 1000, tags: columns.text(4),
          fields: columns.text(5).utf8
            .split(separator: 0x1F, maxSplits: 255, omittingEmptySubsequences: false)
            .map { String(Substring($0)) })
      }
      guard !columns.isNull(6), note.map({ $0.cards.count < 500 }) == true else { return }
      note?.cards.append(
        (
          columns.int(7), columns.int64(8),
          AnkiMemory.Card(
            id: columns.int64(6), type: columns.int(9), queue: columns.int(16),
            due: columns.int64(10), interval: columns.int(11), factor: columns.int(12),
            reviews: columns.int(13), lapses: columns.int(14), data: columns.text(15))
        ))
    }
    try finish()
    // An export for a newer program whose real collection has been removed.
    if row == 1, sink.report.cards == 1,
      let text = note?.fields.first, text.contains(AnkiReader.placeholder)
    {
      throw ExchangeError.damaged
    }
  }

  private func add(_ note: Note, row: Int, memory: AnkiMemory, to sink: DraftSink) throws {
    guard let type = schema.types[note.type] else { return sink.skip(row, .noNoteType) }
    guard !schema.imageOcclusions.contains(type.id) else { return sink.skip(row, .imageOcclusion) }
    guard let first = note.cards.first else { return sink.skip(row, .noCards) }
    let texts = note.fields.map { HTMLText($0) }
    var draft = CardDraft()
    (draft.sourceID, draft.edited) = ("anki:\(note.guid)", note.edited)
    draft.tags = note.tags.utf8.split(separator: 0x20).map { String(Substring($0)) }
    draft.audio = texts.flatMap(\.audio)
    draft.pictures = texts.flatMap(\.pictures)
    draft.deck = schema.decks[first.deck] ?? "Default"
    guard !type.isCloze else {
      return try addGaps(note, type: type, texts: texts, draft, row: row, memory: memory, to: sink)
    }
    let roles = roles[type.id, default: []]
    for (role, text) in zip(roles, texts) where role != .audio && role != .picture {
      draft.add(text, to: role)
    }
    if type.id == NoteType.wordhoard.id, type.fields == NoteType.wordhoard.fields {
      // One of ours comes back.
      draft.id = note.guid
      draft.sourceID = ""
    } else {
      draft.original = OriginalNote(guid: note.guid, type: type, fields: note.fields, roles: roles)
    }
    // The cards of a note are the directions of one card of ours, which rests if all of them do.
    draft.isSuspended = note.cards.allSatisfy(\.card.isSuspended)
    let skills = skills[type.id, default: []]
    memory.remember(
      note.cards.map { ($0.card, skills.indices.contains($0.ord) ? skills[$0.ord] : .recall) },
      in: &draft)
    try sink.add(draft, row: row)
  }

  private func addGaps(
    _ note: Note, type: NoteType, texts: [HTMLText], _ draft: CardDraft, row: Int,
    memory: AnkiMemory, to sink: DraftSink
  ) throws {
    let cloze = Cloze(texts.first?.text ?? "")
    var draft = draft
    draft.example = cloze.filled
    draft.note = texts.dropFirst().map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
    for gap in cloze.cards {
      draft.term = gap.answer
      draft.definition = gap.question
      draft.sourceID = "anki:\(note.guid)#\(gap.number)"
      draft.original = OriginalNote(
        guid: note.guid, type: type, fields: note.fields, roles: nil, cloze: gap.number)
      let card = note.cards.first { $0.ord == gap.number - 1 }?.card
      draft.memory = card.flatMap { memory.memory(of: $0) }
      draft.isSuspended = card?.isSuspended == true
      try sink.add(draft, row: row)
    }
    if cloze.cards.isEmpty { sink.skip(row, .noTerm) }
  }
}
