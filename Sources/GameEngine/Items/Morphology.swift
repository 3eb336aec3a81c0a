/// Where the inflected forms of a language's words come from.
package enum Morphology: Sendable {
  /// The rules of `Inflection`, and the irregular forms of each word.
  case english
  /// Only the forms that each word lists.
  case listed

  /// The morphology of a language, as a BCP 47 tag.
  package init(language: String) { self = language == LanguageTag.english ? .english : .listed }
}
