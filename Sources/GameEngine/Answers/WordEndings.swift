/// Endings that follow a slash or stand in brackets: `amigo/a`, `Schüler/in`, `acteur/trice`.
enum WordEndings {
  private static let endings: Set<String> = Set(
    """
    a o e i s r n m t as os es is us en em er in nen innen ne le te se ve ère ière trice euse ive ienne \
    elle esse ess ress ina essa ssa triz dora tora ora ona esa isa ka ca á é í ã ões ы а я е и й ая ое ый \
    яя ка ша ся сь ица ница
    """.split(whereSeparator: \.isWhitespace).map(String.init))
  private static let vowels: Set<Character> = Set("aeiouáéíóú")

  /// Whether a text is an ending of a word instead of a word.
  static func isEnding(_ text: Substring, of word: Substring) -> Bool {
    let text = text.lowercased()
    if text.hasPrefix("-") { return text.count > 1 && !word.isEmpty }
    return word.count >= 3 && text.count < word.count && endings.contains(text)
  }

  /// The words with another ending: with the ending in place of a part of the word, or after it.
  static func words(_ word: String, ending: Substring) -> [String] {
    let ending = ending.drop { $0 == "-" }
    guard let first = ending.first, let last = word.last else { return [word] }
    var words: [String] = []
    if ending.count <= 2, vowels.contains(first), vowels.contains(last),
      first != last || ending.count > 1,
      !"e".contains(first) || "ao".contains(last)
    {
      // amigo/a: the last vowel changes.
      words.append(String(word.dropLast()) + ending)
    } else if ending.count >= 3,
      let overlap = word.indices.dropFirst().last(where: { plain(word[$0]) == plain(first) })
    {
      // acteur/trice: the ending replaces the word from its own first letter on.
      words.append(String(word[..<overlap]) + ending)
    }
    if words.isEmpty || ending.count >= 3 {
      words.append(withoutAccent(word, before: first) + ending)
      words.append(word + ending)
    }
    return words.uniqued
  }

  private static func plain(_ letter: Character) -> String { foldingAccents(letter.lowercased()) }

  /// A word whose stress moves when a vowel follows: `inglés`, `inglesa`.
  private static func withoutAccent(_ word: String, before first: Character) -> String {
    guard vowels.contains(first), let place = word.lastIndex(where: { vowels.contains($0) }),
      word.index(after: place) < word.endIndex, "áéíóú".contains(word[place])
    else { return word }
    return word[..<place] + plain(word[place]) + word[word.index(after: place)...]
  }
}
