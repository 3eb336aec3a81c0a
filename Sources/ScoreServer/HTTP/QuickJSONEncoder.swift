/// Writes values as JSON straight into bytes. Foundation's encoder builds a tree of each value first, and
/// that took a tenth of the time of a move.
///
/// It is for the types of this interface, which ask for their containers one after the other. To ask for
/// a nested container, or a superclass's, is a mistake of the programmer, and traps.
enum QuickJSONEncoder {
  /// The JSON of a value, without escaped slashes.
  ///
  /// - Throws: `EncodingError` for a number that is not finite; what the value's own encoding throws.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let text = JSONText()
    try text.add(value)
    return text.bytes
  }
}

/// The text so far, and what of it is open.
private final class JSONText {
  /// What stands at the place of a value.
  enum Kind { case nothing, scalar, object, array }

  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var kind = Kind.nothing

  init() { bytes.reserveCapacity(1024) }

  /// Adds a value with all that is in it.
  func add(_ value: some Encodable) throws {
    let outer = (kind, count)
    (kind, count) = (.nothing, 0)
    try value.encode(to: JSONPlace(text: self))
    switch kind {
    case .nothing: add("{}")
    case .scalar: break
    case .object: bytes.append(UInt8(ascii: "}"))
    case .array: bytes.append(UInt8(ascii: "]"))
    }
    (kind, count) = outer
  }

  /// The value is a scalar, an object or an array, and goes on as it has begun.
  func begin(_ kind: Kind) {
    guard self.kind == .nothing else { return }
    self.kind = kind
    if kind == .object { bytes.append(UInt8(ascii: "{")) }
    if kind == .array { bytes.append(UInt8(ascii: "[")) }
  }

  /// The next element of an array.
  func next() {
    if count > 0 { bytes.append(UInt8(ascii: ",")) }
    count += 1
  }

  /// The next name of an object.
  func next(_ name: String) {
    next()
    add(quoted: name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Characters as they are.
  func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A string (RFC 8259, 7).
  func add(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
      if $0.allSatisfy(JSONText.isPlain) { bytes.append(contentsOf: $0) } else { addEscaped($0) }
    }
    if isDone == nil { addEscaped(text.utf8) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private func addEscaped(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        add(byte < 0x10 ? "\\u000" : "\\u00")
        add(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
  }

  /// A number.
  func add(number: some BinaryFloatingPoint & LosslessStringConvertible) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number,
        EncodingError.Context(codingPath: [], debugDescription: "JSON has no such number"))
    }
    add(String(number))
  }
}

/// A place for one value.
private struct JSONPlace: Encoder {
  let text: JSONText
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    text.begin(.object)
    return KeyedEncodingContainer(JSONObject(text: text))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    text.begin(.array)
    return JSONArray(text: text)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONScalar(text: text) }
}

private struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let text: JSONText
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    text.next(key.stringValue)
    text.add("null")
  }
  func encode(_ value: Bool, forKey key: Key) {
    text.next(key.stringValue)
    text.add(value ? "true" : "false")
  }
  func encode(_ value: String, forKey key: Key) {
    text.next(key.stringValue)
    text.add(quoted: value)
  }
  func encode(_ value: some FixedWidthInteger & Encodable, forKey key: Key) {
    text.next(key.stringValue)
    text.add(String(value))
  }
  func encode(_ value: some Encodable, forKey key: Key) throws {
    text.next(key.stringValue)
    try text.add(value)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { noNesting() }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { noNesting() }
  func superEncoder() -> any Encoder { noNesting() }
  func superEncoder(forKey key: Key) -> any Encoder { noNesting() }
}

/// A container whose values have no names.
private protocol JSONNameless {
  var text: JSONText { get }
  /// Makes room for a value.
  func makeRoom()
}

extension JSONNameless {
  var codingPath: [any CodingKey] { [] }

  func encodeNil() {
    makeRoom()
    text.add("null")
  }
  func encode(_ value: Bool) {
    makeRoom()
    text.add(value ? "true" : "false")
  }
  func encode(_ value: String) {
    makeRoom()
    text.add(quoted: value)
  }
  func encode(_ value: some FixedWidthInteger & Encodable) {
    makeRoom()
    text.add(String(value))
  }
  func encode(_ value: Double) throws {
    makeRoom()
    try text.add(number: value)
  }
  func encode(_ value: Float) throws {
    makeRoom()
    try text.add(number: value)
  }
  func encode(_ value: some Encodable) throws {
    makeRoom()
    try text.add(value)
  }
}

private struct JSONArray: UnkeyedEncodingContainer, JSONNameless {
  let text: JSONText
  var count: Int { text.count }

  func makeRoom() { text.next() }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { noNesting() }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { noNesting() }
  func superEncoder() -> any Encoder { noNesting() }
}

private struct JSONScalar: SingleValueEncodingContainer, JSONNameless {
  let text: JSONText

  func makeRoom() { text.begin(.scalar) }
}

private func noNesting() -> Never {
  preconditionFailure("a type of the interface asks for a nested container")
}
