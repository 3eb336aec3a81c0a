/// Reads the fields of a protobuf message, as far as Anki's three small messages need it.
struct Protobuf {
  /// The value of a field.
  enum Value: Hashable {
    case number(UInt64)
    case float(Float)
    case bytes(ArraySlice<UInt8>)
  }

  /// The fields in order; nil if the message is malformed.
  static func fields(_ bytes: ArraySlice<UInt8>) -> [(number: UInt64, value: Value)]? {
    var fields: [(UInt64, Value)] = []
    var rest = bytes
    while !rest.isEmpty {
      guard let key = number(&rest) else { return nil }
      switch key & 7 {
      case 0:
        guard let value = number(&rest) else { return nil }
        fields.append((key >> 3, .number(value)))
      case 2:
        guard let length = number(&rest), length <= UInt64(rest.count) else { return nil }
        fields.append((key >> 3, .bytes(rest.prefix(Int(length)))))
        rest = rest.dropFirst(Int(length))
      case 1, 5:
        let length = key & 7 == 1 ? 8 : 4
        guard rest.count >= length else { return nil }
        if length == 4 {
          let bits = rest.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
          fields.append((key >> 3, .float(Float(bitPattern: bits))))
        }
        rest = rest.dropFirst(length)
      default: return nil
      }
    }
    return fields
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }
}

extension [(number: UInt64, value: Protobuf.Value)] {
  /// A number; 0 if it is missing, as in protobuf.
  func number(_ field: UInt64) -> UInt64 {
    for entry in self where entry.number == field {
      if case .number(let value) = entry.value { return value }
    }
    return 0
  }

  /// A number with a fraction; nil if it is missing.
  func float(_ field: UInt64) -> Float? {
    for entry in self where entry.number == field {
      if case .float(let value) = entry.value { return value }
    }
    return nil
  }

  /// A text; empty if it is missing.
  func text(_ field: UInt64) -> String { String(decoding: bytes(field), as: UTF8.self) }

  /// The fields of a message inside; none if it is missing or malformed.
  func message(_ field: UInt64) -> Self { Protobuf.fields(bytes(field)) ?? [] }

  private func bytes(_ field: UInt64) -> ArraySlice<UInt8> {
    for entry in self where entry.number == field {
      if case .bytes(let bytes) = entry.value { return bytes }
    }
    return []
  }
}
