/// The forms of German words, from the principal parts that a dictionary prints.
enum GermanWord {
  // MARK: - Nouns

  /// The forms of a noun besides the nominative: the other cases, the plural, and its dative.
  ///
  /// - Parameters:
  ///   - article: `der`, `die` or `das`.
  ///   - parts: the plural, or `-` for none; then `weak` (*der Student, den Studenten*), `adj` (*der Beamte, ein Beamter*) or
  ///     `plural` (*die Eltern*).
  static func forms(ofNoun word: String, article: String, parts: String) -> [PlacedForm] {
    let fields = parts.split(separator: ";").map { $0.drop { $0 == " " } }
    let kind = fields.dropFirst().first.map(String.init) ?? ""
    if kind == "adj" { return adjective(word.hasSuffix("e") ? String(word.dropLast()) : word) }
    if kind == pluralOnly { return [PlacedForm("dative-plural", dativePlural(of: word))] }
    var all: [PlacedForm] = []
    for plural in (fields.first ?? "").split(separator: "/").map(String.init) where plural != "-" {
      all.append(PlacedForm("plural", plural))
      all.append(PlacedForm("dative-plural", dativePlural(of: plural)))
    }
    if kind == "weak" {
      all.append(
        PlacedForm("oblique", weak(word, plural: all.first { $0.place == "plural" }?.text)))
      all.append(
        PlacedForm("genitive", word.hasSuffix("e") ? word + "ns" : word + "ens", isRare: true))
      return all
    }
    all.append(PlacedForm("oblique", word))
    if article != "die" {
      let hisses = ["s", "ß", "x", "z"].contains { word.hasSuffix($0) }
      if !hisses { all.append(PlacedForm("genitive", word + "s")) }
      let long =
        word.hasSuffix("nis") ? word + "ses" : word.hasSuffix("e") ? word + "s" : word + "es"
      // Not des Südenes, dem Seee.
      let isUnstressed = ["el", "en", "er", "em"].contains { word.hasSuffix($0) }
      let takesE = !word.hasSuffix("e") && !(isUnstressed && syllables(of: word) > 1)
      if takesE || word.hasSuffix("e") { all.append(PlacedForm("genitive", long)) }
      // The old dative: zu Hause, auf dem Lande.
      if takesE { all.append(PlacedForm("dative", word + "e", isRare: true)) }
    }
    return all
  }

  /// What the grammar of a noun without singular says, such as *die Eltern*.
  static let pluralOnly = "plural"

  /// A weak noun in the other cases than the nominative, which is its plural if it has one: *Student, Studenten; Herr, Herrn*.
  static func weak(_ word: String, plural: String?) -> String {
    if word == "Herr" { return "Herrn" }
    return plural ?? (word.hasSuffix("e") ? word + "n" : word + "en")
  }

  /// The dative of a plural: *Häusern, Frauen, Autos*.
  static func dativePlural(of plural: String) -> String {
    plural.last.map { "nsS".contains($0) } ?? true ? plural : plural + "n"
  }

  /// The usual genitive of a masculine or neuter noun: *Hundes, Lehrers, Studenten, Namens*.
  static func genitive(of word: String, plural: String?, isWeak: Bool) -> String {
    let lower = word.lowercased()
    func ends(_ endings: [String]) -> Bool { endings.contains(where: lower.hasSuffix) }
    if let known = genitives[word] { return known }
    if isWeak {
      let isMixed = ends(["name", "gedanke", "wille", "buchstabe", "glaube", "funke", "friede"])
      return isMixed ? word + "ns" : weak(word, plural: plural)
    }
    if ends(["nis", "bus"]), lower != "tennis" { return word + "ses" }
    let syllables = syllables(of: word)
    if syllables > 1, ends(["us", "os", "as", "is"]), !ends(["aus", "eis", "glas", "gras"]) {
      return word
    }
    if ends(["s", "ß", "x", "z", "sch", "st", "zt"]), plural?.hasSuffix("s") != true {
      return word + "es"
    }
    // Both are right for most: des Kinds, des Kindes. After l and r in short words, the short one is usual.
    let isShort =
      syllables == 1 && plural?.hasSuffix("s") != true && !ends(["l", "rn", "rm"])
      && lower.last.map { !"aeiouyäöüh".contains($0) } ?? false
    return word + (isShort ? "es" : "s")
  }

