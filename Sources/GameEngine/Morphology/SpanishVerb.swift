/// The forms of a Spanish verb.
///
/// Most follow from the infinitive. The rest follow from marks, which name how a verb differs from the regular table:
///
/// | mark | example |
/// |---|---|
/// | `e>ie`, `i>ie`, `o>ue`, `u>ue`, `e>i` | the stressed vowel of the stem: *pienso, adquiero, cuento, juego, pido* |
/// | `c>qu`, `g>gu`, `z>c`, `gu>gü` | the spelling before e: *busqué, llegué, empecé, averigüé* |
/// | `g>j`, `gu>g`, `c>z`, `qu>c` | the spelling before a and o: *cojo, sigo, venzo, delinco* |
/// | `-zco`, `-go`, `1sg quepo` | the first person of the present: *conozco, salgo, quepo* |
/// | `y`, `3rd -yó` | y between vowels: *construyo*; only in the preterite: *leyó* |
/// | `accent envía` | the accent of the stressed stem: *envío* |
/// | `strong preterite tuve`, `future tendré`, `pp roto` | stems that are learned one by one |
/// | `irregular` | *ser, ir, haber, estar, dar, ver*, which have tables of their own |
/// | `defective` | only the present and the imperfect are in use: *soler* |
struct SpanishVerb {
  /// The infinitive without *-se*.
  let infinitive: String
  private let stem: String
  private let ending: Ending
  private let marks: [String]

  private enum Ending: Character { case ar = "a", er = "e", ir = "i" }

  /// A verb.
  ///
  /// - Parameters:
  ///   - term: the infinitive, with or without *-se*; nil if the term is none.
  ///   - marks: the marks, separated by commas.
  init?(_ term: String, marks: String) {
    let bare = term.hasSuffix("se") && term.count > 4 ? String(term.dropLast(2)) : term
    guard bare.hasSuffix("r"), let vowel = bare.dropLast().last,
      let ending = Ending(rawValue: vowel == "í" ? "i" : vowel)
    else { return nil }
    infinitive = bare
    stem = String(bare.dropLast(2))
    self.ending = ending
    self.marks = marks.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
  }

  /// The tenses of the table, in the order in which they are shown.
  enum Tense: CaseIterable {
    case present, preterite, imperfect, future, conditional, subjunctive, pastSubjunctive
  }

  /// The six persons of a tense, from *yo* to *ellos*.
  func persons(_ tense: Tense) -> [String] {
    if let table = SpanishVerb.irregular[infinitive], let forms = table[tense] { return forms }
    return regular(tense).map(SpanishWord.withoutAccentIfOneSyllable)
  }

  private func regular(_ tense: Tense) -> [String] {
    switch tense {
    case .present: present
    case .preterite: preterite
    case .imperfect:
      ending == .ar
        ? endings(of: stem, "aba abas aba ábamos abais aban")
        : endings(of: stem, "ía ías ía íamos íais ían")
    case .future: endings(of: futureStem, "é ás á emos éis án")
    case .conditional: endings(of: futureStem, "ía ías ía íamos íais ían")
    case .subjunctive: subjunctive
    case .pastSubjunctive: pastSubjunctive
    }
  }

  /// The gerund, such as *hablando*.
  var gerund: String {
    if infinitive == "ir" { return "yendo" }
    if infinitive == "poder" { return "pudiendo" }
    if ending == .ar { return stem + "ando" }
    if hasY || has("3rd -yó") || ending == .er && endsStrong { return stem + "yendo" }
    return SpanishVerb.joined(weakStem, "iendo")
  }

  /// The past participle, such as *hablado*.
  var participle: String {
    if let given = mark("pp") { return given }
    if ending == .ar { return stem + "ado" }
    return stem + (endsStrong ? "ído" : "ido")
  }

  /// The command to one friend, such as *habla*.
  var imperative: String {
    for (verb, form, inner) in SpanishVerb.commands where infinitive.hasSuffix(verb) {
      if infinitive == verb { return form }
      if let inner { return infinitive.dropLast(verb.count) + inner }
    }
    return persons(.present)[2]
  }

  /// The present of *vos*, which is used for *tú* in much of America: *tenés, sos*.
  var voseo: String {
    switch infinitive {
    case "ser": return "sos"
    case "ir", "dar", "ver", "haber", "estar": return persons(.present)[1]
    default: return stem + (ending == .ar ? "ás" : ending == .er ? "és" : "ís")
    }
  }

  /// Whether it has only the present and the imperfect, as *soler*.
  var isDefective: Bool { has("defective") }

  /// All forms except the infinitive.
  var forms: [String] {
    var all = Tense.allCases.flatMap(persons) + [gerund, imperative, plural]
    for ending in ["o", "a", "os", "as"] { all.append(participle.dropLast() + ending) }
    return all + persons(.pastSubjunctive).map(SpanishVerb.withSe)
  }

  /// The command to several friends, such as *hablad*.
  private var plural: String {
    let vowel = ending == .ar ? "a" : ending == .er ? "e" : endsStrong ? "í" : "i"
    return stem + vowel + "d"
  }

