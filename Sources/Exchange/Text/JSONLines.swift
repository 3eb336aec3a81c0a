import Archive
import FoundationEssentials
import Kit

/// Our own format: a header, then a card per line. Nothing of a card is lost.
struct JSONLinesReader: CardReader {
  let format = CardFormat.jsonLines
  private let source: ByteSource

  /// Whether a text begins with the header.
  static func recognizes(_ beginning: [UInt8]) -> Bool {
    header(beginning.prefix { $0 != 10 && $0 != 13 }) != nil
  }

  /// Checks the header in the first line.
  ///
  /// - Throws: `ExchangeError.newerVersion`, or an error of the file.
  init(_ source: ByteSource) throws {
    self.source = source
    let beginning = try source.prefix(1000)
    guard let header = JSONLinesReader.header(beginning.prefix { $0 != 10 && $0 != 13 }) else {
      throw ExchangeError.unknownFormat
    }
    guard header.version <= JSONLinesHeader.current.version else {
      throw ExchangeError.newerVersion
    }
  }

  func read(into sink: DraftSink) throws {
    // No separator: a record is a line.
    var records = try RecordReader(source, .init(separator: [], hasQuotes: false))
    let decoder = JSONDecoder()
    _ = try records.next()
    while let record = try records.next() {
      if let fault = record.fault {
        sink.skip(record.line, fault)
        continue
      }
      let line = Data((record.fields.first ?? "").utf8)
      guard StreamSafety.allows(json: line),
        let draft = try? decoder.decode(CardDraft.self, from: line)
      else {
        sink.skip(record.line, .malformed)
        continue
      }
      try sink.add(draft, row: record.line)
    }
  }

  private static func header(_ line: some Sequence<UInt8>) -> JSONLinesHeader? {
    let header = try? JSONDecoder().decode(JSONLinesHeader.self, from: Data(line))
    return header?.format == JSONLinesHeader.current.format ? header : nil
  }
}

/// The first line of a file.
struct JSONLinesHeader: Codable {
  let format: String
  let version: Int

  /// The header of this version.
  static let current = JSONLinesHeader(format: "wordhoard-cards", version: 1)
}
