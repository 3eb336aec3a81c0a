/// Figures as `scripts/letter-statistics` writes them: `=de 8 en_ er 9 ch`. A language, then costs with the groups of letters that have them; `_`
/// is the edge of a word.
package enum FigureTable {
  /// The cost of a group that a language does not have.
  package static let absent = 22

  /// Passes on each group of a table with its language and its cost: minus the natural logarithm of its share, in halves.
  package static func forEach(
    in table: String, _ body: (_ language: Substring, _ cost: Int, _ group: Substring) -> Void
  ) {
    var language: Substring = ""
    var cost = 0
    // A mark at the beginning of a group would be one character with the space before it.
    for part in table.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let word = Substring(part)
      if word.utf8.first == UInt8(ascii: "=") {
        language = word.dropFirst()
      } else if let number = Int(word) {
        cost = number
      } else {
        body(language, cost, word)
      }
    }
  }
}
