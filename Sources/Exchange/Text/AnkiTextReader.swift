import Archive
import GameEngine

/// Reads text with Anki's headers, such as `#separator:tab`.
struct AnkiTextReader: CardReader {
  let format = CardFormat.ankiText
  let columns: [FieldColumn]

  private let source: ByteSource
  private let header: AnkiTextHeader
  private let dialect: RecordReader.Dialect

  /// Whether a text begins with a header.
  static func recognizes(_ beginning: [UInt8]) -> Bool {
    AnkiTextHeader.line(String(decoding: beginning.prefix(4096), as: UTF8.self)) != nil
  }

  init(_ source: ByteSource, options: ReadingOptions) throws {
    self.source = source
    header = try AnkiTextHeader(source)
    let named = (options.separator ?? header.separator).map { separator in
      RecordReader.Dialect(separator: Array(TableSeparator.text(separator).utf8))
    }
    var shape = try named.map { ($0, try AnkiTextReader.width(of: source, $0)) }
    if shape?.1 ?? 0 < 2, options.separator == nil {
      // A spreadsheet writes another separator than the header names.
      let dialect = try TableSeparator.recognized(in: ByteSource(try source.prefix(1 << 16)))
      let width = try AnkiTextReader.width(of: source, dialect)
      if shape == nil || width > 1 { shape = (dialect, width) }
    }
    let width: Int
    (dialect, width) = shape ?? (.init(separator: [9]), 0)
    columns = try AnkiTextReader.columns(header, dialect, width: width, options: options)
  }

  /// The number of fields of the first note.
  private static func width(
    of source: ByteSource, _ dialect: RecordReader.Dialect
  ) throws(ArchiveError) -> Int {
    var records = try RecordReader(source, dialect)
    while let record = try records.next() {
      if !isHeader(record), !record.fields.isEmpty { return record.fields.count }
    }
    return 0
  }

  /// Whether a record is a header or a comment, which begins like one.
  private static func isHeader(_ record: RecordReader.Record) -> Bool {
    record.start == UInt8(ascii: "#")
      || record.start == UInt8(ascii: "\"") && record.fields.first?.first == "#"
        && record.fields.first.flatMap(AnkiTextHeader.line) != nil
  }

  private static func columns(
    _ header: AnkiTextHeader, _ dialect: RecordReader.Dialect, width: Int, options: ReadingOptions
  ) throws(ExchangeError) -> [FieldColumn] {
    let names = header.columns.map { names in
      let parts = names.parts(separatedBy: TableSeparator.text(header.separator ?? "\t"))
      let own = String(decoding: dialect.separator, as: UTF8.self)
      return parts.count > 1 ? parts : names.parts(separatedBy: own)
    }
    // Fields are counted without the columns of the note itself.
    var columns: [FieldColumn] = []
    var fields = DraftField.usual
    for place in 0..<max(width, names?.count ?? 0) {
      let name = names.flatMap { place < $0.count ? $0[place] : nil } ?? String(place + 1)
      switch place + 1 {
      case header.deckColumn: columns.append(FieldColumn(name: name, field: .deck))
      case header.tagsColumn: columns.append(FieldColumn(name: name, field: .text(.tags)))
      case header.guidColumn, header.typeColumn:
        columns.append(FieldColumn(name: name, field: .ignored))
      default:
        let usual = fields.count > 1 ? fields.removeFirst() : .note
        columns.append(FieldColumn(name: name, field: DraftField(columnName: name) ?? usual))
      }
    }
    if !columns.contains(where: { $0.field == .term }) {
      let own = [header.deckColumn, header.tagsColumn, header.guidColumn, header.typeColumn]
      if let first = columns.indices.first(where: { !own.contains($0 + 1) }) {
        columns[first].field = .term
      }
    }
    try columns.assign(options.fields)
    return columns
  }

  func read(into sink: DraftSink) throws {
    var records = try RecordReader(source, dialect)
    let deck = header.deck.map { DeckName.path($0, separator: "::") } ?? ""
    var isHead = true
    while let record = try records.next() {
      if AnkiTextReader.isHeader(record) { continue }
      if isHead, record.start == UInt8(ascii: "t"), record.fields.first?.hasPrefix("tags:") == true
      {
        continue
      }
      isHead = false
      if let fault = record.fault {
        sink.skip(record.line, fault)
        continue
      }
      var draft = CardDraft(deck: deck)
      for (place, text) in record.fields.enumerated() {
        if place + 1 == header.guidColumn, !text.isEmpty { draft.sourceID = "anki:\(text)" }
        if place + 1 == header.deckColumn {
          draft.deck = DeckName.path(text, separator: "::")
          continue
        }
        guard place < columns.count, columns[place].field != .ignored else { continue }
        if header.isHTML, place + 1 != header.tagsColumn {
          let plain = HTMLText(text)
          draft.add(plain, to: columns[place].field)
          draft.audio += plain.audio
          draft.pictures += plain.pictures
        } else {
          draft.add(text, to: columns[place].field)
        }
      }
      draft.tags += header.tags
      try sink.add(draft, row: record.line)
    }
  }
}
