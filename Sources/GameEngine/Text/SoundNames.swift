/// The sounds of a pronunciation by the names that schools in the United States give them, such as
/// `g, l, long a, sh, er`: a screen reader cannot say the signs themselves.
///
/// - Parameter ipa: General American in the International Phonetic Alphabet, without slashes, as
///   docs/content.md has it; stress is left out, for spelling does not show it.
/// - Returns: the names with commas; nil where a sign has none.
package func soundNames(of ipa: String) -> String? {
  let signs = ipa.unicodeScalars.map { String($0) }
  var names: [String] = []
  var place = 0
  while place < signs.count {
    if place + 1 < signs.count, let name = pairNames[signs[place] + signs[place + 1]] {
      names.append(name)
      place += 2
    } else if let name = signNames[signs[place]] {
      names.append(name)
      place += 1
    } else if ["ˈ", "ˌ", ".", "ː"].contains(signs[place]) {
      // Not left out beforehand: what they part is no pair.
      place += 1
    } else {
      return nil
    }
  }
  return names.isEmpty ? nil : names.joined(separator: ", ")
}

/// Sounds that are written with two signs.
private let pairNames = [
  "tʃ": "ch", "dʒ": "j", "eɪ": "long a", "aɪ": "long i", "oʊ": "long o", "aʊ": "ow", "ɔɪ": "oy",
]

/// Sounds that are written with one sign.
private let signNames = [
  "b": "b", "d": "d", "f": "f", "h": "h", "k": "k", "l": "l", "m": "m", "n": "n", "p": "p",
  "s": "s", "t": "t", "v": "v", "w": "w", "z": "z", "ɡ": "g", "ɹ": "r", "j": "y", "ŋ": "ng",
  "ʃ": "sh", "ʒ": "zh", "θ": "th", "ð": "voiced th", "i": "long e", "ɪ": "short i",
  "ɛ": "short e", "æ": "short a", "ɑ": "ah", "ɔ": "aw", "ʌ": "short u", "ə": "uh",
  "ʊ": "short oo", "u": "long oo", "ɚ": "er", "ɝ": "er",
]
