import Foundation
import GameEngine
import Testing

@Suite("Events as lines")
struct EventLineTests {
  /// A line's fields as JSON, with whatever a test wants to be otherwise; nil leaves a field out.
  private func text(_ changes: [String: String?] = [:]) -> String {
    var fields: [String: String?] = [
      "id": #""00000000-0000-4000-8000-000000000001""#, "device": #""phone""#, "counter": "1",
      "instant": "1795258800000", "localDate": #""2026-11-21""#, "offset": "3600",
      "kind": #""seen""#, "body": #"{"item":"en/fog/noun"}"#,
    ]
    fields.merge(changes) { _, new in new }
    let pairs = fields.sorted { $0.key < $1.key }
      .compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
    return "{\(pairs.joined(separator: ","))}"
  }

  private func line(_ changes: [String: String?] = [:]) throws -> EventLine {
    try JSONDecoder().decode(EventLine.self, from: Data(text(changes).utf8))
  }

  private func written(_ line: EventLine) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(line), as: UTF8.self)
  }

  @Test("a line is read and written unchanged")
  func roundTrip() throws {
    let line = try line()
    #expect(line.event.body == .seen(ItemID("en/fog/noun")))
    #expect(line.event.instant == 1_795_258_800_000)
    #expect(try written(line) == text())
  }

  @Test(
    "what this version does not understand is passed on untouched",
    arguments: [
      ["kind": #""telepathy""#, "body": #"{"a":[1,2.5,null,true,{"b":"é\n"}],"x":{}}"#],
      ["body": #"{"item":"en/fog/noun","mood":[{"foggy":-1}]}"#],
      ["kind": #""round""#, "body": #"{"header":{"mode":"hologram"},"round":7}"#],
    ])
  func untouched(_ changes: [String: String]) throws {
    #expect(try written(line(changes)) == text(changes))
  }

  @Test("a round of newer rules and a kind that is not known are events of an unknown kind")
  func unknown() throws {
    #expect(try line(["kind": #""round""#, "body": "{}"]).event.body == .unknown(kind: "round"))
    #expect(try line(["kind": #""x""#, "body": "{}"]).event.body == .unknown(kind: "x"))
  }

  @Test("the limits of each field are valid values")
  func limits() throws {
    for changes in [
      ["counter": "0"], ["counter": "9007199254740992"], ["instant": "0"],
      ["instant": "253402300799999"], ["offset": "-64800"], ["offset": "64800"],
      ["device": "\"\(String(repeating: "d", count: 64))\""],
      ["kind": "\"\(String(repeating: "k", count: 64))\""],
    ] { _ = try line(changes) }
  }

  @Test(
    "a field out of its range, missing, of another type or too many is refused",
    arguments: [
      ["counter": "-1"], ["counter": "9007199254740993"], ["counter": "1.5"], ["instant": "-1"],
      ["instant": "253402300800000"], ["instant": "1e999"], ["offset": "64801"],
      ["offset": "-64801"], ["device": #""""#],
      ["device": "\"\(String(repeating: "d", count: 65))\""], ["kind": #""""#],
      ["kind": "\"\(String(repeating: "k", count: 65))\""], ["kind": "null"],
      ["localDate": #""2026-02-30""#], ["id": #""7""#], ["body": "[]"], ["body": "null"],
      ["body": #""{}""#], ["kind": #""x""#, "body": "3"], ["body": "{}"],
      ["score": "5500"], ["ID": "1"], ["counter": nil], ["body": nil], ["kind": nil],
    ] as [[String: String?]])
  func refused(_ changes: [String: String?]) {
    #expect(throws: DecodingError.self) { try line(changes) }
  }
}
