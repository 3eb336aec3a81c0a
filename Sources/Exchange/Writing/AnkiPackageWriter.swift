import Archive
import FoundationEssentials
import GameEngine
import SQLite

/// Writes a package for Anki in its oldest container, which every version of Anki reads.
final class AnkiPackageWriter {
  /// When the collection was created: 1 January 2020. Due dates count from it.
  private static let created: Int64 = 1_577_836_800
  private static let defaultDeck: Int64 = 1

  private let output: OutputFile
  private let export: CardExport
  private let file: ScratchFile
  private let connection: Connection
  private var types: [Int64: NoteType] = [:]
  /// The IDs of decks by path.
  private var decks: [String: Int64] = [:]
  /// The IDs of notes with gaps. Several of our cards share such a note.
  private var clozes: [String: Int64] = [:]
  private var lastID = AnkiPackageWriter.created * 1000
  private var media: [String] = []
  private var knownMedia: Set<String> = []

  /// Creates an empty collection in a scratch file, in one transaction.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  init(_ export: CardExport, to output: OutputFile) throws {
    self.output = output
    self.export = export
    file = try ScratchFile(in: export.scratchFolder)
    do {
      connection = try Connection(path: file.path, .writing)
      // No other process reads it before it is complete.
      try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      try connection.execute(AnkiPackageWriter.tables)
      try connection.execute("BEGIN")
    } catch {
      throw ExchangeError.cannotWrite
    }
  }

  /// Adds a note with its cards, or the memory of one more gap to a note that was added before.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  func add(_ draft: CardDraft) throws {
    let note = AnkiNote(draft)
    for name in draft.audio + draft.pictures
    where AnkiMedia.isName(name) && knownMedia.insert(name).inserted {
      media.append(name)
    }
    do {
      let known = note.type.isCloze ? clozes[note.guid] : nil
      let id = try known ?? insert(note, draft)
      if note.type.isCloze { clozes[note.guid] = id }
      if export.withMemory {
        try addMemories(draft, note, id: id)
        if draft.isSuspended { try suspend(note, id: id) }
      }
    } catch is SQLiteError {
      throw ExchangeError.cannotWrite
    }
  }

  /// Writes the package with the collection and the media. No cards can be added afterwards.
  ///
  /// - Throws: `ExchangeError`, `ArchiveError`, or an error of `media`.
  func finish(media content: (String) throws -> [UInt8]?) throws {
    do {
      try insertCollection()
      try connection.execute("COMMIT")
    } catch is SQLiteError {
      throw ExchangeError.cannotWrite
    }
    let output = output
    var zip = ZipWriter { try output.append($0) }
    let collection = try ByteSource(path: file.path)
    try zip.add("collection.anki2", .deflated) { try collection.forEachPiece($0) }
    var names: [String: String] = [:]
    for name in media {
      guard let bytes = try content(name) else { continue }
      let member = String(names.count)
      names[member] = name
      try zip.add(member, .stored, bytes)
    }
    try zip.add("media", .deflated, Array(AnkiPackageWriter.json(names)))
    try zip.finish()
  }

  // MARK: - Rows

  private func insert(_ note: AnkiNote, _ draft: CardDraft) throws -> Int64 {
    types[note.type.id] = types[note.type.id] ?? note.type
    let tags = draft.tags.isEmpty ? "" : " \(draft.tags.joined(separator: " ")) "
    let id = nextID()
    try connection.run(
      "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')",
      [
        .integer(id), .text(note.guid), .integer(note.type.id), .integer(note.modified),
        .text(tags), .text(note.fields.joined(separator: "\u{1F}")),
        .text(HTMLText(note.fields.first ?? "").text),
      ])
    let deck = deck(draft.deck)
    for card in note.cards {
      try connection.run(
        "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
        [
          .integer(nextID()), .integer(id), .integer(deck), .integer(card),
          .integer(note.modified), .integer(min(id - AnkiPackageWriter.created * 1000, 1_000_000)),
        ])
    }
    return id
  }

  /// Gives the cards of a note their schedules, and the logs of their answers.
  private func addMemories(_ draft: CardDraft, _ note: AnkiNote, id: Int64) throws {
    guard let memory = draft.memory else { return }
    guard let recognition = draft.recognition else {
      return try add(memory, draft.answers, of: draft, to: note.knownCard, note: id)
    }
    guard let recognizedCard = note.recognizedCard else {
      let weaker = recognition.stability < memory.stability ? recognition : memory
      return try add(weaker, draft.answers, of: draft, to: note.knownCard, note: id)
    }
    for (memory, card, isRecognition) in [
      (memory, note.knownCard, false), (recognition, recognizedCard, true),
    ] {
      let answers = draft.answers.filter { ($0.skill == .recognition) == isRecognition }
      try add(memory, answers, of: draft, to: card, note: id)
    }
  }

  private func add(
    _ memory: DraftMemory, _ answers: [DraftAnswer], of draft: CardDraft, to ord: Int, note: Int64
  ) throws {
    let key: [SQLiteValue] = [.integer(note), .integer(ord)]
    let card = try connection.first("SELECT id FROM cards WHERE nid = ? AND ord = ?", key) {
      $0.int64(0)
    }
    guard let card else { return }
    let goal = goal(of: draft.deck)
    let interval = AnkiPackageWriter.interval(of: memory.stability, goal)
    let seconds = memory.lastReview / 1000
    let due = (seconds - AnkiPackageWriter.created) / 86_400 + Int64(interval)
    let state = AnkiState(
      s: memory.stability, d: memory.difficulty, dr: goal.retention,
      decay: FSRS.standard.parameters[20], lrt: seconds)
    try connection.run(
      """
      UPDATE cards SET type = 2, queue = 2, due = ?, ivl = ?, factor = 2500, reps = ?, lapses = ?, \
      data = ? WHERE id = ?
      """,
      [
        .integer(due), .integer(interval), .integer(max(1, memory.reviews)),
        .integer(memory.lapses),
        .text(String(decoding: AnkiPackageWriter.json(state), as: UTF8.self)), .integer(card),
      ])
    try addLog(of: answers, goal, card: card)
  }

  /// Writes answers into the log of reviews.
  private func addLog(of answers: [DraftAnswer], _ goal: RecallGoal, card: Int64) throws {
    var last = 0
    for answer in answers where (1...4).contains(answer.grade) && answer.instant > 0 {
      let interval = answer.stability.map { AnkiPackageWriter.interval(of: $0, goal) } ?? last
      // With FSRS, Anki writes the difficulty here, from 100 to 1100.
      let factor = answer.difficulty.map { Int((($0 - 1) / 9 * 1000 + 100).rounded()) } ?? 2500
      // The time is also the key of the log, so another answer at the same millisecond is moved.
      try connection.run(
        """
        INSERT INTO revlog VALUES ((SELECT CASE WHEN EXISTS (SELECT 1 FROM revlog WHERE id = ?1) \
        THEN max(id) + 1 ELSE ?1 END FROM revlog), ?2, -1, ?3, ?4, ?5, ?6, ?7, ?8)
        """,
        [
          .integer(answer.instant), .integer(card), .integer(answer.grade), .integer(interval),
          .integer(last), .integer(factor), .integer(min(max(0, answer.milliseconds), 60_000)),
          .integer(last == 0 ? 0 : 1),
        ])
      last = interval
    }
  }

  /// Suspends the cards of a note; of a note with gaps, only the card of the gap.
  private func suspend(_ note: AnkiNote, id: Int64) throws {
    let ord = note.type.isCloze ? note.knownCard : nil
    try connection.run(
      "UPDATE cards SET queue = -1 WHERE nid = ?1 AND ord = coalesce(?2, ord)",
      [.integer(id), ord.map { .integer($0) } ?? .null])
  }

  private func insertCollection() throws {
    let models = Dictionary(
      types.map { ("\($0.key)", AnkiModel($0.value)) }, uniquingKeysWith: { first, _ in first })
    var table = [
      "1": AnkiDeck(
        id: AnkiPackageWriter.defaultDeck, name: "Default", desc: "", conf: AnkiPresetID.standard)
    ]
    var presets = [AnkiPreset.standard]
    for (path, id) in decks {
      let preset = AnkiPreset(
        goal(of: path), isUsual: export.goals[path, default: DeckGoal()] == DeckGoal())
      presets.append(preset)
      table["\(id)"] = AnkiDeck(
        id: id, name: DeckName.anki(path), desc: export.pairs[path].map(DeckRemark.text) ?? "",
        conf: preset.id)
    }
    let options = Dictionary(
      presets.map { ("\($0.id)", $0) }, uniquingKeysWith: { first, _ in first })
    let created = AnkiPackageWriter.created
    func text(_ value: some Encodable) -> SQLiteValue {
      .text(String(decoding: AnkiPackageWriter.json(value), as: UTF8.self))
    }
    try connection.run(
      "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')",
      [
        .integer(created), .integer(created * 1000), .integer(created * 1000),
        text(AnkiOptions()), text(models),
        text(table), text(options),
      ])
  }

  /// The ID of a deck. Anki creates the decks around it by itself, but without their languages.
  private func deck(_ path: String) -> Int64 {
    if let id = decks[path] { return id }
    let outer = path.lastIndex(of: "/").map { String(path[..<$0]) }
    if let outer, export.pairs[outer] != nil { _ = deck(outer) }
    let id = AnkiPackageWriter.created * 1000 + Int64(decks.count) + 1
    decks[path] = id
    return id
  }

  /// The interval that Anki would choose.
  private static func interval(of stability: Double, _ goal: RecallGoal) -> Int {
    min(FSRS.standard.interval(of: stability, retention: goal.retention), goal.longestInterval)
  }

  private func goal(of path: String) -> RecallGoal {
    export.goals[path, default: DeckGoal()].goal(usual: export.usualGoal)
  }

  private func nextID() -> Int64 {
    lastID += 1
    return lastID
  }

  private struct AnkiState: Encodable {
    let s, d, dr, decay: Double
    let lrt: Int64
  }

  private static func json(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers here are finite, and all else can be encoded.
    return (try? encoder.encode(value)) ?? Data("{}".utf8)
  }

  private static let tables = """
    CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, \
    scm integer not null, ver integer not null, dty integer not null, usn integer not null, \
    ls integer not null, conf text not null, models text not null, decks text not null, \
    dconf text not null, tags text not null);
    CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, \
    mod integer not null, usn integer not null, tags text not null, flds text not null, \
    sfld integer not null, csum integer not null, flags integer not null, data text not null);
    CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, \
    ord integer not null, mod integer not null, usn integer not null, type integer not null, \
    queue integer not null, due integer not null, ivl integer not null, factor integer not null, \
    reps integer not null, lapses integer not null, left integer not null, odue integer not null, \
    odid integer not null, flags integer not null, data text not null);
    CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, \
    ease integer not null, ivl integer not null, lastIvl integer not null, \
    factor integer not null, time integer not null, type integer not null);
    CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
    CREATE INDEX ix_cards_nid ON cards (nid);
    """
}
