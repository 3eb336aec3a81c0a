/// Reads Chinese that is typed in Latin letters: the letters without tones, and the tones in their order.
struct Pinyin: Hashable {
  /// The letters, without blanks; ü is v.
  let letters: String
  /// The tones from 1 to 4; the neutral tone is left out.
  let tones: [Int]

  private static let marked: [Character: (Character, Int)] = {
    var marked: [Character: (Character, Int)] = [:]
    for (letter, tones) in [
      ("a", "āáǎà"), ("e", "ēéěè"), ("i", "īíǐì"), ("o", "ōóǒò"), ("u", "ūúǔù"), ("v", "ǖǘǚǜ"),
    ] as [(Character, String)] {
      for (place, mark) in tones.enumerated() { marked[mark] = (letter, place + 1) }
    }
    return marked
  }()

  /// nil if the text contains other letters.
  init?(_ text: String) {
    var (letters, tones) = ("", [Int]())
    for character in text {
      if let (letter, tone) = Pinyin.marked[character] {
        letters.append(letter)
        tones.append(tone)
      } else if let tone = character.wholeNumberValue, character.isASCII, tone <= 5 {
        guard !letters.isEmpty else { return nil }
        if (1...4).contains(tone) { tones.append(tone) }
      } else if character == "ü" {
        letters.append("v")
      } else if character == ":", letters.last == "u" {
        letters.removeLast()
        letters.append("v")
      } else if ("a"..."z").contains(character) {
        letters.append(character)
      } else if character != " ", character != "'", character != "-" {
        return nil
      }
    }
    guard !letters.isEmpty else { return nil }
    self.letters = letters
    self.tones = tones
  }
}
