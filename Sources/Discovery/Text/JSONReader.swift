import FoundationEssentials
import Kit

/// Reads JSON with limits, in time proportional to its length.
struct JSONReader {
  private static let deepest = 64
  private static let mostValues = 200_000

  private let bytes: [UInt8]
  private var place = 0
  private var values = 0

  /// The value of a text; nil unless the text is one complete value.
  static func value(of text: Data) -> LooseJSON? {
    var reader = JSONReader(bytes: Array(text))
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipBlanks()
    return reader.place == reader.bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value(depth: Int) -> LooseJSON? {
    skipBlanks()
    values += 1
    guard place < bytes.count, depth < JSONReader.deepest, values < JSONReader.mostValues else {
      return nil
    }
    switch bytes[place] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map(LooseJSON.string)
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> LooseJSON? {
    var members: [String: LooseJSON] = [:]
    place += 1
    skipBlanks()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard let name = string() else { return nil }
      skipBlanks()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      members[name] = value
      skipBlanks()
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> LooseJSON? {
    var elements: [LooseJSON] = []
    place += 1
    skipBlanks()
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      skipBlanks()
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func number() -> LooseJSON? {
    let start = place
    while place < bytes.count, JSONReader.isNumber(bytes[place]) { place += 1 }
    guard place > start, place - start < 100,
      let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite
    else { return nil }
    return .number(number)
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      // Names and values are compared.
      case UInt8(ascii: "\""): return String(decoding: MarkRuns.bounded(text), as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let character = escaped() else { return nil }
        text += Array(String(Character(character)).utf8)
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"), UInt8(ascii: "f"): return " "
    case UInt8(ascii: "u"):
      guard let first = unit() else { return nil }
      guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
      let start = place
      if take("\\u"), let second = unit(), (0xDC00..<0xE000).contains(second) {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      }
      // Half of a character: the rest of the text is read normally.
      place = start
      return "\u{FFFD}"
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func unit() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let end = place + text.utf8CodeUnitCount
    guard end <= bytes.count,
      (place..<end).allSatisfy({ bytes[$0] == text.utf8Start[$0 - place] })
    else { return false }
    place = end
    return true
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
  }
}
