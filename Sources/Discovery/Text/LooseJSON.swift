/// A value of a JSON text whose structure is not certain: any member may be missing or have another
/// type.
enum LooseJSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([LooseJSON])
  case object([String: LooseJSON])

  /// A member of an object.
  subscript(name: String) -> LooseJSON? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// The elements of an array; any other value but null is its own only element.
  var elements: [LooseJSON] {
    switch self {
    case .array(let elements): elements
    case .null: []
    default: [self]
    }
  }

  /// The elements of an array; nil for anything else.
  var array: [LooseJSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// A text: a string, a number, the first one of an array, or the `value` of an object.
  var text: String? {
    switch self {
    case .string(let text): text
    case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
    case .array(let elements): elements.first?.scalar?.text
    case .object(let members): members["value"]?.scalar?.text
    case .null, .bool: nil
    }
  }

  /// The texts of an array, or the only one.
  var texts: [String] { elements.compactMap { $0.scalar?.text } }

  /// A number, also one that is written as a string or is the first of an array.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .array(let elements): elements.first?.scalar?.number
    default: nil
    }
  }

  /// A whole number from zero.
  var count: Int? { number.flatMap { $0 >= 0 ? Int(exactly: $0.rounded(.towardZero)) : nil } }

  private var scalar: LooseJSON? {
    switch self {
    case .array: nil
    default: self
    }
  }
}
