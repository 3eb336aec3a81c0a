import Kit

/// What dictionaries write after a word: its plural or genitive (`der Tisch, -e`), its gender
/// (`aqua, -ae f.`), the case that it governs (`warten auf + Akk`).
enum DictionaryNotes {
  /// Genders, numbers and parts of speech, without their final dot.
  private static let labels: Set<String> = Set(
    """
    m f n nt mf fm m/f f/m m/n pl sg plur masc fem neut utr invar inv n.f n.m nf nm s.f s.m adj adv v \
    vt vi v.t v.i vr tr itr trans intr refl irreg fam coll pron prep conj interj intj num м ж с ср мн ед \
    св нсв сов несов прил нареч сущ гл m.pl f.pl n.pl mpl fpl αρσ θηλ ουδ
    """.split(whereSeparator: \.isWhitespace).map(String.init))
  /// Labels only with a dot, since they are also words.
  private static let dotted: Set<String> = ["c", "s", "a", "p", "sing", "art"]
  private static let cases: Set<String> = Set(
    """
    akk akkusativ acc accusative accusativus dat dativ dative gen genitiv genitive nom nominativ abl \
    ablative ablativus ablativ inf infinitiv infinitive infinitif infinitivo subj subjunctive subjonctif \
    subjuntivo congiuntivo konj ind ger gerund ing instr prep loc a d g в д р т п вин дат род твор предл тв \
    пр noun verb
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether a text after a comma is a note on the word before it.
  static func isNote(_ text: String, on first: String) -> Bool {
    let words = text.split(separator: " ")
    if words.allSatisfy({ isForm($0) || isLabel($0) }) { return true }
    guard let last = words.last, isLabel(last) || isForm(words[0]) else { return false }
    return first.split(separator: " ").last.map { !isLabel($0) } ?? true
  }

  /// The text without notes at its end.
  static func step(_ text: String) -> Wordings.Step {
    var words = text.split(separator: " ")
    if let plus = words.indices.dropFirst().first(where: { isCase(words[$0...]) }) {
      words = Array(words[..<plus])
    }
    while words.count > 1, let last = words.last, isForm(last) || isLabel(last) {
      words.removeLast()
    }
    let plain = words.joined(separator: " ").trimming { ",".contains($0) }
    return plain == text
      ? Wordings.Step(text) : Wordings.Step(head: String(plain), all: [text, String(plain)])
  }

  /// Whether a word is only the end of a form, such as `-en`.
  private static func isForm(_ word: Substring) -> Bool {
    guard let first = word.first, word.count > 1 else {
      return "-–~¨⸚".contains(word) && word != "~"
    }
    return "-–~¨⸚".contains(first) && word.dropFirst().first?.isNumber != true
  }

  private static func isLabel(_ word: Substring) -> Bool {
    let label = word.trimming { ".,;".contains($0) }.lowercased()
    return labels.contains(label) || word.hasSuffix(".") && dotted.contains(label)
  }

  /// Whether words begin with a plus sign and a case.
  private static func isCase(_ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first, first.hasPrefix("+") else { return false }
    let name = first.count > 1 ? first.dropFirst() : words.dropFirst().first ?? ""
    return cases.contains(name.trimming { ".,".contains($0) }.lowercased())
  }
}
