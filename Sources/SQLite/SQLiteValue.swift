/// An argument of a statement.
package enum SQLiteValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A text; it may contain any characters, also U+0000.
  case text(String)
  /// Bytes.
  case blob([UInt8])
  /// NULL.
  case null

  /// A whole number.
  package static func integer(_ number: Int) -> SQLiteValue { .integer(Int64(number)) }

  /// A text, or NULL.
  package static func text(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }
}
