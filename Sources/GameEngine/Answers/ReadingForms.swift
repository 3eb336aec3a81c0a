/// Readings of Chinese characters beside them, each of which is an answer of its own: furigana
/// (`食[た]べる`), pinyin (`学习 (xué xí)`), the other Chinese script (`学习（學習）`).
enum ReadingForms {
  /// What Japanese textbooks put in brackets after a word without being its reading.
  private static let endings: Set<String> = [
    "な", "の", "に", "する", "と", "だ", "です", "さん", "を", "が", "く",
  ]

  static func step(_ text: String, language: String) -> Wordings.Step {
    guard ["ja", "zh", "yue", "ko"].contains(language) else { return Wordings.Step(text) }
    guard let parts = Brackets.parts(of: text) else { return apart(text, language: language) }
    var (base, reading, others) = ("", "", [String]())
    for (place, part) in parts.enumerated() {
      guard part.isInside else {
        base += part.text
        reading += part.text
        continue
      }
      let inside = Brackets.tidied(part.text)
      let run = base.reversed().prefix(while: isHan).count
      if language == "ja", run > 0, isKana(inside), inside.count >= run, !endings.contains(inside) {
        reading = reading.dropLast(run) + inside
      } else if place == parts.count - 2, parts[place + 1].text.allSatisfy(\.isWhitespace),
        isReading(inside, of: Brackets.tidied(base), language: language)
      {
        others.append(inside)
      } else {
        base += "(\(part.text))"
        reading += "(\(part.text))"
      }
    }
    let texts = [base, reading].map(Brackets.tidied)
    return Wordings.Step(head: texts[0], all: (texts + others).uniqued)
  }

  /// A word and its reading without brackets: `你好 nǐ hǎo`, `犬 いぬ`.
  private static func apart(_ text: String, language: String) -> Wordings.Step {
    let words = text.split(separator: " ").map(String.init)
    for place in words.indices.dropFirst() {
      let left = words[..<place].joined(separator: " ")
      let right = words[place...].joined(separator: " ")
      for (base, reading) in [(left, right), (right, left)]
      where base.allSatisfy({ isHan($0) || isKana(String($0)) }) && base.contains(where: isHan)
        && !reading.contains(where: isHan) && isReading(reading, of: base, language: language)
      {
        return Wordings.Step(head: base, all: [text, base, reading])
      }
    }
    return Wordings.Step(text)
  }

  private static func isReading(_ text: String, of base: String, language: String) -> Bool {
    let han = base.count(where: isHan)
    switch language {
    case "ja":
      if isKana(text) {
        guard han > 0, text.count >= han, !endings.contains(text) else { return false }
        // The reading contains the kana of the word in order.
        var rest = text[...]
        for kana in base.filter({ isKana(String($0)) }) {
          guard let place = rest.firstIndex(of: kana) else { return false }
          rest = rest[rest.index(after: place)...]
        }
        return true
      }
      if text.contains(where: isHan) { return han == 0 && isKana(base) }
      return han > 0 && text.count >= 3 && text != "suru"
        && Romaji.hiragana(text.lowercased()) != nil
    case "ko": return text.allSatisfy(isHan) && han == 0
    default:
      if text.allSatisfy(isHan) { return han == text.count }
      guard han > 0 else { return false }
      let isBopomofo = text.unicodeScalars.contains { (0x3105...0x312F).contains($0.value) }
      return isBopomofo
        || Pinyin(AnswerFold(language: "zh").folded(text)).map { !$0.tones.isEmpty } == true
    }
  }

  static func isHan(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x3400...0x9FFF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
      || "々〆".contains(character) || (0xF900...0xFAFF).contains(scalar.value)
  }

  static func isKana(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        (0x3041...0x30FF).contains($0.value) || (0xFF66...0xFF9F).contains($0.value) || $0 == " "
      }
  }
}
