/// The forms of a word in a course, from the grammar that its file gives (`Item.grammar`).
package struct CourseForms {
  let word: Item

  package init(_ word: Item) { self.word = word }

  /// All forms except the term; empty in a language without tables.
  var all: [String] {
    // What stands apart from its particle is a form of another verb: stellt, of einstellen.
    table.filter { !$0.place.hasPrefix(GermanWord.apart) }.map(\.text).uniqued
      .filter { $0 != word.term }
  }

  /// All forms with their places, the term first.
  var table: [PlacedForm] {
    let (term, grammar) = (word.term, word.grammar)
    let forms: [PlacedForm] =
      switch (word.morphology, word.partOfSpeech) {
      case (.german, .noun): GermanWord.forms(ofNoun: term, article: word.article, parts: grammar)
      case (.german, .verb): GermanWord.forms(ofVerb: term, parts: grammar)
      case (.german, .adjective): GermanWord.forms(ofAdjective: term, parts: grammar)
      case (.spanish, .noun): placed(plurals + partner)
      case (.spanish, .verb): placed(verb.map { $0.forms + [$0.infinitive] } ?? [])
      case (.spanish, .adjective): placed(SpanishWord.forms(ofAdjective: term))
      default: []
      }
    return [PlacedForm("base", term)] + forms
  }

  /// Forms whose order is the same for all words of a part of speech.
  private func placed(_ forms: [String]) -> [PlacedForm] {
    forms.enumerated().map { PlacedForm(String($0.offset), $0.element) }
  }

  /// Whether it is a verb with a paradigm.
  var isConjugated: Bool {
    guard word.partOfSpeech == .verb else { return false }
    return verb != nil || word.morphology == .german && parts.count >= 3
  }

  /// Whether it has a pronoun of its own: *levantarse*; in German the pronoun is its article.
  var isReflexive: Bool { verb.map { $0.infinitive != word.term } ?? false }

  /// A Spanish verb without the pronoun of its own: *levantar* of *levantarse*; nil for other words.
  var reflexiveBase: String? { isReflexive ? verb?.infinitive : nil }

  /// Whether it is a German verb whose particle stands at the end of a sentence: *aufstehen*.
  var isSeparable: Bool { table.contains { $0.place == GermanWord.joined } }

  /// The forms that a learner keeps with the word, as a dictionary prints them: plural, principal parts, the
  /// feminine. Empty if they follow the rules.
  package var key: [String] {
    guard let first = parts.first else { return [] }
    switch (word.morphology, word.partOfSpeech) {
    case (.spanish, .verb):
      guard let verb else { return [] }
      let present = verb.persons(.present)
      func whole(_ form: String, _ pronoun: String) -> String {
        isReflexive ? "\(pronoun) \(form)" : form
      }
      return [
        whole(present[0], "me"), whole(present[2], "se"),
        whole(verb.persons(.preterite)[0], "me"), verb.participle,
      ]
    case (.spanish, .noun):
      return partner.isEmpty
        ? plurals.prefix(1).map { "\(pluralArticle) \($0)" } : ["la \(first)"]
    case (.german, .noun):
      let isWeak = parts.dropFirst().first == "weak"
      return first == "-"
        ? []
        : ["die \(first)"]
          + (isWeak ? ["den \(GermanWord.weak(word.term, plural: plurals.first))"] : [])
    case (.german, _): return parts
    default: return []
    }
  }

  /// The feminine partner of a Spanish noun such as *niño*, in singular and plural; empty for none.
  var partner: [String] {
    guard word.morphology == .spanish, word.partOfSpeech == .noun, !word.grammar.isEmpty,
      !word.grammar.hasPrefix(CourseForms.irregular)
    else { return [] }
    return [word.grammar, SpanishWord.plural(of: word.grammar)]
  }

  /// Whether a text is a form of the word, also a Spanish verb with pronouns at its end.
  func contains(_ text: String) -> Bool {
    let forms = Set((table.map(\.text) + word.irregularForms).map { $0.lowercased() })
    let text = text.lowercased()
    return forms.contains(text)
      || verb != nil && SpanishWord.withoutPronouns(text).contains(where: forms.contains)
  }

  private static let irregular = "pl "
  /// The grammar of a Spanish noun without a plural.
  package static let withoutPlural = irregular + "-"

  /// The parts of its grammar: of a noun those between semicolons, else those between commas.
  var parts: [String] {
    word.grammar.split(separator: word.partOfSpeech == .noun ? ";" : ",")
      .map { String($0.drop { $0 == " " }) }
  }

  /// The article of the plural of a Spanish noun: *los, las, los/las*.
  var pluralArticle: String {
    if takesElForLa || word.article == "la" { return "las" }
    return word.article == "el/la" ? "los/las" : "los"
  }

  /// Whether it is a Spanish noun that is feminine although its article is *el*, since it begins with a stressed a: *el agua,
  /// las aguas*; also *el arte, las artes*.
  var takesElForLa: Bool {
    word.morphology == .spanish && word.article == "el" && word.ipa.hasPrefix("ˈa")
      && (word.term.hasSuffix("a") || ["arte", "ave", "hambre"].contains(word.term))
  }

  /// The plurals of a noun, the most usual first; empty if it has none, or no tables.
  var plurals: [String] {
    guard word.partOfSpeech == .noun else { return [] }
    switch word.morphology {
    case .german:
      return (parts.first ?? "-").split(separator: "/").map(String.init).filter { $0 != "-" }
    case .spanish:
      if ["los", "las"].contains(word.article) { return [] }
      guard word.grammar.hasPrefix(CourseForms.irregular) else {
        return [SpanishWord.plural(of: word.term)]
      }
      return word.grammar.dropFirst(CourseForms.irregular.count).split(separator: "/")
        .map(String.init).filter { $0 != "-" }
    case .english, .listed: return []
    }
  }

  var verb: SpanishVerb? {
    word.morphology == .spanish && word.partOfSpeech == .verb
      ? SpanishVerb(word.term, marks: word.grammar) : nil
  }
}
