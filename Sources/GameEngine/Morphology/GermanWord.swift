/// The forms of German words, from the principal parts that a dictionary prints.
enum GermanWord {
  // MARK: - Nouns

  /// The forms of a noun except the word: genitive, plural, and its dative.
  ///
  /// - Parameters:
  ///   - article: `der`, `die` or `das`.
  ///   - parts: the plural, or `-` for none; then `weak` (*der Student, den Studenten*) or `adj` (*der Beamte, ein Beamter*).
  static func forms(ofNoun word: String, article: String, parts: String) -> [String] {
    let fields = parts.split(separator: ";").map { $0.drop { $0 == " " } }
    let kind = fields.dropFirst().first.map(String.init) ?? ""
    if kind == "adj" { return adjective(word.hasSuffix("e") ? String(word.dropLast()) : word) }
    var all: [String] = []
    for plural in (fields.first ?? "").split(separator: "/").map(String.init) where plural != "-" {
      all.append(plural)
      if let last = plural.last, !"ns".contains(last) { all.append(plural + "n") }
    }
    if kind == "weak" {
      all.append(weak(word))
      all.append(word.hasSuffix("e") ? word + "ns" : word + "ens")
      if word.hasSuffix("rr") { all.append(word + "n") }
    } else if article != "die" {
      let hisses = ["s", "ß", "x", "z"].contains { word.hasSuffix($0) }
      if !hisses { all.append(word + "s") }
      all.append(
        word.hasSuffix("nis") ? word + "ses" : word.hasSuffix("e") ? word + "s" : word + "es")
      // The old dative: zu Hause, auf dem Lande.
      all.append(word + "e")
    }
    return all
  }

  /// A weak noun in the other cases than the nominative: *Student, Studenten; Junge, Jungen*.
  static func weak(_ word: String) -> String { word.hasSuffix("e") ? word + "n" : word + "en" }

  // MARK: - Adjectives

  /// The forms of an adjective except the word.
  ///
  /// - Parameter parts: the comparative and superlative if they follow no rule, such as `älter, am ältesten`.
  static func forms(ofAdjective word: String, parts: String) -> [String] {
    let given = parts.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
    let base = inflectedStem(of: word)
    let isHissing = ["d", "t", "s", "ß", "x", "z", "sch", "eu", "au"].contains {
      word.hasSuffix($0)
    }
    let comparative = given.first ?? base + "er"
    var superlatives = [word + (isHissing ? "est" : "st")]
    if given.count > 1 {
      var best = given[1]
      if best.hasPrefix("am ") { best = String(best.dropFirst(3)) }
      superlatives = [best.hasSuffix("en") ? String(best.dropLast(2)) : best]
    }
    return adjective(base) + [comparative] + adjective(comparative) + superlatives
      + superlatives.flatMap(adjective)
  }

  /// A stem with the endings of an adjective.
  private static func adjective(_ stem: String) -> [String] {
    ["e", "en", "er", "es", "em"].map { stem + $0 }
  }

  /// The stem before an ending: *dunkel, dunkle; teuer, teure; hoch, hohe; müde, müde*.
  private static func inflectedStem(of word: String) -> String {
    if word == "hoch" || word.hasSuffix("hoch") { return word.dropLast(2) + "h" }
    if word.hasSuffix("e") { return String(word.dropLast()) }
    if word.hasSuffix("el") { return word.dropLast(2) + "l" }
    if word.hasSuffix("euer") || word.hasSuffix("auer") { return word.dropLast(2) + "r" }
    return word
  }

  // MARK: - Verbs

