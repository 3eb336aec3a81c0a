/// Writes values as JSON directly into bytes. Foundation's encoder first builds a tree of each value, which
/// took a tenth of the time of a move.
///
/// It supports the types of this API, which request their containers one after the other. Requesting a
/// nested container or a superclass encoder is a programming error and traps.
enum JSONWriter {
  /// The JSON of a value, without escaped slashes.
  ///
  /// - Throws: `EncodingError` for a number that is not finite; any error of the value's own encoding.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let output = JSONOutput()
    try output.add(value)
    return output.bytes
  }

  /// An object that was encoded before, with one more field at its end.
  ///
  /// - Parameters:
  ///   - object: the JSON of an object with at least one field.
  ///   - name: the name of the new field.
  ///   - value: its value; nil is written as null.
  /// - Throws: as `encode`.
  static func adding(
    _ name: String, _ value: (some Encodable)?, to object: [UInt8]
  ) throws -> [UInt8] {
    let output = JSONOutput(continuing: object.dropLast())
    output.next(name)
    if let value { try output.add(value) } else { output.add("null") }
    output.add("}")
    return output.bytes
  }
}

/// The bytes written so far, and the value that is being written.
private final class JSONOutput {
  /// The kind of the current value.
  enum Kind { case undecided, scalar, object, array }

  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var kind = Kind.undecided

  init() { bytes.reserveCapacity(1024) }

  /// Continues an object that has fields already.
  init(continuing object: ArraySlice<UInt8>) {
    bytes.reserveCapacity(object.count + 256)
    bytes.append(contentsOf: object)
    count = 1
  }

  /// Adds a value and everything in it.
  func add(_ value: some Encodable) throws {
    let outer = (kind, count)
    (kind, count) = (.undecided, 0)
    try value.encode(to: JSONValueEncoder(output: self))
    switch kind {
    case .undecided: add("{}")
    case .scalar: break
    case .object: bytes.append(UInt8(ascii: "}"))
    case .array: bytes.append(UInt8(ascii: "]"))
    }
    (kind, count) = outer
  }

  /// Sets the kind of the current value, unless it is set.
  func begin(_ kind: Kind) {
    guard self.kind == .undecided else { return }
    self.kind = kind
    if kind == .object { bytes.append(UInt8(ascii: "{")) }
    if kind == .array { bytes.append(UInt8(ascii: "[")) }
  }

  /// Begins the next element of an array.
  func next() {
    if count > 0 { bytes.append(UInt8(ascii: ",")) }
    count += 1
  }

  /// Begins the next field of an object.
  func next(_ name: String) {
    next()
    add(quoted: name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Appends text as it is, such as a literal or a number.
  func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a string in quotes (RFC 8259, section 7).
  func add(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
      if $0.allSatisfy(JSONOutput.isPlain) { bytes.append(contentsOf: $0) } else { addEscaped($0) }
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

  /// Adds a floating-point number in its shortest exact form. Throws `EncodingError` for infinity
  /// and NaN.
  func add(number: some BinaryFloatingPoint & LosslessStringConvertible) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number,
        EncodingError.Context(codingPath: [], debugDescription: "JSON has no such number"))
    }
    add(String(number))
  }
}

/// The encoder of one value.
private struct JSONValueEncoder: Encoder {
  let output: JSONOutput
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    output.begin(.object)
    return KeyedEncodingContainer(JSONObject(output: output))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    output.begin(.array)
    return JSONArray(output: output)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONScalar(output: output) }
}

private struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let output: JSONOutput
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    output.next(key.stringValue)
    output.add("null")
  }
  func encode(_ value: Bool, forKey key: Key) {
    output.next(key.stringValue)
    output.add(value ? "true" : "false")
  }
  func encode(_ value: String, forKey key: Key) {
    output.next(key.stringValue)
    output.add(quoted: value)
  }
  func encode(_ value: some FixedWidthInteger & Encodable, forKey key: Key) {
    output.next(key.stringValue)
    output.add(String(value))
  }
  func encode(_ value: some Encodable, forKey key: Key) throws {
    output.next(key.stringValue)
    try output.add(value)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { noNesting() }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { noNesting() }
  func superEncoder() -> any Encoder { noNesting() }
  func superEncoder(forKey key: Key) -> any Encoder { noNesting() }
}

/// A container whose values have no names.
private protocol UnnamedValues {
  var output: JSONOutput { get }
  /// Called before each value is written.
  func beginValue()
}

extension UnnamedValues {
  var codingPath: [any CodingKey] { [] }

  func encodeNil() {
    beginValue()
    output.add("null")
  }
  func encode(_ value: Bool) {
    beginValue()
    output.add(value ? "true" : "false")
  }
  func encode(_ value: String) {
    beginValue()
    output.add(quoted: value)
  }
  func encode(_ value: some FixedWidthInteger & Encodable) {
    beginValue()
    output.add(String(value))
  }
  func encode(_ value: Double) throws {
    beginValue()
    try output.add(number: value)
  }
  func encode(_ value: Float) throws {
    beginValue()
    try output.add(number: value)
  }
  func encode(_ value: some Encodable) throws {
    beginValue()
    try output.add(value)
  }
}

private struct JSONArray: UnkeyedEncodingContainer, UnnamedValues {
  let output: JSONOutput
  var count: Int { output.count }

  func beginValue() { output.next() }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { noNesting() }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { noNesting() }
  func superEncoder() -> any Encoder { noNesting() }
}

private struct JSONScalar: SingleValueEncodingContainer, UnnamedValues {
  let output: JSONOutput

  func beginValue() { output.begin(.scalar) }
}

private func noNesting() -> Never {
  preconditionFailure("nested containers are not supported")
}
