extension Paradigm {
  // MARK: - Verbs

  private static let persons = [
    "yo", "tú", "él/ella/usted", "nosotros", "vosotros", "ellos/ellas/ustedes",
  ]
  private static let pronouns = ["me", "te", "se", "nos", "os", "se"]
  /// Verbs that have only third persons: *llueve, ocurre*.
  private static let impersonal = [
    "amanecer", "anochecer", "atañer", "granizar", "llover", "nevar", "ocurrir", "suceder",
    "acontecer", "transcurrir", "tronar",
  ]
  private static let vosotros = 4
  /// Verbs whose regular participle is right, too: *impreso, imprimido*.
  private static let withTwoParticiples = ["freír", "imprimir", "proveer"]

  /// The tenses of a verb, with *me, te, se* if its infinitive ends in *-se*.
  static func spanish(_ verb: SpanishVerb, of term: String) -> [Row] {
    let isReflexive = verb.infinitive != term
    let rules = SpanishVerb(term, marks: "")
    func row(_ name: String, _ tense: SpanishVerb.Tense, from level: Level) -> Row {
      let (forms, regular) = (verb.persons(tense), rules?.persons(tense))
      let cells = persons.indices.compactMap { place -> Cell? in
        guard place % 3 == 2 || !impersonal.contains(verb.infinitive) else { return nil }
        func whole(_ form: String) -> String {
          isReflexive ? "\(pronouns[place]) \(form)" : form
        }
        let form = forms[place]
        var kin: [String] = []
        if tense == .present, place == 1 { kin = [verb.voseo] }
        // The name of the row does not say which subjunctive.
        if tense == .subjunctive {
          let past = verb.persons(.pastSubjunctive)[place]
          kin = [past, SpanishVerb.withSe(past)]
        }
        // hay and han are forms of haber with different meanings.
        let isAsked = place != vosotros && verb.infinitive != "haber"
        return Cell(
          persons[place], whole(form), kin: kin.map(whole),
          mistakes: (regular.map { [whole($0[place])] }) ?? [], askedFrom: isAsked ? level : nil)
      }
      return Row(name: name, cells: cells)
    }
    // Pronouns at the end would move the accent: levantándose, levántate.
    let single =
      isReflexive
      ? []
      : [
        Row(
          name: "gerundio",
          cells: [Cell("", verb.gerund, mistakes: rules.map { [$0.gerund] } ?? [], askedFrom: .two)]
        ),
        Row(
          name: "participio",
          cells: [participle(of: verb, rules)]),
      ]
    // Only two tenses of a defective verb such as soler are in use.
    if verb.isDefective {
      return [row("presente", .present, from: .one), row("imperfecto", .imperfect, from: .one)]
    }
    return [
      row("presente", .present, from: .one), row("pretérito", .preterite, from: .one),
      row("imperfecto", .imperfect, from: .one), row("futuro", .future, from: .one),
      row("condicional", .conditional, from: .three),
      row("subjuntivo", .subjunctive, from: .three),
    ] + single
  }

  private static func participle(of verb: SpanishVerb, _ rules: SpanishVerb?) -> Cell {
    let regular = rules.map { [$0.participle] } ?? []
    return withTwoParticiples.contains(verb.infinitive)
      ? Cell("", verb.participle, others: regular, askedFrom: .two)
      : Cell("", verb.participle, mistakes: regular, askedFrom: .two)
  }

  // MARK: - Nouns and adjectives

  /// The plural of a noun, and its feminine if it names men and women.
  static func spanishNoun(_ word: Item) -> [Row] {
    let forms = CourseForms(word)
    guard let plural = forms.plurals.first else { return [] }
    let feminine = zip(["la", "las"], forms.partner).map { "\($0) \($1)" }
    return [Row(name: "plural", forms: ["\(forms.pluralArticle) \(plural)"])]
      + (feminine.isEmpty ? [] : [Row(name: "femenino", forms: feminine)])
  }

  /// The forms of an adjective by gender and number.
  static func spanishAdjective(_ word: String) -> [Row] {
    let forms = SpanishWord.forms(ofAdjective: word)
    guard forms.count >= 3 else { return [] }
    let (feminine, plural) = (Array(forms[..<1]), Array(forms[1...2]))
    let hasOneEnding = feminine == [word]
    return (hasOneEnding ? [] : [Row(name: "femenino", forms: feminine)])
      + [Row(name: "plural", forms: hasOneEnding ? Array(plural.prefix(1)) : plural)]
      + forms.dropFirst(3).map { Row(name: "apócope", forms: [$0]) }
  }
}
