package import Foundation

/// Decodes untrusted JSON. Characters that could move the cursor, change the writing direction or break a line
/// become blanks, so the decoded texts are safe to show.
package enum CleanJSON {
  /// Decodes a value.
  ///
  /// - Throws: an error of `JSONDecoder` or `JSONSerialization`.
  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  {
    // Without escapes and bytes beyond ASCII there is nothing to clean.
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