  // MARK: - Tenses

  private var present: [String] {
    let strong = strongStem
    var forms: [String]
    switch ending {
    case .ar:
      forms = ["o", "as", "a", "", "", "an"].map { strong + $0 }
      forms[3] = stem + "amos"
      forms[4] = stem + "áis"
    case .er, .ir:
      forms = ["o", "es", "e", "", "", "en"].map { strong + $0 }
      forms[0] = SpanishVerb.joined(beforeBack(strong), "o")
      forms[3] = stem + (ending == .er ? "emos" : endsStrong ? "ímos" : "imos")
      forms[4] = stem + (ending == .er ? "éis" : "ís")
    }
    if let first { forms[0] = first }
    return forms
  }

  /// The irregular first person of the present; nil if it follows the stem.
  private var first: String? {
    if let given = mark("1sg") { return given }
    if infinitive == "saber" { return "sé" }
    if has("-zco") { return stem.dropLast() + "zco" }
    guard has("-go") else { return nil }
    if stem.hasSuffix("c") { return (has("e>i") ? changed("i") : stem).dropLast() + "go" }
    return stem + (endsStrong ? "igo" : "go")
  }

  private var preterite: [String] {
    if let given = mark("strong preterite") {
      let stem = String(given.dropLast())
      var forms = endings(of: stem, "e iste o imos isteis ieron")
      if stem.hasSuffix("c") { forms[2] = stem.dropLast() + "zo" }
      if stem.hasSuffix("j") { forms[5] = stem + "eron" }
      return forms
    }
    if ending == .ar {
      var forms = endings(of: stem, "é aste ó amos asteis aron")
      forms[0] = beforeFront(stem) + "é"
      return forms
    }
    if hasY || has("3rd -yó") {
      let i = endsStrong ? "í" : "i"
      return [
        stem + "í", stem + i + "ste", stem + "yó", stem + i + "mos", stem + i + "steis",
        stem + "yeron",
      ]
    }
    if stem.hasSuffix("e"), ending == .ir {
      let weak = stem.dropLast()
      return [
        stem + "í", stem + "íste", weak + "ió", stem + "ímos", stem + "ísteis", weak + "ieron",
      ]
    }
    return [
      stem + "í", stem + "iste", SpanishVerb.joined(weakStem, "ió"), stem + "imos", stem + "isteis",
      SpanishVerb.joined(weakStem, "ieron"),
    ]
  }

  private var subjunctive: [String] {
    if infinitive == "saber" { return endings(of: "sep", "a as a amos áis an") }
    if ending == .ar {
      let (strong, plain) = (beforeFront(strongStem), beforeFront(stem))
      return endings(of: strong, "e es e - - en", plain, "emos éis")
    }
    if let first {
      return endings(of: String(first.dropLast()), "a as a amos áis an")
    }
    if stem.hasSuffix("e"), ending == .ir {
      let weak = String(stem.dropLast())
      return endings(of: weak + "í", "a as a - - an", weak, "iamos iáis")
    }
    // The stressed stem has its y already.
    let plain = hasY ? strongStem : beforeBack(weakStem)
    return endings(of: beforeBack(strongStem), "a as a - - an", plain, "amos áis")
  }

  private var pastSubjunctive: [String] {
    let base = String(persons(.preterite)[5].dropLast(3))
    var forms = ["ra", "ras", "ra", "", "rais", "ran"].map { base + $0 }
    forms[3] = SpanishVerb.accented(base) + "ramos"
    return forms
  }

  // MARK: - Stems

  /// The stem where it is stressed.
  private var strongStem: String {
    if let given = mark("accent") { return String(given.dropLast()) }
    if hasY { return stem + "y" }
    if stem.hasSuffix("e"), ending == .ir { return stem.dropLast() + "í" }
    if has("e>ie") {
      return stem.hasPrefix("e") && !stem.dropFirst().contains("e") ? "y" + stem : changed("ie")
    }
    if has("i>ie") { return stem.replacing(/i(?=[^i]*$)/, with: "ie") }
    if has("o>ue") {
      return stem.hasPrefix("o") && !stem.dropFirst().contains("o")
        ? "h" + changed("ue") : changed("ue")
    }
    if has("u>ue") { return changed("ue") }
    if has("e>i") { return changed("i") }
    return stem
  }

  /// The stem of verbs in -ir in which e and o become i and u without stress: *sintió, durmiendo*.
  private var weakStem: String {
    guard ending == .ir else { return stem }
    if stem.hasSuffix("e") { return String(stem.dropLast()) }
    if has("e>i") || has("e>ie") { return changed("i") }
    return has("o>ue") ? changed("u") : stem
  }

  private var futureStem: String {
    mark("future").map { String($0.dropLast()) }
      ?? infinitive.replacingLast("í", with: "i")
  }

  /// The stem with another last vowel.
  private func changed(_ vowel: String) -> String {
    guard
      let place = stem.lastIndex(where: {
        vowel == "ue" || vowel == "u" ? "ou".contains($0) : $0 == "e"
      })
    else { return stem }
    // The u after q and g is no vowel.
    return stem[..<place] + vowel + stem[stem.index(after: place)...]
  }

