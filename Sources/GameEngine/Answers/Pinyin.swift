/// Chinese typed in Latin letters: the letters without tones, and the tones in order.
struct Pinyin: Hashable {
  /// The letters without spaces, with v for ü.
  let letters: String
  /// The tones in order, 1 to 4; the neutral tone is omitted.
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

  /// The letters with u for ü, as players without the key may type it.
  var plain: String { letters.replacing("v", with: "u") }

  /// Nil if the text contains characters that pinyin does not use.
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
