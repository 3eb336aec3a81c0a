/// The names of the sounds of English, for speech.
package struct SoundNames: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The sounds of a pronunciation, by the names that are common in schools in the United States,
  /// such as `g, l, long a, sh, er`: a screen reader cannot say phonetic characters.
  ///
  /// - Parameter ipa: General American in the International Phonetic Alphabet, without slashes, as
  ///   in docs/content.md. Stress is left out, because spelling does not show it.
  /// - Returns: the names with commas; nil if a character has no name.
  package func names(of ipa: String) -> String? {
    let signs = ipa.unicodeScalars.map { String($0) }
    var names: [String] = []
    var place = 0
    while place < signs.count {
      if place + 1 < signs.count, let name = pairName(signs[place] + signs[place + 1]) {
        names.append(name)
        place += 2
      } else if let name = signName(signs[place]) {
        names.append(name)
        place += 1
      } else if ["ˈ", "ˌ", ".", "ː"].contains(signs[place]) {
        // Not removed in advance: two characters that they separate are not a pair.
        place += 1
      } else {
        return nil
      }
    }
    return names.isEmpty ? nil : messages.commaSeparated(names)
  }

  /// The name of a sound that is written with two characters; nil if the pair is none.
  private func pairName(_ pair: String) -> String? {
    switch pair {
    case "tʃ": "ch"
    case "dʒ": "j"
    case "eɪ": messages("long a", context: "a sound of English")
    case "aɪ": messages("long i", context: "a sound of English")
    case "oʊ": messages("long o", context: "a sound of English")
    case "aʊ": "ow"
    case "ɔɪ": "oy"
    default: nil
    }
  }

  /// The name of a sound that is written with one character; nil if it is none.
  private func signName(_ sign: String) -> String? {
    switch sign {
    case "b", "d", "f", "h", "k", "l", "m", "n", "p", "s", "t", "v", "w", "z": sign
    case "ɡ": "g"
    case "ɹ": "r"
    case "j": "y"
    case "ŋ": "ng"
    case "ʃ": "sh"
    case "ʒ": "zh"
    case "θ": "th"
    case "ð": messages("voiced th", context: "a sound of English")
    case "i": messages("long e", context: "a sound of English")
    case "ɪ": messages("short i", context: "a sound of English")
    case "ɛ": messages("short e", context: "a sound of English")
    case "æ": messages("short a", context: "a sound of English")
    case "ɑ": "ah"
    case "ɔ": "aw"
    case "ʌ": messages("short u", context: "a sound of English")
    case "ə": "uh"
    case "ʊ": messages("short oo", context: "a sound of English")
    case "u": messages("long oo", context: "a sound of English")
    case "ɚ", "ɝ": "er"
    default: nil
    }
  }
}
