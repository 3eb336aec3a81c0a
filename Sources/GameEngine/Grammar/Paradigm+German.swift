extension Paradigm {
  // MARK: - Verbs

  /// The persons with the ends of the names of their places.
  private static let persons = [
    ("ich", "1"), ("du", "2"), ("er/sie/es", "3"), ("wir", "plural"), ("ihr", "ihr"),
    ("sie/Sie", "plural"),
  ]
  private static let pronouns = ["mich", "dich", "sich", "uns", "euch", "sich"]
  /// Verbs that have only third persons: *es regnet, es gelingt*.
  private static let impersonal = [
    "anfühlen", "auswirken", "beinhalten", "beruhen", "betreffen", "blitzen", "dauern", "donnern",
    "enthalten", "erfordern", "gelingen", "geschehen", "hageln", "klappen", "lohnen", "misslingen",
    "passieren", "regnen", "schneien", "stattfinden", "vergehen", "vorkommen", "wehen",
  ]
  /// Verbs that have only *es*.
  private static let ofWeather = ["blitzen", "donnern", "hageln", "regnen", "schneien"]
  /// The name of the row of commands.
  static let imperative = "Imperativ"
  /// Verbs that nobody commands.
  private static let withoutImperative = ["aussehen", "gelten", "werden"]

  /// Present, past, perfect and imperative of a verb; a separable one with its particle at the end.
  static func germanVerb(_ forms: CourseForms) -> [Row] {
    let (table, word) = (forms.table, forms.word)
    let isReflexive = word.article == "sich"
    let isImpersonal = impersonal.contains(word.term)
    // The form with its particle is longer than the form without it.
    let joined = table.first { $0.place == "present-3" }
    let apart = table.first { $0.place == GermanWord.apart + "present-3" }
    guard let third = joined else { return [] }
    let particle = apart.map { third.text.dropLast($0.text.count) } ?? ""

    func texts(_ place: String) -> [String] {
      table.filter { $0.place == (particle.isEmpty ? place : "\(GermanWord.apart)\(place)") }.map(
        \.text
      ).uniqued
    }
    func row(_ name: String, _ tense: String, asked: [String]) -> Row {
      let cells = persons.enumerated().compactMap { place, person -> Cell? in
        // Whether it is mich or mir is not known: ich stelle mich vor, ich stelle mir etwas vor.
        if isReflexive, place < 2 { return nil }
        if isImpersonal, place % 3 != 2 { return nil }
        if ofWeather.contains(word.term), place == 5 { return nil }
        func whole(_ form: String) -> String {
          ([form, isReflexive ? pronouns[place] : "", String(particle)]).filter { !$0.isEmpty }
            .joined(separator: " ")
        }
        // The first person of the past is the third: ich ging, er ging.
        let ending = tense == "past" && person.1 == "1" ? "3" : person.1
        var forms = texts("\(tense)-\(ending)")
        // sammle, sammele
        let isLiquid = word.term.hasSuffix("eln") || word.term.hasSuffix("ern")
        if tense == "present", place == 0, isLiquid {
          forms += texts("colloquial").filter { $0.hasSuffix("e") }
        }
        let found = forms.uniqued.map(whole)
        guard let first = found.first else { return nil }
        return Cell(
          person.0, first, others: Array(found.dropFirst()),
          kin: particle.isEmpty
            ? [] : table.filter { $0.place == "\(tense)-\(ending)" }.map(\.text),
          mistakes: (weak(tense, place, of: word.term, particle: particle).map { [whole($0)] })
            ?? [],
          askedFrom: asked.contains(person.0) ? .one : nil)
      }
      return Row(name: name, cells: cells)
    }
    // Only what is not the stem is worth a row: gib, nimm, but not bau, lern.
    let isRaised =
      third.text.hasSuffix("t") && !isImpersonal && !isReflexive
      && !withoutImperative.contains(word.term)
    let commands = texts("imperative").filter { isRaised && !word.term.contains($0.dropLast()) }
    let rows = [
      row("Präsens", "present", asked: ["ich", "du", "er/sie/es", "ihr"]),
      row("Präteritum", "past", asked: ["ich", "er/sie/es", "wir"]),
      perfect(forms),
      Row(
        name: imperative,
        cells: commands.prefix(1).map { Cell("du", join($0, particle), askedFrom: .two) }),
    ]
    return rows.filter { !$0.cells.isEmpty }
  }

  private static func join(_ form: String, _ particle: Substring) -> String {
    particle.isEmpty ? form : "\(form) \(particle)"
  }

  /// The perfect of the third person: *ist gegangen, hat sich gefreut*.
  private static func perfect(_ forms: CourseForms) -> Row {
    let (table, word) = (forms.table, forms.word)
    let pronoun = word.article == "sich" ? "sich " : ""
    var texts: [String] = []
    var participles: [String] = []
    for form in table {
      guard
        let place = form.place.wholeMatch(of: /participle-((?:hat|ist)(?:\/(?:hat|ist))?)/)
      else { continue }
      participles.append(form.text)
      for auxiliary in place.output.1.split(separator: "/") {
        texts.append("\(auxiliary) \(pronoun)\(form.text)")
      }
    }
    guard let first = texts.first else { return Row(name: "Perfekt", cells: []) }
    let auxiliary = first.prefix(3)
    let other = auxiliary == "hat" ? "ist" : "hat"
    var mistakes = participles.map { "\(other) \(pronoun)\($0)" }
    if let weak = weakParticiple(of: word.term), !forms.isSeparable {
      mistakes += [auxiliary[...], other[...]].map { "\($0) \(pronoun)\(weak)" }
    }
    let cell = Cell(
      "er/sie/es", first, others: Array(texts.dropFirst()), kin: participles,
      mistakes: mistakes.filter { !texts.contains($0) }, askedFrom: .one)
    return Row(name: "Perfekt", cells: [cell])
  }

  /// The participle that learners make of a strong verb: *gegeht*.
  private static func weakParticiple(of infinitive: String) -> String? {
    guard infinitive.hasSuffix("en") else { return nil }
    let stem = String(infinitive.dropLast(2))
    return "ge\(stem)\(GermanWord.needsE(stem) ? "et" : "t")"
  }

  /// The form of a weak verb, which learners make of a strong one: *gehte*; without its particle.
  private static func weak(
    _ tense: String, _ place: Int, of infinitive: String, particle: Substring
  ) -> String? {
    let simple = String(infinitive.dropFirst(particle.count))
    guard simple.hasSuffix("en"), !GermanWord.special.keys.contains(simple) else { return nil }
    let stem = String(simple.dropLast(2))
    let root = GermanWord.needsE(stem) ? stem + "e" : stem
    let endings =
      tense == "past"
      ? ["te", "test", "te", "ten", "tet", "ten"]
      : ["", GermanWord.second(stem), root + "t", "", root + "t", ""]
    let ending = endings[place]
    return ending.isEmpty ? nil : tense == "past" ? root + ending : ending
  }

  // MARK: - Nouns and adjectives

  /// The cases of a noun, with its article.
  static func germanNoun(_ word: Item) -> [Row] {
    let kind = CourseForms(word).parts.dropFirst().first
    let term = word.term
    let article = word.article.prefix { $0 != "/" }
    guard ["der", "die", "das"].contains(article) else { return [] }
    if kind == "adj" {
      // Nominalised adjectives have two declensions: der Beamte, ein Beamter.
      return [
        Row(name: "Singular", forms: [word.cited, "ein \(term)r"]),
        Row(name: "Plural", forms: ["die \(term)n", term]),
      ]
    }
    func row(_ name: String, _ articles: [String], _ texts: [String]) -> Row {
      let cases = ["Nominativ", "Genitiv", "Dativ", "Akkusativ"]
      return Row(
        name: name,
        cells: cases.indices.map { Cell(cases[$0], "\(articles[$0]) \(texts[$0])") })
    }
    func plural(_ text: String) -> Row {
      let dative = GermanWord.dativePlural(of: text)
      return row("Plural", ["die", "der", "den", "die"], [text, text, dative, text])
    }
    if kind == GermanWord.pluralOnly { return [plural(term)] }
    let plurals = CourseForms(word).plurals
    let genitive = GermanWord.genitive(of: term, plural: plurals.first, isWeak: kind == "weak")
    let oblique = kind == "weak" ? GermanWord.weak(term, plural: plurals.first) : term
    let singular =
      switch article {
      case "die": row("Singular", ["die", "der", "der", "die"], [term, term, term, term])
      case "das":
        row(
          "Singular", ["das", "des", "dem", "das"],
          [term, genitive, term == "Herz" ? "Herzen" : term, term])
      default:
        row("Singular", ["der", "des", "dem", "den"], [term, genitive, oblique, oblique])
      }
    return [singular] + plurals.prefix(1).map(plural)
  }

  /// Comparative and superlative, unless they follow the rules; many adjectives have none.
  static func germanAdjective(_ forms: CourseForms) -> [Row] {
    zip(["Komparativ", "Superlativ"], forms.parts).map { Row(name: $0, forms: [$1]) }
  }
}
