import Archive
import Kit

/// The separator and the columns of a table, recognized by its first records.
struct TableShape {
  /// The separators and quotes of the table.
  let dialect: RecordReader.Dialect
  /// The part of a card that each column becomes, in the order of the columns.
  let columns: [FieldColumn]
  /// Whether the first record names the columns.
  let hasHeader: Bool

  private static let sampleRecords = 50
  /// From the likeliest to the likeliest to be text.
  private static let separators = ["\t", ";", ",", "|"]
  /// Recognizes the separator and the columns from the first 64 KiB.
  ///
  /// - Throws: `ArchiveError`, or `ExchangeError.unknownColumn` if an option names no column.
  init(_ source: ByteSource, options: ReadingOptions) throws {
    let sample = ByteSource(try source.prefix(1 << 16))
    if let separator = options.separator.map(TableShape.sign) {
      dialect = .init(separator: Array(separator.utf8))
    } else {
      var best = RecordReader.Dialect(separator: [9])
      var most = 0
      for separator in TableShape.separators {
        let dialect = RecordReader.Dialect(separator: Array(separator.utf8))
        let score = try TableShape.score(dialect, sample)
        if score > most { (best, most) = (dialect, score) }
      }
      dialect = best
    }
    var records = try RecordReader(sample, dialect)
    let first = try TableShape.firstRecord(&records)?.fields ?? []
    let width = max(first.count, try TableShape.firstRecord(&records)?.fields.count ?? 0)
    // A number is part of a word list, not of its header.
    let known = first.map { $0.contains(where: \.isNumber) ? nil : DraftField(columnName: $0) }
    let isNamed = first.contains { options.fields[$0] != nil }
    let trimmed = first.map { $0.trimming { $0.isWhitespace } }
    let areNames =
      known.contains(.term) && known.count { $0 != nil } * 2 >= known.count && first.count > 1
      || known.count == 1 && known[0] == .term
    hasHeader = isNamed || areNames && Set(trimmed).count == trimmed.count
    columns = try TableShape.columns(
      named: hasHeader ? first : [], count: width == 0 ? DraftField.usual.count : width,
      options: options)
  }

  /// The columns with these names, or numbers.
  static func columns(
    named names: [String], count: Int, options: ReadingOptions
  ) throws(ExchangeError) -> [FieldColumn] {
    var columns = (0..<max(count, names.count)).map { place in
      place < names.count
        ? FieldColumn(name: names[place], field: DraftField(columnName: names[place]) ?? .ignored)
        : FieldColumn(
          name: String(place + 1),
          field: names.isEmpty ? DraftField.usual[min(place, DraftField.usual.count - 1)] : .ignored
        )
    }
    try columns.assign(options.fields)
    return columns
  }

  /// The number of records with the commonest number of fields, if that is more than one.
  private static func score(_ dialect: RecordReader.Dialect, _ sample: ByteSource) throws -> Int {
    var counts: [Int: Int] = [:]
    var records = try RecordReader(sample, dialect)
    for _ in 0..<sampleRecords {
      guard let record = try records.next() else { break }
      if record.fields.count > 1 || record.fault == .tooManyFields {
        counts[record.fields.count, default: 0] += 1
      }
    }
    return counts.values.max() ?? 0
  }

  private static func firstRecord(
    _ records: inout RecordReader
  ) throws -> RecordReader.Record? {
    while let record = try records.next() {
      if record.fault == nil { return record }
    }
    return nil
  }

  /// The separator that an option or a header names.
  static func sign(_ name: String) -> String {
    switch name.lowercased() {
    case "tab", "\\t": "\t"
    case "comma": ","
    case "semicolon": ";"
    case "pipe": "|"
    case "colon": ":"
    case "space": " "
    default: name
    }
  }
}

extension [FieldColumn] {
  /// Gives columns the fields that the player chose. If another column becomes the term, the one that was the term takes
  /// its field.
  ///
  /// - Throws: `ExchangeError.unknownColumn` if one does not exist.
  mutating func assign(_ fields: [String: DraftField]) throws(ExchangeError) {
    let terms = Set(indices.filter { self[$0].field == .term })
    var (assigned, freed): (Set<Int>, DraftField?) = ([], nil)
    for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
      let number = Int(name).map { $0 - 1 }
      guard
        let place = firstIndex(where: { $0.name == name })
          ?? firstIndex(where: { $0.name.lowercased() == name.lowercased() })
          ?? number.flatMap({ indices.contains($0) ? $0 : nil })
      else { throw .unknownColumn(name, known: map(\.name)) }
      assigned.insert(place)
      if field == .term, !terms.contains(place) { freed = self[place].field }
      self[place].field = field
    }
    guard let freed else { return }
    for place in terms.subtracting(assigned) { self[place].field = freed }
  }
}
