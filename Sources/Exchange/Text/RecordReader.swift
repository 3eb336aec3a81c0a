import Archive

/// Reads a table record by record, leniently: a quote counts only if it begins a field and another one ends it;
/// any other quote is text. An unclosed quote therefore spoils no more than its own field.
struct RecordReader {
  /// The separators and quotes of a table.
  struct Dialect: Hashable, Sendable {
    /// The text between two fields.
    var separator: [UInt8]
    /// The text between two records; nil for line ends.
    var row: [UInt8]?
    /// Whether fields may be in quotes.
    var hasQuotes = true
  }

  /// A row of a table, or its fault.
  struct Record {
    /// The line on which it begins, from 1.
    let line: Int
    /// Its fields; empty if there is a fault.
    let fields: [String]
    /// The first byte of the record; nil if it is empty.
    let start: UInt8?
    /// Why it cannot be read.
    let fault: SkipReason?
  }

  private static let mostFields = 256
  private static let longestRecord = 1 << 20
  /// The longest field in quotes: longer ones are read as text with a quote.
  private static let longestQuoted = 64 << 10

  private let dialect: Dialect
  private let isAligned: Bool
  private var pieces: TextPieces
  private var buffer: [UInt8] = []
  private var place = 0
  private var line = 1
  private var isAtEnd = false

  init(_ source: ByteSource, _ dialect: Dialect) throws(ArchiveError) {
    self.dialect = dialect
    isAligned = dialect.separator.count > 1 && dialect.separator.allSatisfy { $0 == 0x20 }
    pieces = try TextPieces(source)
  }

  /// The next record that is not an empty line; nil at the end.
  ///
  /// - Throws: `ArchiveError` if the file cannot be read.
  mutating func next() throws(ArchiveError) -> Record? {
    while true {
      guard let parsed = parse() else {
        if isAtEnd { return nil }
        if buffer.count - place > RecordReader.longestRecord { return try skipRecord() }
        try refill()
        continue
      }
      let start = line
      line += parsed.lines
      let first = buffer[place]
      let length = parsed.end - place
      place = parsed.end
      guard length <= RecordReader.longestRecord else {
        return Record(line: start, fields: [], start: first, fault: .tooLong)
      }
      if parsed.fields.count == 1, parsed.fields[0].range.isEmpty, !parsed.fields[0].isQuoted {
        continue
      }
      guard parsed.fields.count <= RecordReader.mostFields else {
        return Record(line: start, fields: [], start: first, fault: .tooManyFields)
      }
      let fields = parsed.fields.map(text)
      guard !fields.contains(nil) else {
        return Record(line: start, fields: [], start: first, fault: .notText)
      }
      return Record(line: start, fields: fields.compactMap(\.self), start: first, fault: nil)
    }
  }

  // MARK: - The buffer

  private mutating func refill() throws(ArchiveError) {
    if place > 0 {
      buffer.removeSubrange(..<place)
      place = 0
    }
    // A long record is parsed again after each refill, so the steps grow with it.
    let wanted = buffer.count
    repeat {
      guard let piece = try pieces.next() else {
        isAtEnd = true
        return
      }
      buffer += piece
    } while buffer.count < 2 * wanted
  }

  /// Skips a record that is too long, up to the end of its row.
  private mutating func skipRecord() throws(ArchiveError) -> Record {
    let record = Record(line: line, fields: [], start: buffer[place], fault: .tooLong)
    while true {
      if let end = rowEnd() {
        place = end
        line += 1
        return record
      }
      // The text between two rows may begin here and continue in the next piece.
      buffer = Array(buffer.suffix(max(0, (dialect.row?.count ?? 1) - 1)))
      place = 0
      guard let piece = try pieces.next() else {
        isAtEnd = true
        buffer = []
        return record
      }
      buffer += piece
    }
  }

  /// The end of the next row, whatever quotes say.
  private func rowEnd() -> Int? {
    buffer.withUnsafeBufferPointer { bytes in
      for place in place..<bytes.count {
        if case .row(let end) = boundary(bytes, at: place) { return end }
      }
      return nil
    }
  }

  // MARK: - Parsing

  /// The length of the longest separator or line end.
  private var longestSign: Int { max(dialect.separator.count, dialect.row?.count ?? 2) }

  private struct Field {
    let range: Range<Int>
    let isQuoted: Bool
  }

  private struct Parsed {
    var fields: [Field] = []
    var end = 0
    var lines = 0
  }

  private enum Boundary { case separator(Int), row(Int) }

