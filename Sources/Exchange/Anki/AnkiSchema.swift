import FoundationEssentials
import GameEngine
import SQLite

/// The note types and decks of a collection, which the two schemas store differently.
struct AnkiSchema {
  /// The note types by ID.
  private(set) var types: [Int64: NoteType] = [:]
  /// The IDs of note types that cover parts of pictures.
  private(set) var imageOcclusions: Set<Int64> = []
  /// The paths of the decks by ID.
  private(set) var decks: [Int64: String] = [:]
  /// The languages of decks that we have exported, by path.
  private(set) var pairs: [String: LanguagePair] = [:]
  /// When the cards of decks come back, by path.
  private(set) var goals: [String: DeckGoal] = [:]
  /// When the cards of the decks of a preset come back, by the ID of the preset.
  private var presets: [Int64: DeckGoal] = [:]
  /// When the collection was created, in seconds since 1970; due dates count from it.
  private(set) var created: Int64 = 0

  /// The number of the stock type of notes that cover parts of pictures.
  private static let imageOcclusion: UInt64 = 6

  init(_ database: ForeignDatabase) throws {
    guard database.tables.isSuperset(of: ["col", "notes", "cards"]) else {
      throw ExchangeError.otherProgram
    }
    let isNew = database.tables.isSuperset(of: ["notetypes", "fields", "templates", "decks"])
    try database.forEach("SELECT crt, models, decks, dconf FROM col LIMIT 1") { row in
      created = min(max(0, row.int64(0)), 4_102_444_800)
      if !isNew {
        readModels(row.text(1))
        readPresets(row.text(3))
        readDecks(row.text(2))
      }
    }
    if isNew { try readTables(database) }
  }

  // MARK: - Schema 11: JSON

  private struct Model: Decodable {
    struct Field: Decodable {
      let name: String
    }

    struct Template: Decodable {
      let name: String?
      let qfmt: String
      let afmt: String
    }

    let name: String?
    let type: Int?
    let flds: [Field]
    let tmpls: [Template]
    let css: String?
    let originalStockKind: UInt64?
  }

  private struct Deck: Decodable {
    let name: String
    let desc: String?
    let conf: Int64?
    /// The chance of recall of this deck alone, in percent.
    let desiredRetention: Double?
  }

  private struct Preset: Decodable {
    struct Review: Decodable { let maxIvl: Double? }

    let desiredRetention: Double?
    let rev: Review?
  }

  /// A value that is left out if it is malformed.
  private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
  }

  private func entries<Value: Decodable>(_ text: String, of type: Value.Type) -> [(Int64, Value)] {
    let table = try? JSONDecoder().decode([String: Lenient<Value>].self, from: Data(text.utf8))
    return (table ?? [:]).compactMap { key, entry in
      guard let id = Int64(key), let value = entry.value else { return nil }
      return (id, value)
    }
  }

  private mutating func readModels(_ text: String) {
    for (id, model) in entries(text, of: Model.self) {
      types[id] = NoteType(
        id: id, name: model.name ?? "", isCloze: model.type == 1, fields: model.flds.map(\.name),
        templates: model.tmpls.map {
          .init(name: $0.name ?? "", front: $0.qfmt, back: $0.afmt)
        }, css: model.css ?? "")
      if model.originalStockKind == AnkiSchema.imageOcclusion { imageOcclusions.insert(id) }
    }
  }

  private mutating func readPresets(_ text: String) {
    for (id, preset) in entries(text, of: Preset.self) {
      presets[id] = AnkiSchema.goal(
        retention: preset.desiredRetention, longestInterval: preset.rev?.maxIvl)
    }
  }

  /// A goal with the values of a preset that we know; presets of old versions have no retention.
  private static func goal(retention: Double?, longestInterval days: Double?) -> DeckGoal {
    DeckGoal(
      percent: retention.flatMap { number(100 * $0, in: DeckGoal.percents) },
      longestInterval: days.flatMap { number($0, in: DeckGoal.intervals) })
  }

  /// The whole number nearest to a value; nil outside a range.
  private static func number(_ value: Double, in range: ClosedRange<Int>) -> Int? {
    Int(exactly: value.rounded()).flatMap { range.contains($0) ? $0 : nil }
  }

  private mutating func readDecks(_ text: String) {
    for (id, deck) in entries(text, of: Deck.self) {
      add(
        DeckName.path(deck.name, separator: "::"), id: id, description: deck.desc ?? "",
        preset: deck.conf, retention: deck.desiredRetention.map { $0 / 100 })
    }
  }

  // MARK: - Schema 18: tables

  private mutating func readTables(_ database: ForeignDatabase) throws {
    var fields: [Int64: [(ord: Int, name: String)]] = [:]
    try database.forEach("SELECT ntid, ord, name FROM fields") { row in
      fields[row.int64(0), default: []].append((row.int(1), row.text(2)))
    }
    var templates: [Int64: [(ord: Int, template: NoteType.Template)]] = [:]
    try database.forEach("SELECT ntid, ord, name, config FROM templates") { row in
      let config = Protobuf.fields(row.blob(3)[...]) ?? []
      templates[row.int64(0), default: []].append(
        (row.int(1), .init(name: row.text(2), front: config.text(1), back: config.text(2))))
    }
    try database.forEach("SELECT id, name, config FROM notetypes") { row in
      let config = Protobuf.fields(row.blob(2)[...]) ?? []
      let id = row.int64(0)
      types[id] = NoteType(
        id: id, name: row.text(1), isCloze: config.number(1) == 1,
        fields: fields[id, default: []].sorted { $0.ord < $1.ord }.map(\.name),
        templates: templates[id, default: []].sorted { $0.ord < $1.ord }.map(\.template),
        css: config.text(3))
      if config.number(9) == AnkiSchema.imageOcclusion { imageOcclusions.insert(id) }
    }
    if database.tables.contains("deck_config") {
      try database.forEach("SELECT id, config FROM deck_config") { row in
        let config = Protobuf.fields(row.blob(1)[...]) ?? []
        presets[row.int64(0)] = AnkiSchema.goal(
          retention: config.float(37).map(Double.init),
          longestInterval: Double(config.number(16)))
      }
    }
    try database.forEach("SELECT id, name, kind FROM decks") { row in
      let normal = Protobuf.fields(row.blob(2)[...])?.message(1)
      add(
        DeckName.path(row.text(1), separator: "\u{1F}"), id: row.int64(0),
        description: normal?.text(4) ?? "",
        preset: normal.map { Int64(truncatingIfNeeded: $0.number(1)) },
        retention: normal?.float(10).map(Double.init))
    }
  }

  /// - Parameter retention: the chance of recall of this deck alone, which wins over its preset's.
  private mutating func add(
    _ path: String, id: Int64, description: String, preset: Int64?, retention: Double?
  ) {
    decks[id] = path
    // The preset of decks that follow the settings here.
    if let preset, preset != AnkiPresetID.usual {
      var goal = presets[preset] ?? DeckGoal()
      goal.percent =
        retention.flatMap { AnkiSchema.number(100 * $0, in: DeckGoal.percents) } ?? goal.percent
      goals[path] = goal
    }
    if let pair = DeckRemark.pair(in: description) { pairs[path] = pair }
  }
}
