import Archive
import GameEngine

/// Reads questions and answers of SuperMemo: lines that begin with `Q:` and `A:`, and a blank line after each card.
struct SuperMemoReader: CardReader {
  let format = CardFormat.supermemo
  private let source: ByteSource

  /// Whether a text begins with a question.
  static func recognizes(_ beginning: [UInt8]) -> Bool {
    let text = String(decoding: beginning.prefix(1 << 16), as: UTF8.self)
    let lines = text.split(maxSplits: 200, whereSeparator: \.isNewline)
    return lines.first.map { $0.hasPrefix("Q:") } == true
      && lines.contains { $0.hasPrefix("A:") }
  }

  init(_ source: ByteSource) { self.source = source }

  func read(into sink: DraftSink) throws {
    var records = try RecordReader(source, .init(separator: [], hasQuotes: false))
    var draft = CardDraft()
    var start = 1
    var field: DraftField?
    func finish() throws {
      if field != nil { try sink.add(draft, row: start) }
      draft = CardDraft()
      field = nil
    }
    while let record = try records.next() {
      if let fault = record.fault {
        sink.skip(record.line, fault)
        continue
      }
      let line = record.fields.joined()
      let content = String(line.dropFirst(2).drop { $0 == " " })
      if line.hasPrefix("Q:") {
        // Several lines of a question follow each other.
        if field != .term { try finish() }
        if field == nil { start = record.line }
        field = .term
        draft.add(content, to: .term)
      } else if line.hasPrefix("A:"), field != nil {
        field = .definition
        draft.add(content, to: .definition)
      } else if line.hasPrefix("I:"), field != nil {
        draft.memory = SuperMemoReader.memory(content)
      } else if let field {
        draft.add(line, to: field)
      } else {
        sink.skip(record.line, .malformed)
      }
    }
    try finish()
  }

  /// The memory in a line such as `REP=8 LAP=0 EF=3.2 INT=429 LAST=27.01.06`.
  static func memory(_ line: String) -> DraftMemory? {
    var values: [Substring: Substring] = [:]
    for part in line.split(separator: " ") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { values[pair[0]] = pair[1] }
    }
    let date = (values["LAST"] ?? "").split(separator: ".").map { Int($0) }
    guard let interval = values["INT"].flatMap({ Int($0) }), interval > 0, date.count == 3,
      let day = date[0], let month = date[1], let year = date[2], (0...9999).contains(year),
      let last = CalendarDate(
        year: year < 70 ? 2000 + year : year < 100 ? 1900 + year : year, month: month, day: day)
    else { return nil }
    return .ofInterval(
      days: Double(interval), ease: values["EF"].flatMap { Double($0) } ?? 2.5,
      lastReview: Int64(last.dayNumber) * 86_400_000,
      reviews: values["REP"].flatMap { Int($0) } ?? 1,
      lapses: values["LAP"].flatMap { Int($0) } ?? 0)
  }
}
