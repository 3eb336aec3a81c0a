import Archive
import Kit

/// Recognizes the separator of a table.
enum TableSeparator {
  private static let sampleRecords = 50
  /// From the likeliest to the likeliest to be text.
  private static let usual = ["\t", ";", ",", "|"]
  /// Separators of word lists, which count only if they occur once in each record.
  static let ofLists = [
    " => ", " = ", " -> ", " → ", " – ", " — ", " - ", "=", "→", ": ", ":", "  ",
  ]

  /// The separators and quotes with which most of the first records have the same number of fields.
  ///
  /// - Throws: `ArchiveError`.
  static func recognized(in sample: ByteSource) throws -> RecordReader.Dialect {
    var best = (dialect: RecordReader.Dialect(separator: [9]), share: 0.0)
    for separator in usual {
      let dialect = RecordReader.Dialect(separator: Array(separator.utf8))
      let share = try counts(dialect, sample).share
      if share > best.share { best = (dialect, share) }
    }
    guard best.share < 0.8 else { return best.dialect }
    for separator in ofLists {
      let dialect = RecordReader.Dialect(separator: Array(separator.utf8), hasQuotes: false)
      if try counts(dialect, sample).isPairs { return dialect }
    }
    return best.dialect
  }

  /// The number of the first records by their number of fields.
  private static func counts(
    _ dialect: RecordReader.Dialect, _ sample: ByteSource
  ) throws -> (share: Double, isPairs: Bool) {
    var counts: [Int: Int] = [:]
    var records = try RecordReader(sample, dialect)
    for _ in 0..<sampleRecords {
      guard let record = try records.next() else { break }
      // A record with too many fields has none, and too many of one kind are a table.
      let isPair =
        record.fields.count == 2 && !record.fields.contains { $0.allSatisfy(\.isWhitespace) }
      counts[record.fields.count == 2 && !isPair ? -2 : record.fields.count, default: 0] += 1
    }
    let all = counts.values.reduce(0, +)
    guard all > 0 else { return (0, false) }
    let most = counts.filter { $0.key != 1 }.values.max() ?? 0
    return (Double(most) / Double(all), counts[2] == all)
  }

  /// The separator that a first line such as `sep=;` names, as spreadsheets write it; nil for any other text.
  static func named(in beginning: [UInt8]) -> String? {
    let line = String(decoding: beginning.prefix(8).prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    guard line.lowercased().hasPrefix("sep="), line.count == 5, let sign = line.last else {
      return nil
    }
    return String(sign)
  }

  /// The separator that an option or a header names.
  static func text(_ name: String) -> String {
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

/// A row of a Markdown table, `| gato | cat |`.
enum MarkdownRow {
  /// The cells of a row, without the empty texts outside.
  static func cells(_ fields: [String]) -> [String] {
    var cells = fields.map { String($0.trimming { $0.isWhitespace }) }[...]
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return Array(cells)
  }

  /// Whether its first and its last field are empty, and others are between them.
  static func isOuterEmpty(_ fields: [String]) -> Bool {
    fields.count > 2
      && [fields.first, fields.last].allSatisfy { $0?.allSatisfy(\.isWhitespace) == true }
  }

  /// Whether it is the rule below the names of the columns, `|---|:--:|`.
  static func isRule(_ fields: [String]) -> Bool {
    let cells = cells(fields)
    return !cells.isEmpty
      && cells.allSatisfy {
        $0.utf8.contains(0x2D) && $0.utf8.allSatisfy { $0 == 0x2D || $0 == 0x3A }
      }
  }
}
