package import GameEngine

/// An English text of the interface. It is also the key of its translations.
///
/// An interpolated value becomes a numbered placeholder in the key: `"\(n) of \(all) right"` has
/// the key `{1} of {2} right`. A translation may use the placeholders in another order.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The English text with placeholders: gettext's `msgid`.
  package let key: String
  /// The values of the placeholders, in order.
  package let arguments: [Argument]
  /// Distinguishes meanings of the same English text: gettext's `msgctxt`. Nil for no context.
  package let context: String?

  /// The value of a placeholder.
  package indirect enum Argument: Hashable, Sendable {
    /// Text that is the same in all languages.
    case text(String)
    /// A number whose digits are grouped in the form that the language uses.
    case number(Int)
    /// A phrase that is translated together with the one that contains it.
    case phrase(Phrase)
    /// A phrase that depends on a number: one form for 1, one for all other numbers.
    case plural(Int, one: Phrase, other: Phrase)
  }

  package init(stringLiteral value: String) {
    key = value
    arguments = []
    context = nil
  }

  package init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    context = nil
  }

  /// Creates a phrase with a context, or one to translate later: `Phrase("open", context: "a button")`.
  package init(_ phrase: Phrase, context: String? = nil) {
    key = phrase.key
    arguments = phrase.arguments
    self.context = context
  }

  /// Creates a text without a translation, such as an error message of the operating system.
  package init(verbatim text: String) {
    key = "{1}"
    arguments = [.text(text)]
    context = nil
  }

  /// The parts of an interpolated phrase.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds literal text, which becomes part of the key.
    package mutating func appendLiteral(_ literal: String) { key += literal }

    /// Adds text: a word, a name, or a phrase that has been translated already.
    package mutating func appendInterpolation(_ value: some StringProtocol) {
      append(.text(String(value)))
    }

    /// Adds a number with grouped digits: `\(number: 1_200)`.
    package mutating func appendInterpolation(number: Int) { append(.number(number)) }

    /// Adds a date in the form used in commands and files: 2026-11-22.
    package mutating func appendInterpolation(_ date: CalendarDate) {
      append(.text(date.description))
    }

    /// Adds a phrase, which is translated together with this one.
    package mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }

    /// Adds a phrase that depends on a number: `\(count: n, "\(n) word", "\(n) words")`.
    package mutating func appendInterpolation(count: Int, _ one: Phrase, _ other: Phrase) {
      append(.plural(count, one: one, other: other))
    }

    /// Adds a single character as text.
    package mutating func appendInterpolation(_ value: Character) { append(.text(String(value))) }

    /// Adds a number without grouping. For grouped digits, use `\(number:)`.
    package mutating func appendInterpolation(_ value: some BinaryInteger) {
      append(.text(String(value)))
    }

    private mutating func append(_ argument: Argument) {
      arguments.append(argument)
      key += "{\(arguments.count)}"
    }
  }

  /// Replaces the placeholders of a template in one pass, so that braces in an argument are not
  /// interpreted. Unknown placeholders stay.
  static func filled(_ template: String, _ arguments: [String]) -> String {
    guard !arguments.isEmpty else { return template }
    var text = ""
    var rest = template.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      text += String(Substring(rest[..<open]))
      let digits = rest[rest.index(after: open)...].prefix { (0x30...0x39).contains($0) }
      if digits.count <= 2, let number = Int(Substring(digits)), arguments.indices ~= number - 1,
        digits.endIndex < rest.endIndex, rest[digits.endIndex] == UInt8(ascii: "}")
      {
        text += arguments[number - 1]
        rest = rest[rest.index(after: digits.endIndex)...]
      } else {
        text += "{"
        rest = rest[rest.index(after: open)...]
      }
    }
    return text + String(Substring(rest))
  }
}