  private static func syllables(of word: String) -> Int {
    word.lowercased().matches(of: /au|äu|eu|ei|ai|ie|ee|aa|oo|[aeiouyäöü]/).count
  }

  /// Genitives that follow no rule.
  private static let genitives = [
    "Herz": "Herzens", "August": "Augusts", "März": "März", "Weihnachten": "Weihnachten",
    "Typ": "Typs", "Gen": "Gens",
  ]

  // MARK: - Adjectives

  /// The forms of an adjective except the word.
  ///
  /// - Parameter parts: the comparative and superlative if they follow no rule, such as `älter, am ältesten`.
  static func forms(ofAdjective word: String, parts: String) -> [PlacedForm] {
    let given = parts.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
    let base = inflectedStem(of: word)
    // Only after a stressed syllable: rascheste, but politischste, spannendste.
    let isHissing =
      ["d", "t", "s", "ß", "x", "z", "sch", "eu", "au"].contains { word.hasSuffix($0) }
      && !["isch", "end"].contains { word.hasSuffix($0) }
    let comparative = given.first ?? base + "er"
    var superlative = word + (isHissing ? "est" : "st")
    if given.count > 1 {
      superlative = given[1].hasPrefix("am ") ? String(given[1].dropFirst(3)) : given[1]
      if superlative.hasSuffix("en") { superlative = String(superlative.dropLast(2)) }
    }
    return adjective(base) + [PlacedForm("comparative", comparative)]
      + adjective(comparative, "comparative-")
      + [PlacedForm("superlative", superlative)] + adjective(superlative, "superlative-")
  }

