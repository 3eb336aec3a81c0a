import GameEngine
import Kit

/// Writes and reads the bodies that an import writes for each card, with the same result as
/// `BodyText.encoder`. The coders of JSON take longer than everything else that is done for a card.
struct BulkBodyText {
  private var bytes: [UInt8] = []

  /// The fields of a card in the order of their names.
  private static let names: [(name: String, field: CardField?)] =
    (CardField.allCases.map { ($0.name, $0) }
    + ["card", "change", "deck", "edited", "origin", "removed", "suspended"].map { ($0, nil) })
    .sorted { $0.0 < $1.0 }

  /// The body of a card; nil if it has sounds or pictures, which few cards have.
  static func text(of entry: CardEntry) -> String? {
    guard entry.audio == nil, entry.pictures == nil else { return nil }
    var body = BulkBodyText()
    body.bytes.reserveCapacity(512)
    for (name, field) in names {
      switch (name, field) {
      case (_, let field?) where field.isList:
        body.add(name, entry.texts[field].map(LinesText.lines))
      case (_, let field?): body.add(name, entry.texts[field])
      case ("card", nil): body.add(name, entry.card.rawValue)
      case ("change", nil): body.add(name, entry.change?.description)
      case ("deck", nil): body.add(name, entry.deck?.rawValue)
      case ("edited", nil): body.add(name, literal: entry.edited?.description)
      case ("origin", nil): body.add(name, entry.origin)
      case ("removed", nil): body.add(name, literal: entry.removed?.description)
      case ("suspended", nil): body.add(name, literal: entry.suspended?.description)
      default: break
      }
    }
    return body.text()
  }

  /// The body of a difficulty with a memory.
  static func text(of entry: DifficultyEntry, _ memory: KnownMemory) -> String {
    var body = BulkBodyText()
    body.bytes.reserveCapacity(256)
    body.add("change", entry.change?.description)
    body.add("difficulty", literal: entry.difficulty.rawValue.description)
    body.add("item", entry.item.rawValue)
    body.add("memory", literal: text(of: memory))
    body.add("recognition", literal: entry.recognition.map(text))
    return body.text()
  }

  private static func text(of memory: KnownMemory) -> String {
    var body = BulkBodyText()
    body.add("difficulty", literal: number(memory.difficulty))
    body.add("lapses", literal: memory.lapses.description)
    body.add("lastReview", literal: memory.lastReview.description)
    body.add("reviews", literal: memory.reviews.description)
    body.add("stability", literal: number(memory.stability))
    return body.text()
  }

  /// The difficulty with a memory of a change, from its body; nil if the body is another one, or was not written by the
  /// function above.
  static func difficulty(from text: String) -> DifficultyEntry? {
    var rest = text.utf8[...]
    func field(_ start: StaticString, _ end: Unicode.Scalar) -> Substring? {
      let begins = start.withUTF8Buffer { rest.starts(with: $0) }
      guard begins else { return nil }
      let value = rest.dropFirst(start.utf8CodeUnitCount).prefix { $0 != UInt8(ascii: end) }
      rest = rest[value.endIndex...]
      return Substring(value)
    }
    func memory(_ start: StaticString) -> KnownMemory? {
      guard let difficulty = field(start, ",").flatMap({ Double($0) }),
        let lapses = field(#","lapses":"#, ",").flatMap({ Int($0) }),
        let lastReview = field(#","lastReview":"#, ",").flatMap({ Int64($0) }),
        let reviews = field(#","reviews":"#, ",").flatMap({ Int($0) }),
        let stability = field(#","stability":"#, "}").flatMap({ Double($0) })
      else { return nil }
      return KnownMemory(
        stability: stability, difficulty: difficulty, lastReview: lastReview, reviews: reviews,
        lapses: lapses)
    }
    guard let change = field(#"{"change":""#, "\"").flatMap({ EventID(String($0)) }),
      let shown = field(#"","difficulty":"#, ",").flatMap({ Int($0) }).flatMap(Difficulty.init),
      let item = field(#","item":""#, "\""),
      let known = memory(#"","memory":{"difficulty":"#)
    else { return nil }
    let entry = DifficultyEntry(
      item: ItemID(String(item)), difficulty: shown, change: change, memory: known,
      recognition: memory(#"},"recognition":{"difficulty":"#))
    guard entry.isPlausible else { return nil }
    // So nothing is accepted that JSON does not allow.
    return BulkBodyText.text(of: entry, known) == text ? entry : nil
  }

  private static func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func text() -> String {
    bytes.append(UInt8(ascii: "}"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func add(_ field: String, _ text: String?) {
    guard let text else { return }
    begin(field)
    append(text)
  }

  private mutating func add(_ field: String, _ texts: [String]?) {
    guard let texts else { return }
    begin(field)
    bytes.append(UInt8(ascii: "["))
    for (place, text) in texts.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      append(text)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func add(_ field: String, literal: String?) {
    guard let literal else { return }
    begin(field)
    bytes += literal.utf8
  }

  private mutating func begin(_ field: String) {
    bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
    bytes.append(UInt8(ascii: "\""))
    bytes += field.utf8
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      if text.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
      {
        text.forEach { appendEscaped($0) }
      } else {
        bytes.append(contentsOf: text)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
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
}
