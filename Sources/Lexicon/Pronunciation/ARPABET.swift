/// The phonetic letters of the CMU Pronouncing Dictionary, and their counterparts in the International
/// Phonetic Alphabet, as our own words write General American (docs/content.md).
enum ARPABET {
  /// A pronunciation; nil if one of its sounds is unknown, or there are none.
  ///
  /// If there are two or more syllables, a mark precedes the syllable with the main stress.
  ///
  /// - Parameters:
  ///   - text: sounds separated by spaces, such as `G AA1 R D AH0 N`.
  ///   - word: the word, in lower case.
  static func ipa(of text: some StringProtocol, word: String) -> String? {
    guard let written = phones(of: text) else { return nil }
    let phones = rewritten(written)
    let hasPrefix =
      word.hasPrefix("un") && phones.starts(with: [Phone("AH", stress: 0), Phone("N")])
    var syllables = Syllable.syllables(of: phones, keeping: hasPrefix ? 1 : 0)
    guard let first = syllables.first else { return phones.map(\.ipa).joined() }
    // In the dictionary, the vowel of `un-` and `up-` is as weak as the first one of `about`.
    if word.hasPrefix("u"), first.vowel == Phone("AH", stress: 0), !first.coda.isEmpty {
      syllables[0].vowel = Phone("AH", stress: 2)
    }
    let main = syllables.count > 1 ? place(ofStressIn: syllables) : nil
    return syllables.enumerated().map { place, syllable in
      (place == main ? "ˈ" : "")
        + (syllable.onset + [syllable.vowel] + syllable.coda).map(\.ipa).joined()
    }.joined()
  }

  /// The codes of a pronunciation's sounds; nil if one is unknown, or there are none.
  static func phones(of text: some StringProtocol) -> [Phone]? {
    var phones: [Phone] = []
    for field in text.split(whereSeparator: \.isWhitespace) {
      guard let phone = Phone(written: Substring(field)), phones.count < mostPhones else {
        return nil
      }
      phones.append(phone)
    }
    return phones.isEmpty ? nil : phones
  }

  /// The largest number of sounds of a word; the dictionary's own have 28.
  private static let mostPhones = 60

  private static func place(ofStressIn syllables: [Syllable]) -> Int? {
    syllables.firstIndex { $0.vowel.stress == 1 } ?? syllables.firstIndex { $0.vowel.stress == 2 }
  }

  /// The sounds in the manner of our words: `fire` has two syllables, and `correct` begins like `collect`.
  private static func rewritten(_ phones: [Phone]) -> [Phone] {
    phones.indices.flatMap { place -> [Phone] in
      let phone = phones[place]
      let next = place + 1 < phones.count ? phones[place + 1] : nil
      if phone == Phone("ER", stress: 0), next?.stress == 1 {
        return [Phone("AH", stress: 0), Phone("R")]
      }
      if phone.code == "R", next?.isVowel != true, place > 0,
        ["AY", "AW"].contains(phones[place - 1].code)
      {
        return [Phone("ER", stress: 0)]
      }
      return [phone]
    }
  }
}