  /// The forms of a verb except the infinitive, one word each; separable verbs as they are joined.
  ///
  /// - Parameter parts: the third person of present and past and the perfect: `steht auf, stand auf, ist aufgestanden`. Two forms of
  ///   one are separated by `/`.
  static func forms(ofVerb infinitive: String, parts: String) -> [String] {
    let given = parts.split(separator: ",").map { $0.drop { $0 == " " } }
    guard given.count >= 3 else { return [] }
    var prefix = ""
    let stem =
      infinitive.hasSuffix("en") ? String(infinitive.dropLast(2)) : String(infinitive.dropLast())
    /// The forms that are separated by `/`, each without its particle and a pronoun.
    func variants(_ text: Substring) -> [String] {
      text.split(separator: "/").map { variant in
        let words = variant.split(separator: " ").map(String.init).filter { $0 != "sich" }
        if words.count > 1, let last = words.last, infinitive.hasPrefix(last) { prefix = last }
        return words.first ?? ""
      }
    }
    let (present, past) = (variants(given[0]), variants(given[1]))
    let simple = String(infinitive.dropFirst(prefix.count))
    let base = String(stem.dropFirst(prefix.count))
    // ich, du, ihr, wir of the present, and the imperative.
    var finite = present + ["\(base)e", simple]
    if base.hasSuffix("el") || base.hasSuffix("er") {
      finite.append(base.dropLast(2) + base.suffix(1) + "e")
    }
    for form in present {
      let root = form.hasSuffix("t") ? String(form.dropLast()) : form
      finite += [second(root), root]
      // du hältst, trittst, lädst
      if !form.hasSuffix("t") || needsE(base) { finite += [root + "st", form + "st"] }
    }
    finite.append(base + (needsE(base) ? "et" : "t"))
    finite.append(base)
    for form in past {
      let root = form.hasSuffix("e") ? String(form.dropLast()) : form
      let isWeak = form.hasSuffix("e")
      finite += [
        form, form + (isWeak ? "n" : "en"), isWeak ? form + "st" : second(form),
        form + (!isWeak && needsE(form) ? "et" : "t"),
      ]
      // The past subjunctive: käme, hätte, würde.
      let soft = umlauted(root) + "e"
      finite += [soft, soft + "n", soft + "st", soft + "t"]
    }
    finite += special[simple] ?? []
    var all = finite.map { prefix + $0 }
    if !prefix.isEmpty { all += [prefix + "zu" + simple] + finite }
    let participles = given[2].split(separator: "/").compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
    for participle in participles { all += [participle] + adjective(participle) }
    // sprechend, and as an adjective.
    all += [infinitive + "d"] + adjective(infinitive + "d")
    return all
  }

  /// The form of *du*: *gehst, arbeitest, liest*.
  private static func second(_ root: String) -> String {
    if ["s", "ß", "x", "z"].contains(where: root.hasSuffix) { return root + "t" }
    return root + (root.hasSuffix("t") || root.hasSuffix("d") ? "est" : "st")
  }

  /// Whether -e- stands between a root and the ending -t: *arbeitet, öffnet*.
  private static func needsE(_ root: String) -> Bool {
    if root.hasSuffix("t") || root.hasSuffix("d") { return true }
    guard let last = root.last, last == "n" || last == "m", let before = root.dropLast().last else {
      return false
    }
    return !"aeiouäöülrhmn".contains(before) || root.hasSuffix("chn")
  }

  /// A root with an umlaut on its last vowel that can have one.
  private static func umlauted(_ text: String) -> String {
    let marks: [Character: Character] = ["a": "ä", "o": "ö", "u": "ü"]
    guard let place = text.lastIndex(where: { "aou".contains($0) }), let mark = marks[text[place]]
    else { return text }
    // au becomes äu.
    if text[place] == "u", place > text.startIndex, text[text.index(before: place)] == "a" {
      let before = text.index(before: place)
      return text[..<before] + "ä" + text[place...]
    }
    return text[..<place] + String(mark) + text[text.index(after: place)...]
  }

  private static let special: [String: [String]] = [
    "sein": ["bin", "bist", "sind", "seid", "sei", "seien", "wär"],
    "haben": ["hab"], "werden": ["wirst", "wurde", "worden"],
    "wissen": ["weiß", "weißt", "wusste"],
  ]
}
