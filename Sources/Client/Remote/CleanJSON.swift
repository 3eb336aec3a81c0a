package import Foundation

/// JSON from outside, with nothing in its texts that could move the cursor, turn the direction of
/// writing or break a line: such characters become blanks. What is decoded from it can be shown as
/// it is.
package enum CleanJSON {
  /// Decodes a value.
  ///
  /// - Throws: an error of `JSONDecoder` or `JSONSerialization`.
  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  {
    // Nothing that had to be cleaned can stand in bytes without an escape or a byte beyond ASCII.
    let isPlain = data.allSatisfy { $0 != UInt8(ascii: "\\") && $0 < 0x7F }
    guard !isPlain else { return try JSONDecoder().decode(type, from: data) }
    let value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    let cleaned = try JSONSerialization.data(
      withJSONObject: clean(value), options: .fragmentsAllowed)
    return try JSONDecoder().decode(type, from: cleaned)
  }

  private static func clean(_ value: Any) -> Any {
    switch value {
    case let text as String: shownSafely(text, limit: .max)
    case let list as [Any]: list.map(clean)
    case let object as [String: Any]: object.mapValues(clean)
    default: value
    }
  }
}
