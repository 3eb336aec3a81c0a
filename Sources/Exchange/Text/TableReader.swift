import Archive

/// Reads CSV, TSV and text from Quizlet.
struct TableReader: CardReader {
  let format: CardFormat
  let columns: [FieldColumn]

  private let source: ByteSource
  private let dialect: RecordReader.Dialect
  private let hasHeader: Bool

  /// Recognizes the separator and the columns of a table.
  init(_ source: ByteSource, options: ReadingOptions) throws {
    self.source = source
    if options.between != nil || options.row != nil {
      dialect = .init(
        separator: Array(TableShape.sign(options.between ?? "\t").utf8),
        row: options.row.map { Array($0.utf8) }, hasQuotes: false)
      format = .quizlet
      hasHeader = false
      columns = try TableShape.columns(named: [], count: 2, options: options)
    } else {
      let shape = try TableShape(source, options: options)
      (dialect, hasHeader, columns) = (shape.dialect, shape.hasHeader, shape.columns)
      let names = Set(columns.map { $0.name.lowercased() })
      let isLute =
        hasHeader && names.isSuperset(of: ["language", "term"])
        && !names.isDisjoint(with: ["parent", "status", "link_status"])
      format = isLute ? .lute : dialect.separator == [9] ? .tsv : .csv
    }
  }

  func read(into sink: DraftSink) throws {
    var records = try RecordReader(source, dialect)
    var isFirst = true
    let status =
      format == .lute ? columns.firstIndex { $0.name.lowercased() == "status" } : nil
    while let record = try records.next() {
      defer { isFirst = false }
      if let fault = record.fault {
        sink.skip(record.line, fault)
        continue
      }
      if isFirst, hasHeader { continue }
      // Lute marks words to ignore, such as names.
      if let status, status < record.fields.count, record.fields[status] == "I" {
        sink.skip(record.line, .ignored)
        continue
      }
      var draft = CardDraft()
      for (column, text) in zip(columns, record.fields) where column.field != .ignored {
        draft.add(text, to: column.field)
      }
      try sink.add(draft, row: record.line)
    }
  }
}