  /// A stem with the endings of an adjective.
  private static func adjective(_ stem: String, _ place: String = "") -> [PlacedForm] {
    ["e", "en", "er", "es", "em"].map { PlacedForm(place + $0, stem + $0) }
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

  /// The forms of a verb except the infinitive, one word each; separable verbs as they are joined, and without their particle.
  ///
  /// - Parameter parts: the third person of present and past and the perfect: `steht auf, stand auf, ist aufgestanden`. Two forms of
  ///   one are separated by `/`.
  static func forms(ofVerb infinitive: String, parts: String) -> [PlacedForm] {
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
    let finite =
      present.flatMap { self.present($0, of: simple, base: base) }
      + past.flatMap { self.past($0, base: base) }
    var all = finite.map { PlacedForm($0.place, prefix + $0.text, isRare: $0.isRare) }
    if !prefix.isEmpty {
      all.append(PlacedForm(joined, prefix + "zu" + simple))
      all += finite.map { PlacedForm(apart + $0.place, $0.text, isRare: true) }
    }
    let auxiliary = given[2].prefix { $0 != " " }
    for participle in given[2].dropFirst(auxiliary.count).split(whereSeparator: {
      " /".contains($0)
    })
    where participle != "sich" {
      all.append(PlacedForm("participle-\(auxiliary)", String(participle)))
      all += adjective(String(participle), "participle-")
    }
    // sprechend, and as an adjective.
    return all + [PlacedForm("active", infinitive + "d")] + adjective(infinitive + "d", "active-")
  }

  /// How the places of a form without its particle begin: *steht* of *aufstehen*.
  static let apart = "apart-"

  /// The place of the infinitive with *zu* of a separable verb: *aufzustehen*.
  static let joined = "zu"

  /// The persons of the present, and the imperative.
  ///
  /// - Parameter third: the form of *er*.
  private static func present(_ third: String, of simple: String, base: String) -> [PlacedForm] {
    if let forms = special[simple] { return forms + [PlacedForm("present-3", third)] }
    let isLong = needsE(base)
    let root = third.hasSuffix("t") ? String(third.dropLast()) : third
    // kann, weiß
    let isModal = !third.hasSuffix("t")
    // hält, tritt, rät: the t belongs to the stem
    let keepsT = isLong && base.hasSuffix("t") && !root.hasSuffix("e")
    // lädt
    let isShort = isLong && !root.hasSuffix("e")
    // gib, lies, nimm
    let isRaised = root.contains("i") && !base.contains("i")
    // sammle, ändere; also sammele, ändre
    let isLiquid = simple.hasSuffix("eln") || simple.hasSuffix("ern")
    let short = isLiquid ? base.dropLast(2) + base.suffix(1) + "e" : base + "e"
    let first = simple.hasSuffix("eln") ? short : base + "e"
    let isFull = isLong || isLiquid || base.hasSuffix("ig") || simple.hasSuffix("ieren")
    let imperatives =
      isRaised ? [keepsT ? third : root] : isFull ? [first] : [base, base + "e"]
    return [
      PlacedForm("present-3", third), PlacedForm("present-plural", simple),
      PlacedForm("present-1", isModal ? third : first),
      PlacedForm(
        "present-2", keepsT ? third + "st" : isShort ? root + "st" : second(root)),
      PlacedForm("present-ihr", base + (isLong ? "et" : "t")),
      PlacedForm("colloquial", base + "e", isRare: true),
      PlacedForm("colloquial", short, isRare: true),
    ] + (isRaised ? [] : [PlacedForm("colloquial", base, isRare: true)])
      + imperatives.enumerated().map { PlacedForm("imperative", $0.element, isRare: $0.offset > 0) }
  }

  /// The persons of a past, and its subjunctive: *käme, hätte, würde*.
  ///
  /// - Parameter third: the form of *er*.
  private static func past(_ third: String, base: String) -> [PlacedForm] {
    let isWeak = third.hasSuffix("e")
    let root = isWeak ? String(third.dropLast()) : third
    let isRegular = isWeak && root.hasPrefix(base)
    let soft = (isRegular ? root : umlauted(root)) + "e"
    return [
      PlacedForm("past-3", third),
      PlacedForm("past-plural", third + (isWeak ? "n" : "en")),
      PlacedForm("past-2", isWeak ? third + "st" : second(third)),
      PlacedForm("past-ihr", third + (!isWeak && needsE(third) ? "et" : "t")),
      PlacedForm("subjunctive-3", soft, isRare: true),
      PlacedForm("subjunctive-plural", soft + "n", isRare: true),
      PlacedForm("subjunctive-2", soft + "st", isRare: true),
      PlacedForm("subjunctive-ihr", soft + "t", isRare: true),
    ]
  }

  /// The form of *du*: *gehst, arbeitest, liest*.
  static func second(_ root: String) -> String {
    if ["s", "ß", "x", "z"].contains(where: root.hasSuffix) { return root + "t" }
    return root + (root.hasSuffix("t") || root.hasSuffix("d") ? "est" : "st")
  }

  /// Whether -e- stands between a root and the ending -t: *arbeitet, öffnet*.
  static func needsE(_ root: String) -> Bool {
    if root.hasSuffix("t") || root.hasSuffix("d") { return true }
    guard let last = root.last, last == "n" || last == "m", let before = root.dropLast().last else {
      return false
    }
    return !"aeiouäöülrhmn".contains(before) || root.hasSuffix("chn")
  }

  /// A root with an umlaut on its last vowel if that can have one.
  private static func umlauted(_ text: String) -> String {
    let marks: [Character: Character] = ["a": "ä", "o": "ö", "u": "ü"]
    guard let place = text.lastIndex(where: { "aeiouäöü".contains($0) }),
      let mark = marks[text[place]]
    else { return text }
    // au becomes äu.
    if text[place] == "u", place > text.startIndex, text[text.index(before: place)] == "a" {
      let before = text.index(before: place)
      return text[..<before] + "ä" + text[place...]
    }
    return text[..<place] + String(mark) + text[text.index(after: place)...]
  }

  /// The present of verbs that follow no rule, without the form of *er*.
  static let special: [String: [PlacedForm]] = [
    "sein": [
      PlacedForm("present-1", "bin"), PlacedForm("present-2", "bist"),
      PlacedForm("present-plural", "sind"), PlacedForm("present-ihr", "seid"),
      PlacedForm("imperative", "sei"), PlacedForm("wish", "seien", isRare: true),
      PlacedForm("subjunctive-3", "wär", isRare: true),
    ],
    "haben": [
      PlacedForm("present-1", "habe"), PlacedForm("present-2", "hast"),
      PlacedForm("present-plural", "haben"), PlacedForm("present-ihr", "habt"),
      PlacedForm("imperative", "hab"),
    ],
    "werden": [
      PlacedForm("present-1", "werde"), PlacedForm("present-2", "wirst"),
      PlacedForm("present-plural", "werden"), PlacedForm("present-ihr", "werdet"),
      PlacedForm("imperative", "werde"), PlacedForm("participle", "worden", isRare: true),
    ],
  ]
}
