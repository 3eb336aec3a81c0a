/// An argument of a statement.
package enum SQLiteValue: Hashable, Sendable {
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A text; it may contain any characters, also U+0000.
  case text(String)
  /// Bytes; they may be empty, unlike NULL.
  case blob([UInt8])
  /// The value of nil arguments.
  case null

  /// A whole number of 64 bits, from an `Int`.
  package static func integer(_ number: Int) -> SQLiteValue { .integer(Int64(number)) }

  /// A text; NULL for nil.
  package static func text(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }
}
