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
      ? ["", "n", "s"]
      : ["el", "er", "en"].contains(where: word.hasSuffix)
        ? ["", "n", "s"] : ["e", "er", "en", "s", ""]
    return [word, withUmlaut(word)].flatMap { base in endings.map { base + $0 } }
  }

  /// A noun with an umlaut on its last vowel that can have one: *Baum, Bäum; Arzt, Ärzt*.
  private static func withUmlaut(_ word: String) -> String {
    let marks: [Character: Character] = [
      "a": "ä", "o": "ö", "u": "ü", "A": "Ä", "O": "Ö", "U": "Ü",
    ]
    var letters = Array(word)
    guard var place = letters.lastIndex(where: { marks[$0] != nil }) else { return word }
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