  /// The record at the current place; nil if more bytes are needed, or none are left.
  private func parse() -> Parsed? {
    guard place < buffer.count else { return nil }
    return buffer.withUnsafeBufferPointer { bytes in
      var parsed = Parsed()
      var start = place
      while true {
        if dialect.hasQuotes, start < bytes.count, bytes[start] == 0x22 {
          switch quoted(bytes, from: start) {
          case .unknown: return nil
          case .text: break
          case .field(let field, let boundary):
            for place in field.range where bytes[place] == 10 { parsed.lines += 1 }
            parsed.fields.append(field)
            guard case .separator(let end) = boundary else {
              return ended(&parsed, boundary, bytes)
            }
            start = end
            continue
          }
        }
        var end = start
        var found: Boundary?
        while found == nil {
          guard end < bytes.count else {
            guard isAtEnd else { return nil }
            found = .row(end)
            break
          }
          found = boundary(bytes, at: end)
          if found == nil { end += 1 }
        }
        // A line end or a separator may continue in the next piece.
        if !isAtEnd, end + longestSign > bytes.count { return nil }
        parsed.fields.append(Field(range: start..<end, isQuoted: false))
        guard let found, case .separator(let next) = found else {
          return ended(&parsed, found ?? .row(end), bytes)
        }
        start = next
        // Beyond the limit the record is refused, so its fields are not kept.
        if parsed.fields.count > RecordReader.mostFields { parsed.fields.removeLast() }
      }
    }
  }

  private func ended(
    _ parsed: inout Parsed, _ boundary: Boundary, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Parsed {
    guard case .row(let end) = boundary else { return parsed }
    parsed.end = end
    if dialect.row == nil {
      if end > place, [10, 13].contains(bytes[end - 1]) { parsed.lines += 1 }
    } else {
      for place in place..<end where bytes[place] == 10 { parsed.lines += 1 }
    }
    return parsed
  }

  /// The separator or the end of the record at a place.
  private func boundary(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Boundary? {
    let byte = bytes[place]
    if let row = dialect.row {
      if byte == row.first, matches(row, bytes, at: place) { return .row(place + row.count) }
    } else if byte == 10 {
      return .row(place + 1)
    } else if byte == 13 {
      return .row(place + 1 < bytes.count && bytes[place + 1] == 10 ? place + 2 : place + 1)
    }
    if byte == dialect.separator.first, matches(dialect.separator, bytes, at: place) {
      var end = place + dialect.separator.count
      // Spaces that align a column are one separator.
      if isAligned { while end < bytes.count, bytes[end] == 0x20 { end += 1 } }
      return .separator(end)
    }
    return nil
  }

  private func matches(
    _ sign: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    place + sign.count <= bytes.count && !sign.isEmpty
      && sign.indices.allSatisfy { bytes[place + $0] == sign[$0] }
  }

  private enum Quoted { case field(Field, Boundary), text, unknown }

  /// The field in quotes at a place, if the quotes are well-formed.
  ///
  /// A single quote inside is text if the field ends on the same line.
  private func quoted(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Quoted {
    var place = start + 1
    var (hasLineEnd, hasBareQuote) = (false, false)
    let limit = start + RecordReader.longestQuoted
    while place < min(bytes.count, limit) {
      let byte = bytes[place]
      if byte == 10 || byte == 13 {
        if hasBareQuote { return .text }
        hasLineEnd = true
      }
      guard byte == 0x22 else {
        place += 1
        continue
      }
      guard place + 1 < bytes.count else {
        guard isAtEnd else { return .unknown }
        return .field(Field(range: start + 1..<place, isQuoted: true), .row(place + 1))
      }
      // A separator or a line end may continue in the next piece.
      guard isAtEnd || place + 1 + longestSign <= bytes.count else { return .unknown }
      if bytes[place + 1] == 0x22 {
        place += 2
      } else if let boundary = boundary(bytes, at: place + 1) {
        return .field(Field(range: start + 1..<place, isQuoted: true), boundary)
      } else {
        if hasLineEnd { return .text }
        hasBareQuote = true
        place += 1
      }
    }
    return place >= limit || isAtEnd ? .text : .unknown
  }

  /// The text of a field; nil if it is not UTF-8.
  private func text(_ field: Field) -> String? {
    let bytes = buffer[field.range]
    guard field.isQuoted, bytes.contains(0x22) else {
      return String(validating: bytes, as: UTF8.self)
    }
    var plain: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      plain.append(bytes[place])
      let isDoubled = bytes[place] == 0x22 && place + 1 < bytes.endIndex && bytes[place + 1] == 0x22
      place += isDoubled ? 2 : 1
    }
    return String(validating: plain, as: UTF8.self)
  }
}
