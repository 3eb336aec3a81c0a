import GameEngine
import Lexicon

/// Pronunciations are written in the letters of the International Phonetic Alphabet.
struct PronunciationRule: WordRule {
  let name = "pronunciation"

  func faults(in word: Item) -> [String] {
    let scalars = word.ipa.unicodeScalars
    guard !scalars.isEmpty else { return ["the pronunciation is missing"] }
    var faults: [String] = []
    if scalars.contains("/") { faults.append("the pronunciation must not contain slashes") }
    if word.ipa.split(separator: " ").contains(where: { $0.count(where: { $0 == "ˈ" }) > 1 }) {
      faults.append("a word has one main stress (ˈ) at most")
    }
    var seen: Set<Unicode.Scalar> = ["/"]
    for scalar in scalars where !isPhonetic(scalar) && seen.insert(scalar).inserted {
      faults.append("\(named(scalar)) is no letter of the phonetic alphabet")
    }
    return faults
  }

  /// The ASCII `g` is deliberately excluded: the alphabet has its own `ɡ`, and each sound needs
  /// only one character.
  private func isPhonetic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "g": false
    case "a"..."z", "\u{250}"..."\u{2AF}": true
    // Combining marks, such as the stroke below a consonant that is a syllable of its own.
    case "\u{303}", "\u{30A}", "\u{325}", "\u{329}", "\u{32A}", "\u{32F}", "\u{361}": true
    default: " æðøçœħŋθβχˈˌːˑ.ʰʲʷˠˤⁿˡ".unicodeScalars.contains(scalar)
    }
  }
}
