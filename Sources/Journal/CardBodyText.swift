import GameEngine

/// Writes the body of a card's event as `BodyText.encoder` does. An import writes one for each card, and the encoder takes
/// longer than everything else that is done for it.
struct CardBodyText {
  private var bytes: [UInt8] = []

  /// The body; nil if it has sounds or pictures, which few cards have.
  static func text(of entry: CardEntry) -> String? {
    guard entry.audio == nil, entry.pictures == nil else { return nil }
    var body = CardBodyText()
    body.bytes.reserveCapacity(512)
    body.add("card", entry.card.rawValue)
    body.add("change", entry.change?.description)
    body.add("deck", entry.deck?.rawValue)
    body.add("definition", entry.definition)
    body.add("edited", literal: entry.edited?.description)
    body.add("example", entry.example)
    body.add("note", entry.note)
    body.add("origin", entry.origin)
    body.add("pronunciation", entry.pronunciation)
    body.add("removed", literal: entry.removed?.description)
    body.add("source", entry.source)
    body.add("synonyms", entry.synonyms)
    body.add("tags", entry.tags)
    body.add("term", entry.term)
    body.bytes.append(UInt8(ascii: "}"))
    return String(decoding: body.bytes, as: UTF8.self)
  }

  private mutating func add(_ field: StaticString, _ text: String?) {
    guard let text else { return }
    begin(field)
    append(text)
  }

  private mutating func add(_ field: StaticString, _ texts: [String]?) {
    guard let texts else { return }
    begin(field)
    bytes.append(UInt8(ascii: "["))
    for (place, text) in texts.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      append(text)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func add(_ field: StaticString, literal: String?) {
    guard let literal else { return }
    begin(field)
    bytes += literal.utf8
  }

  private mutating func begin(_ field: StaticString) {
    bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
    bytes.append(UInt8(ascii: "\""))
    field.withUTF8Buffer { bytes += $0 }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20:
        bytes += "\\u00\(byte < 0x10 ? "0" : "1")\(String(byte & 0xF, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
