import Archive
import Kit

/// The separator and the columns of a table, recognized by its first records.
struct TableShape {
  /// The separators and quotes of the table.
  let dialect: RecordReader.Dialect
  /// The part of a card that each column becomes, in the order of the columns.
  let columns: [FieldColumn]
  /// The number of records before the cards, such as the names of the columns.
  let headRecords: Int
  /// Whether it is a table of Markdown, whose rows begin and end with a separator.
  let isMarkdown: Bool

  /// Recognizes the separator and the columns from the first 64 KiB.
  ///
  /// - Throws: `ArchiveError`, or `ExchangeError.unknownColumn` if an option names no column.
  init(_ source: ByteSource, options: ReadingOptions) throws {
    let sample = ByteSource(try source.prefix(1 << 16))
    var pieces = try TextPieces(sample)
    let named = TableSeparator.named(in: try pieces.next() ?? [])
    var dialect =
      if let separator = options.separator.map(TableSeparator.text) ?? named {
        RecordReader.Dialect(separator: Array(separator.utf8))
      } else {
        try TableSeparator.recognized(in: sample)
      }
    var records = try RecordReader(sample, dialect)
    if named != nil { _ = try records.next() }
    var first = try TableShape.firstRecord(&records)?.fields ?? []
    var second = try TableShape.firstRecord(&records)?.fields ?? []
    let isBars = dialect.separator == Array("|".utf8)
    let hasRule = isBars && MarkdownRow.isRule(second)
    isMarkdown = hasRule || isBars && MarkdownRow.isOuterEmpty(first)
    if isMarkdown {
      dialect.hasQuotes = false
      (first, second) = (MarkdownRow.cells(first), [])
    }
    let isHeader = hasRule || TableShape.areNames(first, options)
    self.dialect = dialect
    headRecords = [named != nil, isHeader, hasRule].count { $0 }
    let width = max(first.count, second.count)
    columns = try TableShape.columns(
      named: isHeader ? first : [], count: width == 0 ? DraftField.usual.count : width,
      options: options)
  }

  /// Whether a record contains the names of columns.
  private static func areNames(_ first: [String], _ options: ReadingOptions) -> Bool {
    if first.contains(where: { options.fields[$0] != nil }) { return true }
    // A number is part of a word list, not of its header.
    let known = first.map { $0.contains(where: \.isNumber) ? nil : DraftField(columnName: $0) }
    let trimmed = first.map { $0.trimming { $0.isWhitespace } }
    guard Set(trimmed).count == trimmed.count else { return false }
    let isLanguage = first.map(DraftField.isLanguage)
    if first.count > 1, isLanguage.prefix(2).allSatisfy(\.self) { return true }
    // Two words for a word are a card.
    let terms = zip(known, isLanguage).count { $0 == .term && !$1 }
    return known.contains(.term) && (terms < 2 || known.contains(.definition))
      && known.count { $0 != nil } * 2 >= known.count
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
    if !names.isEmpty { columns.complete() }
    try columns.assign(options.fields)
    return columns
  }

  private static func firstRecord(
    _ records: inout RecordReader
  ) throws -> RecordReader.Record? {
    while let record = try records.next() {
      if record.fault == nil { return record }
    }
    return nil
  }
}

extension [FieldColumn] {
  /// Makes one of named columns the term, and one the definition, if no name says so.
  fileprivate mutating func complete() {
    func column(_ isWanted: (FieldColumn) -> Bool) -> Int? { firstIndex(where: isWanted) }
    if !contains(where: { $0.field == .term }) {
      let isSpare = count { $0.field == .definition } > 1
      let place =
        isSpare
        ? column { $0.field == .definition && $0.name.lowercased() != "english" }
        : column { $0.field == .ignored }
      if let place { self[place].field = .term }
    }
    guard !contains(where: { $0.field == .definition }) else { return }
    let term = column { $0.field == .term }
    let other = indices.first { $0 != term && self[$0].field == .term }
    if let place = other ?? column({ $0.field == .ignored }) { self[place].field = .definition }
  }

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
