import Archive

/// Reads CSV, TSV and text from Quizlet.
struct TableReader: CardReader {
  let format: CardFormat
  let columns: [FieldColumn]

  private let source: ByteSource
  private let dialect: RecordReader.Dialect
  private let headRecords: Int
  private let isMarkdown: Bool
  /// Whether each record is a line with a sign of its own.
  private let isTyped: Bool

  /// Recognizes the separator and the columns of a table.
  init(_ source: ByteSource, options: ReadingOptions) throws {
    self.source = source
    let isPlain = options.between == nil && options.row == nil && options.separator == nil
    isTyped =
      try isPlain && options.isTyped
      && TypedPairs.recognizes(ByteSource(try source.prefix(1 << 16)))
    if isTyped {
      (dialect, format, headRecords, isMarkdown) = (TypedPairs.dialect, .csv, 0, false)
      columns = try TableShape.columns(named: [], count: 2, options: options)
    } else if options.between != nil || options.row != nil {
      dialect = .init(
        separator: Array(TableSeparator.text(options.between ?? "\t").utf8),
        row: options.row.map { Array($0.utf8) }, hasQuotes: false)
      format = .quizlet
      (headRecords, isMarkdown) = (0, false)
      columns = try TableShape.columns(named: [], count: 2, options: options)
    } else {
      let shape = try TableShape(source, options: options)
      (dialect, columns) = (shape.dialect, shape.columns)
      (headRecords, isMarkdown) = (shape.headRecords, shape.isMarkdown)
      let names = Set(columns.map { $0.name.lowercased() })
      let isLute =
        headRecords > 0 && names.isSuperset(of: ["language", "term"])
        && !names.isDisjoint(with: ["parent", "status", "link_status"])
      format = isLute ? .lute : dialect.separator == [9] ? .tsv : .csv
    }
  }

  func read(into sink: DraftSink) throws {
    var records = try RecordReader(source, dialect)
    var head = headRecords
    let status =
      format == .lute ? columns.firstIndex { $0.name.lowercased() == "status" } : nil
    while let record = try records.next() {
      if let fault = record.fault {
        sink.skip(record.line, fault)
        continue
      }
      guard head == 0 else {
        head -= 1
        continue
      }
      let fields =
        isMarkdown
        ? MarkdownRow.cells(record.fields)
        : isTyped ? record.fields.flatMap(TypedPairs.pair) : record.fields
      var draft = CardDraft()
      if let status, status < fields.count {
        let status = LuteStatus(fields[status])
        guard status != .ignored else {
          sink.skip(record.line, .ignored)
          continue
        }
        draft.memory = status?.stability.map { .ofStatus(days: $0) }
      }
      for (column, text) in zip(columns, fields) where column.field != .ignored {
        draft.add(text, to: column.field)
      }
      try sink.add(draft, row: record.line)
    }
  }
}
