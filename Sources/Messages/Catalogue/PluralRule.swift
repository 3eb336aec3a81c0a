/// Selects the plural form for a number. The rule is the header `Plural-Forms` of a catalogue, an
/// expression of C in `n`.
struct PluralRule: Sendable {
  /// The number of forms, 1 to 6.
  let count: Int
  private let expression: PluralExpression

  /// The form 0 for 1, the form 1 for all other numbers.
  static let english = PluralRule(count: 2, expression: .binary(.notEqual, .number, .constant(1)))

  private init(count: Int, expression: PluralExpression) {
    self.count = count
    self.expression = expression
  }

  /// Parses `nplurals=2; plural=(n != 1);`; nil if it is malformed.
  init?(header: String) {
    guard header.utf8.count <= 400 else { return nil }
    var fields: [String: String] = [:]
    for part in header.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let name = String(part[..<equals].filter { $0 != " " })
      fields[name] = String(part[part.index(after: equals)...])
    }
    guard let count = fields["nplurals"].flatMap({ Int($0.filter { $0 != " " }) }),
      (1...6).contains(count), let rule = fields["plural"],
      let expression = PluralExpression(rule)
    else { return nil }
    self.init(count: count, expression: expression)
  }

  /// The index of the form for a number, from 0 and below `count`.
  func form(for number: Int) -> Int { min(max(0, expression.value(for: number)), count - 1) }
}
