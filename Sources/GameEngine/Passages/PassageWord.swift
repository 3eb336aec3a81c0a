/// A word of a passage, as it is written.
struct PassageWord: Hashable, Sendable {
  /// The number of its sentence, from 0.
  let sentence: Int
  /// Its place in the sentence.
  let range: Range<String.Index>
  /// The word with its apostrophes, hyphens and digits.
  let text: String
  /// Whether it is the first word of its sentence.
  let isFirst: Bool
  /// Whether only a space separates it from a word before it that begins with a capital.
  let followsCapital: Bool

  /// Whether it begins with a capital.
  var isCapital: Bool { text.first?.isUppercase == true }

  /// The words of a sentence in order.
  static func all(in sentence: String, number: Int) -> [PassageWord] {
    var words: [PassageWord] = []
    var place = sentence.startIndex
    while let start = sentence[place...].firstIndex(where: isWordly) {
      var end = start
      while end < sentence.endIndex, isPart(end, of: sentence) {
        end = sentence.index(after: end)
      }
      let gap = words.last.map { sentence[$0.range.upperBound..<start] }
      words.append(
        PassageWord(
          sentence: number, range: start..<end, text: String(sentence[start..<end]),
          isFirst: words.isEmpty, followsCapital: gap == " " && words.last?.isCapital == true))
      place = end
    }
    return words
  }

  private static func isWordly(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// Whether the character at a place belongs to a word that began before it: apostrophes, hyphens and the like do between letters.
  private static func isPart(_ place: String.Index, of text: String) -> Bool {
    if isWordly(text[place]) { return true }
    let next = text.index(after: place)
    return "'\u{2019}-\u{2010}\u{2011}_.@/".contains(text[place]) && next < text.endIndex
      && isWordly(text[next])
  }
}
