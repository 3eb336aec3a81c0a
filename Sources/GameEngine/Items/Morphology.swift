/// Where the inflected forms of a language's words come from.
package enum Morphology: Sendable {
  /// The rules of `Inflection`, and the irregular forms of each word.
  case english
  /// The tables of `GermanWord`, from the grammar of each word.
  case german
  /// The tables of `SpanishVerb` and `SpanishWord`, from the grammar of each word.
  case spanish
  /// Only the forms that each word lists.
  case listed

  /// Whether it has the paradigms of nouns and verbs.
  package var hasTables: Bool {
    switch self {
    case .german, .spanish: true
    case .english, .listed: false
    }
  }

  /// The morphology of a language, as a BCP 47 tag.
  package init(language: String) {
    self =
      switch language {
      case LanguageTag.english: .english
      case "de": .german
      case "es": .spanish
      default: .listed
      }
  }
}
