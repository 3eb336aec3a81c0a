/// Which plural form a number takes: the header `Plural-Forms` of a catalogue, whose rule is an
/// expression of C in `n`.
struct PluralRule: Sendable {
  /// The number of forms.
  let count: Int
  private let expression: PluralExpression

  /// One form for 1, another for the rest.
  static let english = PluralRule(count: 2, expression: .binary(.notEqual, .number, .constant(1)))

  private init(count: Int, expression: PluralExpression) {
    self.count = count
    self.expression = expression
  }

  /// Reads `nplurals=2; plural=(n != 1);`, or nil if it is malformed.
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

  /// The form of a number, below `count`.
  func form(for number: Int) -> Int { min(max(0, expression.value(for: number)), count - 1) }
}
