/// The program's texts in one interface language.
///
/// ```swift
/// messages("Which word means this?")
/// messages("Your longest run is \(n).")
/// messages.command("open")
/// messages.plural(n, "\(n) miss left", "\(n) misses left")
/// ```
/// `scripts/messages` collects the phrases of such calls. A phrase without a translation is shown
/// in English.
///
/// Related texts are in a struct that contains a `Messages`, such as `QuestionTexts`.
package struct Messages: Sendable {
  /// The name of the catalogue, such as `en`, `de` or `pt_BR`.
  package let language: String
  /// The language as a BCP 47 tag, for HTTP and HTML: `pt-BR` for the catalogue `pt_BR`.
  package var languageTag: String { language.replacing("_", with: "-") }
  private let catalogue: Catalogue

  /// The texts as the source contains them, in English.
  package static let english = Messages(language: "en", catalogue: .empty)

  /// Creates the texts of a language from its catalogue.
  package init(language: String, catalogue: Catalogue) {
    self.language = language
    self.catalogue = catalogue
  }

  /// Translates a text.
  ///
  /// - Parameter context: distinguishes meanings of the same English text.
  package func callAsFunction(_ phrase: Phrase, context: String? = nil) -> String {
    let template = catalogue.translation(of: phrase.key, context: context ?? phrase.context)
    return filled(template ?? phrase.key, phrase.arguments)
  }

  /// The label of a command, shown beside its key.
  package func command(_ phrase: Phrase) -> String { self(phrase, context: "a command on a key") }

  /// The title of a screen.
  package func title(_ phrase: Phrase) -> String { self(phrase, context: "a screen's title") }

  /// Translates a text that depends on a number.
  ///
  /// - Parameters:
  ///   - count: the number that selects the form; may be negative.
  ///   - one: the English text for 1.
  ///   - other: the English text for all other numbers. A translation is filled with its values.
  package func plural(
    _ count: Int, _ one: Phrase, _ other: Phrase, context: String? = nil
  ) -> String {
    let template = catalogue.translation(
      of: one.key, count: count, context: context ?? one.context)
    if let template { return filled(template, other.arguments) }
    return count == 1 ? filled(one.key, one.arguments) : filled(other.key, other.arguments)
  }

  private func filled(_ template: String, _ arguments: [Phrase.Argument]) -> String {
    Phrase.filled(
      template,
      arguments.map { argument in
        switch argument {
        case .text(let text): text.onOneLine
        case .number(let value): number(value)
        case .phrase(let phrase): self(phrase)
        case .plural(let count, let one, let other): plural(count, one, other)
        }
      })
  }
}
