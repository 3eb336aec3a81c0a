/// Plurals that a learner might make of a noun by the rules for other nouns.
enum WrongPlural {
  /// The wrong plurals of a noun in a course, in no order that tells which is near the right one; empty without tables.
  static func all(of word: Item) -> [String] {
    let right = CourseForms(word).plurals
    let all =
      switch word.morphology {
      case .german: german(word.term)
      case .spanish: spanish(word.term)
      case .english, .listed: [String]()
      }
    return all.uniqued.filter { !right.contains($0) }
  }

  private static func german(_ word: String) -> [String] {
    let endings =
      word.hasSuffix("e")
      ? ["", "n", "s", "r"]
      : unstressed.contains(where: word.hasSuffix)
        ? ["", "n", "s", "e"] : ["e", "er", "en", "s", ""]
    return [word, withUmlaut(word)].compactMap(\.self).flatMap { base in endings.map { base + $0 } }
  }

  /// Endings that no umlaut passes over or into: *Vorbereitung, Mannschaft, Motor, Studium*.
  private static let fixed = ["ung", "schaft", "tion", "sion", "or", "um", "us"]
  private static let unstressed = ["el", "er", "en", "e"]

  /// A noun with an umlaut where a plural can have it, on the last vowel of its stem: *Baum, Bäum; Mangel, Mängel*. Nil if it
  /// can have none, as *Arbeitgeber*.
  private static func withUmlaut(_ word: String) -> String? {
    let marks: [Character: Character] = [
      "a": "ä", "o": "ö", "u": "ü", "A": "Ä", "O": "Ö", "U": "Ü",
    ]
    guard !fixed.contains(where: word.hasSuffix) else { return nil }
    let ending = unstressed.first(where: word.hasSuffix)?.count ?? 0
    var letters = Array(word)
    let stem = letters.dropLast(ending)
    guard var place = stem.lastIndex(where: { "aeiouyäöüAEIOUÄÖÜ".contains($0) }),
      marks[letters[place]] != nil
    else { return nil }
    // au becomes äu.
    if letters[place] == "u", place > 0, marks[letters[place - 1]] != nil { place -= 1 }
    letters[place] = marks[letters[place]] ?? letters[place]
    return String(letters)
  }

  private static func spanish(_ word: String) -> [String] {
    let plain = SpanishWord.plain(word)
    var all = [word + "s", word + "es", plain + "es", plain + "s", word]
    if word.hasSuffix("s") { all.append(word.dropLast() + "ces") }
    return all
  }
}
