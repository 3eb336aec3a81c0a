/// Finds International Standard Book Numbers.
enum ISBN {
  private static let most = 500

  /// The well-formed numbers of a value, without hyphens.
  static func all(_ value: LooseJSON?) -> [String] {
    (value?.texts ?? []).prefix(most).compactMap { text in
      let number = text.filter { $0 != "-" && $0 != " " }.uppercased()
      return number.wholeMatch(of: /[0-9]{9}[0-9X]|97[89][0-9]{10}/) == nil ? nil : number
    }
  }
}
