/// The forms of Spanish nouns and adjectives, and the pronouns that verbs take at their end.
enum SpanishWord {
  /// The plural by rule: *casa, casas; canción, canciones; luz, luces; joven, jóvenes; lunes, lunes*.
  static func plural(of word: String) -> String {
    guard let last = word.last else { return word }
    if "aeiouáéó".contains(last) { return word + "s" }
    if "íú".contains(last) { return word + "es" }
    if last == "z" { return word.dropLast() + "ces" }
    let isStressed = word.dropLast().last.map { "áéíóú".contains($0) } ?? false
    if last == "s" || last == "x", !isStressed, syllables(of: word) > 1 { return word }
    if isStressed {
      // The í of a hiatus keeps its accent: país, países.
      let isHiatus =
        word.dropLast().hasSuffix("í") && word.dropLast(2).last.map { "aeo".contains($0) } ?? false
      return (isHiatus ? word : plain(word)) + "es"
    }
    // A word that ends in n is stressed before its last vowel, and stays so: joven, jóvenes.
    if last == "n", !word.contains(where: { "áéíóú".contains($0) }), syllables(of: word) > 1 {
      return stressedBefore(word) + "es"
    }
    return word + "es"
  }

  /// The feminine of an adjective or of the name of a person by rule; the word itself if it has one form.
  static func feminine(of word: String) -> String {
    if word.hasSuffix("o") { return word.dropLast() + "a" }
    if word.hasSuffix("or"),
      ![
        "mejor", "peor", "mayor", "menor", "anterior", "posterior", "interior", "exterior",
        "superior", "inferior",
      ].contains(word)
    {
      return word + "a"
    }
    if ["cortés", "descortés", "marrón", "afín"].contains(word) { return word }
    for ending in ["és", "án", "ón", "ín"] where word.hasSuffix(ending) { return plain(word) + "a" }
    return word == "español" ? "española" : word
  }

  /// All forms of an adjective except the word, also short ones such as *buen*.
  static func forms(ofAdjective word: String) -> [String] {
    let feminine = feminine(of: word)
    var all = [feminine, plural(of: word), plural(of: feminine)]
    if let short = short[word] { all.append(short) }
    return all
  }

  private static let short = [
    "bueno": "buen", "malo": "mal", "grande": "gran", "primero": "primer", "tercero": "tercer",
    "santo": "san", "alguno": "algún", "ninguno": "ningún", "ciento": "cien",
    "cualquiera": "cualquier",
  ]

  /// What a form may be without one or two pronouns at its end: *levantar* of *levantarme*, *firme* of *fírmelos*.
  static func withoutPronouns(_ form: String) -> [String] {
    var found: [String] = []
    for first in pronouns where form.hasSuffix(first) {
      let rest = String(form.dropLast(first.count))
      // The accent appears or disappears: *imponte, impón*; *fírmelo, firme*.
      found += [rest, plain(rest), stressedAtEnd(rest)]
      for second in pronouns where rest.hasSuffix(second) {
        let inner = String(rest.dropLast(second.count))
        found += [inner, plain(inner)]
      }
      // *vámonos, sentaos*
      if first == "nos" { found.append(plain(rest) + "s") }
      if first == "os" { found.append(plain(rest) + "d") }
    }
    return found
  }

  private static let pronouns = [
    "me", "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les",
  ]

  /// The vowels with an accent.
  static let accented: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú",
  ]
  private static let unaccented = Dictionary(uniqueKeysWithValues: accented.map { ($1, $0) })

  /// The text without its accents; ñ and ü stay.
  static func plain(_ text: String) -> String { String(text.map { unaccented[$0] ?? $0 }) }

  /// A word with an accent on its last vowel.
  private static func stressedAtEnd(_ word: String) -> String {
    guard let place = word.lastIndex(where: { accented[$0] != nil }),
      let accent = accented[word[place]]
    else { return word }
    return word[..<place] + String(accent) + word[word.index(after: place)...]
  }

  /// A form whose vowels are one diphthong has no accent since 2010: *crio, guie, rio, hui, criais*; but *crío, reí*.
  static func withoutAccentIfOneSyllable(_ form: String) -> String {
    var letters = Array(form)
    if let last = letters.last, last == "n" || last == "s" { letters.removeLast() }
    guard let first = letters.firstIndex(where: { "aeiouáéíóúü".contains($0) }) else { return form }
    var nucleus = letters[first...]
    // The u of gu and qu is mute before e and i.
    if first > 0, "gq".contains(letters[first - 1]), nucleus.first == "u",
      let next = nucleus.dropFirst().first, "eiéí".contains(next)
    {
      nucleus = nucleus.dropFirst()
    }
    return oneSyllable.contains(String(nucleus)) ? plain(form) : form
  }

  /// Diphthongs and triphthongs that are stressed on their accent. Thousands of forms are compared with them, so there is no
  /// regular expression here.
  private static let oneSyllable: Set = [
    "iá", "ié", "ió", "uá", "ué", "uó", "iái", "iéi", "iói", "uái", "uéi", "uói", "uí",
  ]

  private static func syllables(of word: String) -> Int {
    var count = 0
    var wasVowel = false
    for letter in word {
      let isVowel = "aeiouáéíóúü".contains(letter)
      if isVowel, !wasVowel { count += 1 }
      wasVowel = isVowel
    }
    return count
  }

  /// A word with an accent on the vowel before its last one.
  private static func stressedBefore(_ word: String) -> String {
    var letters = Array(word)
    let vowels = letters.indices.filter { "aeiou".contains(letters[$0]) }
    guard vowels.count > 1 else { return word }
    let place = vowels[vowels.count - 2]
    letters[place] = accented[letters[place]] ?? letters[place]
    return String(letters)
  }
}
