import FoundationEssentials
import GameEngine

/// Bodies of events as JSON texts, as they are stored.
enum BodyText {
  private struct Decoded: DecodableWithConfiguration {
    let body: EventBody
    init(from decoder: any Decoder, configuration kind: String) throws {
      body = try EventBody(kind: kind, from: decoder)
    }
  }

  static func encoded(_ body: EventBody) throws -> String {
    if case .seen(let item, nil) = body, item.rawValue.utf8.allSatisfy(isPlain) {
      return seenStart + item.rawValue + seenEnd
    }
    if case .card(let entry) = body, let text = BulkBodyText.text(of: entry) { return text }
    if case .difficulty(let entry) = body, let memory = entry.memory, entry.isPlausible {
      return BulkBodyText.text(of: entry, memory)
    }
    return try String(decoding: encoder.encode(body), as: UTF8.self)
  }

  /// A body that may contain fields that this version does not know.
  static func encoded(_ body: JSONValue) throws -> String {
    try String(decoding: encoder.encode(body), as: UTF8.self)
  }

  static func decoded(_ text: String, kind: String) throws -> EventBody {
    if kind == "seen", text.hasPrefix(seenStart), text.hasSuffix(seenEnd) {
      let item = text.utf8.dropFirst(seenStart.utf8.count).dropLast(seenEnd.utf8.count)
      if !item.isEmpty, item.allSatisfy(isPlain) { return .seen(ItemID(String(Substring(item)))) }
    }
    if kind == "difficulty", let entry = BulkBodyText.difficulty(from: text) {
      return .difficulty(entry)
    }
    return try decoder.decode(Decoded.self, from: Data(text.utf8), configuration: kind).body
  }

  // A look-up writes one such event, and reads the events since the last checkpoint. For these,
  // JSON's coders would take longer than all the rest.
  private static let seenStart = #"{"item":""#
  private static let seenEnd = #""}"#

  /// Whether a byte of a text is the same in JSON.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// All fields of a body, also those that this version does not know.
  static func value(_ text: String) throws -> JSONValue {
    try decoder.decode(JSONValue.self, from: Data(text.utf8))
  }

  /// An expression of SQL for a field of a body; null if the body is not JSON.
  static func sql(_ field: String, of column: String = "body") -> String {
    "CASE WHEN json_valid(\(column)) THEN json_extract(\(column), '$.\(field)') END"
  }

  /// Shared, because creating a decoder takes longer than reading a body.
  static let decoder = JSONDecoder()

  /// Sorts keys, so that the same event always has the same text.
  static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
