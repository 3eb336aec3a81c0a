import Foundation
import GameEngine
import Journal
import Testing

/// A line that no journal imports.
struct BadLine: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]

  init(_ name: String, _ text: String) {
    testDescription = name
    bytes = Array(text.utf8)
  }

  init(_ name: String, bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
  }

  static let noEvents: [BadLine] = [
    BadLine("cut off in the middle", String(line().dropLast(30))),
    BadLine("cut off before its brace", String(line().dropLast(1))),
    BadLine("two events on one line", line() + line(number: 2)),
    BadLine("no JSON", "this was a line"),
    BadLine("a list", "[\(line())]"),
    BadLine("a number", "7"),
    BadLine("an empty object", "{}"),
    BadLine("a second header", header),
    BadLine("a zero byte", "\0"),
    BadLine(
      "bytes that are not UTF-8",
      bytes: Array(line().replacing("fog", with: "f?g").utf8).map { $0 == 63 ? 0xC3 : $0 }),
  ]

  static let badFields: [BadLine] = [
    BadLine("an id that is no UUID", line(id: "00000000-0000-4000-8000-00000000000g")),
    BadLine("an id that is too short", line(id: "7")),
    BadLine("a date that there is not", line(localDate: #""2026-02-30""#)),
    BadLine("a date in other signs", line(localDate: #""21.11.2026""#)),
    BadLine("an instant before 1970", line(instant: "-1")),
    BadLine("an instant after the year 9999", line(instant: "253402300800000")),
    BadLine("an instant beyond 64 bits", line(instant: "9223372036854775808")),
    BadLine("an instant with a fraction", line(instant: "1795258800000.5")),
    BadLine("an instant as text", line(instant: #""1795258800000""#)),
    BadLine("a count below zero", line(counter: "-1")),
    BadLine("a count that cannot be counted on from", line(counter: "9223372036854775807")),
    BadLine("an offset of thirty hours", line(offset: "108000")),
    BadLine("an offset of thirty hours west", line(offset: "-108000")),
    BadLine("the lowest offset there is", line(offset: "-9223372036854775808")),
    BadLine("no device", line(device: #""""#)),
    BadLine("a device that is null", line(device: "null")),
    BadLine("a device of 65 letters", line(device: "\"\(String(repeating: "d", count: 65))\"")),
    BadLine("no kind", line(kind: "")),
    BadLine("a kind of 65 letters", line(kind: String(repeating: "k", count: 65))),
    BadLine("a body that is a text", line(body: #""fog""#)),
    BadLine("a body that is null", line(body: "null")),
    BadLine("a body that is a list", line(body: "[]")),
    BadLine("a known kind without its item", line(body: "{}")),
    BadLine("a known kind whose item is a number", line(body: #"{"item":7}"#)),
    BadLine("an undo of no id", line(kind: "undo", body: #"{"target":"it"}"#)),
    BadLine("an answer without its fields", line(kind: "answer")),
    BadLine(
      "an answer worth more than any",
      line(
        kind: "answer",
        body: """
          {"form":"match","hint":false,"index":1,"input":"1","item":"en/fog/noun",\
          "milliseconds":10,"points":9223372036854775807,\
          "round":"00000000-0000-4000-8000-000000000001","verdict":"right"}
          """)),
    BadLine("a setting without a key", line(kind: "setting", body: #"{"value":"dark"}"#)),
    BadLine("a letter with 31 marks", line(body: #"{"item":"e\#(marks("\u{301}"))"}"#)),
    BadLine("a name with 31 marks", line(kind: "future", body: #"{"e\#(marks("\u{301}"))":1}"#)),
    BadLine("escaped marks", line(kind: "future", body: #"{"e\#(marks(#"\u0301"#))":1}"#)),
    BadLine(
      "a megabyte of marks",
      line(kind: "future", body: #"{"x\#(marks("\u{301}\u{323}", count: 250_000))":1}"#)),
    BadLine("values 33 deep", line(kind: "future", body: nested(32, "1"))),
    BadLine(
      "a long list deep down",
      line(kind: "future", body: nested(500, String(repeating: "1,", count: 500_000) + "1"))),
    BadLine(
      "a megabyte and more",
      line(kind: "future", body: #"{"x":"\#(String(repeating: "x", count: 1 << 20))"}"#)),
  ]

  private static func marks(_ mark: String, count: Int = 31) -> String {
    String(repeating: mark, count: count)
  }

  /// A body with this depth, its own braces included.
  fileprivate static func nested(_ depth: Int, _ values: String) -> String {
    let (open, close) = ("[", "]")
    return #"{"a":"# + String(repeating: open, count: depth - 1) + values
      + String(repeating: close, count: depth - 1) + "}"
  }

  static let missingFields = [
    "id", "device", "counter", "instant", "localDate", "offset", "kind", "body",
  ].map { (name: String) in BadLine("without \(name)", line(without: name)) }
}

@Suite("Files that no journal imports")
struct JournalImportRefusalTests {
  private let folder: JournalFolder
  private let journal: Journal

  init() throws {
    folder = try JournalFolder()
    journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
  }

  /// The fault of a file, after checking that nothing was imported from it.
  private func refusal(of bytes: [UInt8]) throws -> (line: Int, fault: ImportFault) {
    let file = try folder.write(bytes, to: "bad.jsonl")
    let before = try journal.progress()
    let count = try journal.count()
    let error = #expect(throws: JournalError.self) {
      try JournalExchange(journal).importEvents(from: file)
    }
    #expect(try journal.count() == count)
    #expect(try journal.progress() == before)
    guard case .badImport(file, let line, let fault) = error else {
      Issue.record("it was refused as \(String(describing: error))")
      throw CancellationError()
    }
    return (line, fault)
  }

  @Test(
    "a malformed line in the middle is named, and nothing is imported",
    arguments: BadLine.noEvents + BadLine.badFields + BadLine.missingFields)
  func badLine(_ bad: BadLine) throws {
    let before = lines(line(number: 901), line(number: 902))
    let bytes = Array(before.utf8) + bad.bytes + Array("\n\(line(number: 903))\n".utf8)
    let refused = try refusal(of: bytes)
    #expect(refused.line == 4)
    #expect([.lineTooLong, .notAnEvent].contains(refused.fault))
  }

  @Test("values may be nested to depth 32, and texts may contain any brackets")
  func deep() throws {
    let brackets = #""\#(String(repeating: "[{", count: 100))\\\"""#
    let text = lines(
      line(number: 901, kind: "future", body: BadLine.nested(31, "1")),
      line(number: 902, kind: "future", body: BadLine.nested(31, brackets)))
    let file = try folder.write(Array(text.utf8), to: "deep.jsonl")
    #expect(try JournalExchange(journal).importEvents(from: file).accepted == 2)
  }

  @Test("a file that ends in the middle of its last line is refused with that line")
  func tornEnd() throws {
    let text = lines(line(number: 901), line(number: 902), line(number: 903)).dropLast(20)
    #expect(try refusal(of: Array(text.utf8)).line == 4)
  }

  @Test("empty lines count for the number of a malformed line")
  func countsEmptyLines() throws {
    let text = "\(header)\n\n\r\n\(line(number: 901))\n\nbad\n"
    #expect(try refusal(of: Array(text.utf8)).line == 6)
  }

  @Test(
    "a file with another header is refused with line 1",
    arguments: [
      "\n\(header)\n", "hello\n", "{}\n", line() + "\n", #"{"format":"wordhoard-journal"}"#,
      #"{"format":"wordhoard-deck","version":1}"#,
      #"{"format":"wordhoard-journal","version":"1"}"#, "\u{FEFF}x", "PK\u{3}\u{4}",
    ])
  func wrongHeader(_ text: String) throws {
    let refused = try refusal(of: Array(text.utf8))
    #expect(refused.line == 1)
    #expect(refused.fault == .notAJournal)
  }

  @Test("bytes that are not UTF-8 are not a header")
  func binary() throws {
    #expect(try refusal(of: [0xFF, 0xFE, 0x00, 0x0A, 0x80]).line == 1)
  }

  @Test("the error for a newer format contains its version and the newest readable one")
  func newerVersion() throws {
    let text = #"{"format":"wordhoard-journal","version":2,"more":[]}"# + "\n" + line() + "\n"
    let refused = try refusal(of: Array(text.utf8))
    #expect(refused.line == 1)
    #expect(refused.fault == .newerFormat(version: 2, newestReadable: 1))
  }

  @Test("an empty file is refused")
  func emptyFile() throws {
    let refused = try refusal(of: [])
    #expect(refused.line == 1)
    #expect(refused.fault == .emptyFile)
  }

  @Test("a missing file and a folder are unreadable", arguments: ["none", "desk"])
  func unreadable(_ name: String) throws {
    let file = "\(folder.path)/\(name)"
    #expect(throws: JournalError.unreadable(file: file)) {
      try JournalExchange(journal).importEvents(from: file)
    }
  }

  @Test("after a refused file the same journal imports the corrected one")
  func mended() throws {
    _ = try refusal(of: Array((lines(line(number: 901)) + "bad\n").utf8))
    let file = try folder.write(lines(line(number: 901)), to: "good.jsonl")
    #expect(try JournalExchange(journal).importEvents(from: file).accepted == 1)
    try journal.append(id(999), seen("dawn"), at: moment(9))
  }
}
