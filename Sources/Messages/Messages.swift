/// The program's own sentences in one language of the interface.
///
/// ```swift
/// messages("Which word means this?")
/// messages("Your longest run is \(n).")
/// messages.command("open")
/// messages.plural(n, "\(n) miss left", "\(n) misses left")
/// ```
/// `scripts/messages` collects the phrases of such calls. A missing translation is shown in English.
///
/// The sentences about a subject are made by a struct that holds a `Messages`, such as `QuestionTexts`.
package struct Messages: Sendable {
  /// The language: `en`, `de`.
  package let language: String
  /// The language as HTTP and HTML write it (BCP 47): `pt-BR` for the catalogue `pt_BR`.
  package var languageTag: String { language.replacing("_", with: "-") }
  private let catalogue: Catalogue

  /// The texts as they are in the source.
  package static let english = Messages(language: "en", catalogue: .empty)

  /// The texts in the language of a catalogue.
  package init(language: String, catalogue: Catalogue) {
    self.language = language
    self.catalogue = catalogue
  }

  /// A text in this language.
  ///
  /// - Parameter context: distinguishes two meanings of one English text.
  package func callAsFunction(_ phrase: Phrase, context: String? = nil) -> String {
    let template = catalogue.translation(of: phrase.key, context: context ?? phrase.context)
    return filled(template ?? phrase.key, phrase.arguments)
  }

  /// The name of a command, as it is shown beside its key.
  package func command(_ phrase: Phrase) -> String { self(phrase, context: "a command on a key") }

  /// The title of a screen.
  package func title(_ phrase: Phrase) -> String { self(phrase, context: "a screen's title") }

  /// A text that depends on a number.
  ///
  /// - Parameters:
  ///   - count: the number that decides; it may be negative.
  ///   - one: the English text for 1.
  ///   - other: the English text for all other numbers; a translation takes its values.
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