  /// The spelling of a stem before e and i.
  private func beforeFront(_ stem: String) -> String {
    if has("c>qu") { return stem.dropLast() + "qu" }
    if has("gu>gü") { return stem.dropLast() + "ü" }
    if has("g>gu") { return stem + "u" }
    return has("z>c") ? stem.dropLast() + "c" : stem
  }

  /// The spelling of a stem before a and o.
  private func beforeBack(_ stem: String) -> String {
    if has("g>j") { return stem.dropLast() + "j" }
    if has("gu>g") { return String(stem.dropLast()) }
    if has("qu>c") { return stem.dropLast(2) + "c" }
    return has("c>z") ? stem.dropLast() + "z" : stem
  }

  private var hasY: Bool { has("y") && ending == .ir }
  /// Whether the stem ends in a vowel that i forms no diphthong with.
  private var endsStrong: Bool { stem.last.map { "aeo".contains($0) } ?? false }

  // MARK: - Marks

  private func has(_ mark: String) -> Bool {
    marks.contains { $0 == mark || $0.hasPrefix(mark + " (") }
  }

  /// The form that a mark gives.
  private func mark(_ name: String) -> String? {
    marks.first { $0.hasPrefix(name + " ") || $0 == name }.map {
      String($0.dropFirst(name.count + 1))
    }
  }

  // MARK: - Joining

  /// A stem with each ending of a list; *nosotros* and *vosotros* may have another stem with endings of their own.
  private func endings(
    of stem: String, _ list: String, _ other: String = "", _ inner: String = ""
  ) -> [String] {
    var forms = list.split(separator: " ").map { stem + $0 }
    for (place, ending) in inner.split(separator: " ").enumerated() {
      forms[3 + place] = other + ending
    }
    return forms
  }

  /// Joins a stem and an ending; an i after ñ and ll is not written.
  private static func joined(_ stem: String, _ ending: String) -> String {
    let isSoft = stem.hasSuffix("ñ") || stem.hasSuffix("ll")
    return stem + (isSoft && ending.hasPrefix("i") ? ending.dropFirst() : ending[...])
  }

  /// A text with an accent on the vowel at its end.
  private static func accented(_ text: String) -> String {
    guard let last = text.last, let accent = SpanishWord.accented[last] else { return text }
    return text.dropLast() + String(accent)
  }

  /// The past subjunctive in *-se*.
  static func withSe(_ form: String) -> String {
    guard let place = form.lastIndex(of: "r") else { return form }
    return form[..<place] + "s" + form[form.index(after: place)...].replacingLast("a", with: "e")
  }

  private static let commands: [(verb: String, form: String, inner: String?)] = [
    ("decir", "di", nil), ("hacer", "haz", "haz"), ("poner", "pon", "pón"), ("salir", "sal", nil),
    ("tener", "ten", "tén"), ("venir", "ven", "vén"), ("ser", "sé", nil), ("ir", "ve", nil),
  ]

  private static let irregular: [String: [Tense: [String]]] = [
    "ser": [
      .present: words("soy eres es somos sois son"),
      .preterite: words("fui fuiste fue fuimos fuisteis fueron"),
      .imperfect: words("era eras era éramos erais eran"),
      .subjunctive: words("sea seas sea seamos seáis sean"),
    ],
    "ir": [
      .present: words("voy vas va vamos vais van"),
      .preterite: words("fui fuiste fue fuimos fuisteis fueron"),
      .imperfect: words("iba ibas iba íbamos ibais iban"),
      .subjunctive: words("vaya vayas vaya vayamos vayáis vayan"),
    ],
    "haber": [
      .present: words("he has ha hemos habéis han hay"),
      .preterite: words("hube hubiste hubo hubimos hubisteis hubieron"),
      .future: words("habré habrás habrá habremos habréis habrán"),
      .conditional: words("habría habrías habría habríamos habríais habrían"),
      .subjunctive: words("haya hayas haya hayamos hayáis hayan"),
    ],
    "estar": [
      .present: words("estoy estás está estamos estáis están"),
      .preterite: words("estuve estuviste estuvo estuvimos estuvisteis estuvieron"),
      .subjunctive: words("esté estés esté estemos estéis estén"),
    ],
    "dar": [
      .present: words("doy das da damos dais dan"),
      .preterite: words("di diste dio dimos disteis dieron"),
      .subjunctive: words("dé des dé demos deis den"),
    ],
    "ver": [
      .present: words("veo ves ve vemos veis ven"),
      .preterite: words("vi viste vio vimos visteis vieron"),
      .imperfect: words("veía veías veía veíamos veíais veían"),
      .subjunctive: words("vea veas vea veamos veáis vean"),
    ],
  ]

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

extension String {
  fileprivate func replacingLast(_ old: Character, with new: String) -> String {
    guard let place = lastIndex(of: old) else { return self }
    return self[..<place] + new + self[index(after: place)...]
  }
}
extension Substring {
  fileprivate func replacingLast(_ old: Character, with new: String) -> String {
    String(self).replacingLast(old, with: new)
  }
}
