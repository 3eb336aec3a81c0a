import Archive
import Kit

/// Lines that a player typed or pasted, each with a term and a definition and with a sign of its own between them.
enum TypedPairs {
  private static let sampleLines = 50

  /// Whether at least half of the first lines are such pairs. Lines with tabs or quotes are a table.
  ///
  /// - Throws: `ArchiveError`.
  static func recognizes(_ sample: ByteSource) throws -> Bool {
    var records = try RecordReader(sample, dialect)
    var (lines, pairs) = (0, 0)
    while lines < sampleLines, let record = try records.next() {
      guard let line = record.fields.first, !line.allSatisfy(\.isWhitespace) else { continue }
      guard !line.contains("\t"), !line.hasPrefix("\"") else { return false }
      lines += 1
      if pair(of: line).count == 2 { pairs += 1 }
    }
    return pairs > 0 && 2 * pairs >= lines
  }

  /// The dialect whose records are whole lines: no text contains zeros.
  static let dialect = RecordReader.Dialect(separator: [0], hasQuotes: false)

  /// The term and the definition of a line; the whole line if it has no sign between two texts.
  static func pair(of line: String) -> [String] {
    for separator in TableSeparator.ofLists {
      guard let sign = line.firstRange(of: separator) else { continue }
      let parts = [line[..<sign.lowerBound], line[sign.upperBound...]].map(String.init)
      if !parts.contains(where: { $0.allSatisfy(\.isWhitespace) }) { return parts }
    }
    return [line]
  }
}
