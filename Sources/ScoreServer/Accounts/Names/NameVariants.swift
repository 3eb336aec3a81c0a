/// The ways in which people read a name: without `_`, `-` and the digits at its ends, and with
/// digits replaced by similar letters (`4dm1n`).
struct NameVariants {
  /// Readings of the name as one word.
  let whole: Set<String>
  /// Readings of the name as one word, and of each part between `_` and `-`.
  let parts: Set<String>

  /// The readings of a name of ASCII letters, digits, `_` and `-`.
  init(of name: String) {
    let name = name.lowercased()
    let words = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    whole = NameVariants.readings(of: words.joined())
    parts = words.reduce(into: whole) { $0.formUnion(NameVariants.readings(of: $1)) }
  }

  /// The ASCII letters and digits of a text, in lower case.
  static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func readings(of word: String) -> Set<String> {
    let trimmed = String(word.drop(while: \.isNumber).reversed().drop(while: \.isNumber).reversed())
    // 1 can replace i and l.
    return [
      word, trimmed, withLetters(word, one: "i"), withLetters(word, one: "l"),
      withLetters(trimmed, one: "i"), withLetters(trimmed, one: "l"),
    ]
  }

  private static func withLetters(_ word: String, one: Character) -> String {
    String(
      word.map { letter in
        switch letter {
        case "0": "o"
        case "1": one
        case "3": "e"
        case "4": "a"
        case "5": "s"
        case "7": "t"
        case "8": "b"
        default: letter
        }
      })
  }
}
