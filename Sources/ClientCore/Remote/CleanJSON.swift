package import FoundationEssentials
import GameEngine

/// Decodes untrusted JSON. Characters that could move the cursor, change the writing direction or break a line
/// become spaces, so the decoded texts are safe to show.
package enum CleanJSON {
  /// Decodes a value whose strings have no control characters. Pure ASCII without escapes is
  /// decoded directly.
  ///
  /// - Throws: an error of `JSONDecoder`.
  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  {
    // Without escapes and bytes beyond ASCII there is nothing to clean. A NUL may be part of UTF-16, which the
    // decoder accepts too.
    let isPlain = data.allSatisfy { $0 != UInt8(ascii: "\\") && 0 < $0 && $0 < 0x7F }
    guard !isPlain else { return try JSONDecoder().decode(type, from: data) }
    let value = try JSONDecoder().decode(JSONValue.self, from: data)
    return try JSONDecoder().decode(type, from: JSONEncoder().encode(clean(value)))
  }

  private static func clean(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): .string(shortened(text, to: .max))
    case .array(let list): .array(list.map(clean))
    case .object(let object): .object(object.mapValues(clean))
    case .null, .bool, .integer, .number: value
    }
  }
}
