/// An expression of C in the variable `n`, with the operators that plural rules use.
indirect enum PluralExpression: Sendable {
  /// The operators with two operands.
  enum Operator: String, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    /// The precedence; a higher value binds more tightly.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual: 3
      case .less, .greater, .lessOrEqual, .greaterOrEqual: 4
      case .plus, .minus: 5
      case .times, .divided, .remainder: 6
      }
    }
  }

  case number
  case constant(Int)
  case not(PluralExpression)
  case binary(Operator, PluralExpression, PluralExpression)
  case condition(PluralExpression, PluralExpression, PluralExpression)

  /// The value for a number `n`. A division by zero gives 0, and overflow wraps around.
  func value(for number: Int) -> Int {
    switch self {
    case .number: return number
    case .constant(let value): return value
    case .not(let operand): return operand.value(for: number) == 0 ? 1 : 0
    case .condition(let test, let yes, let no):
      return test.value(for: number) != 0 ? yes.value(for: number) : no.value(for: number)
    case .binary(let sign, let left, let right):
      let (left, right) = (left.value(for: number), right.value(for: number))
      switch sign {
      case .or: return left != 0 || right != 0 ? 1 : 0
      case .and: return left != 0 && right != 0 ? 1 : 0
      case .equal: return left == right ? 1 : 0
      case .notEqual: return left != right ? 1 : 0
      case .lessOrEqual: return left <= right ? 1 : 0
      case .greaterOrEqual: return left >= right ? 1 : 0
      case .less: return left < right ? 1 : 0
      case .greater: return left > right ? 1 : 0
      case .plus: return left &+ right
      case .minus: return left &- right
      case .times: return left &* right
      case .divided: return right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
      case .remainder:
        return right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
      }
    }
  }

  /// Parses an expression; nil if it is malformed or nested too deeply.
  init?(_ text: String) {
    var reader = Reader(rest: Array(text.utf8)[...])
    guard let expression = reader.condition(depth: 0), reader.isAtEnd else { return nil }
    self = expression
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>
    private let deepest = 40

    init(rest: ArraySlice<UInt8>) { self.rest = rest }

    var isAtEnd: Bool {
      mutating get {
        skipBlanks()
        return rest.isEmpty
      }
    }

    private mutating func skipBlanks() {
      while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    }

    private mutating func take(_ sign: String) -> Bool {
      skipBlanks()
      guard rest.starts(with: sign.utf8) else { return false }
      rest.removeFirst(sign.utf8.count)
      return true
    }

    mutating func condition(depth: Int) -> PluralExpression? {
      guard depth < deepest, let test = binary(above: 0, depth: depth + 1) else { return nil }
      guard take("?") else { return test }
      guard let yes = condition(depth: depth + 1), take(":"),
        let no = condition(depth: depth + 1)
      else { return nil }
      return .condition(test, yes, no)
    }

    private mutating func binary(above precedence: Int, depth: Int) -> PluralExpression? {
      guard depth < deepest, var left = operand(depth: depth + 1) else { return nil }
      while let sign = nextOperator(), sign.precedence > precedence {
        _ = take(sign.rawValue)
        guard let right = binary(above: sign.precedence, depth: depth + 1) else { return nil }
        left = .binary(sign, left, right)
      }
      return left
    }

    private mutating func nextOperator() -> Operator? {
      skipBlanks()
      for length in [2, 1] {
        guard let text = String(validating: rest.prefix(length), as: UTF8.self) else { continue }
        if let sign = Operator(rawValue: text) { return sign }
      }
      return nil
    }

    private mutating func operand(depth: Int) -> PluralExpression? {
      guard depth < deepest else { return nil }
      if take("!") { return operand(depth: depth + 1).map { .not($0) } }
      if take("(") {
        guard let inner = condition(depth: depth + 1), take(")") else { return nil }
        return inner
      }
      if take("n") { return .number }
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty, digits.count <= 9,
        let value = String(validating: digits, as: UTF8.self).flatMap({ Int($0) })
      else { return nil }
      rest = rest[digits.endIndex...]
      return .constant(value)
    }
  }
}
