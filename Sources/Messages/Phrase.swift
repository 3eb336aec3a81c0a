package import GameEngine

/// An English text of the interface, which is also the key of its translations.
///
/// An interpolated value becomes a numbered placeholder of the key: `"\(n) of \(all) right"` has the key
/// `{1} of {2} right`, and a translation may use the placeholders in another order.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The English text with placeholders: gettext's `msgid`.
  package let key: String
  /// The values of the placeholders.
  package let arguments: [Argument]
  /// Distinguishes two meanings of one English text: gettext's `msgctxt`.
  package let context: String?

  /// The value of a placeholder.
  package indirect enum Argument: Hashable, Sendable {
    /// Text that is the same in each language.
    case text(String)
    /// A number whose digits are grouped as the language does it.
    case number(Int)
    /// A phrase, translated with the one that contains it.
    case phrase(Phrase)
    /// A phrase that depends on a number: one for 1, one for all other numbers.
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

  /// A phrase with a context, or one that is translated later: `Phrase("open", context: "a button")`.
  package init(_ phrase: Phrase, context: String? = nil) {
    key = phrase.key
    arguments = phrase.arguments
    self.context = context
  }

  /// A text that has no translation, such as an error message of the operating system.
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

    /// Adds fixed text.
    package mutating func appendLiteral(_ literal: String) { key += literal }

    /// Adds a value that is text: a word, a name, or a phrase that is translated already.
    package mutating func appendInterpolation(_ value: some StringProtocol) {
      append(.text(String(value)))
    }

    /// Adds a number with its digits grouped: `\(number: 1_200)`.
    package mutating func appendInterpolation(number: Int) { append(.number(number)) }

    /// Adds a date as it is written in commands and files: 2026-11-22.
    package mutating func appendInterpolation(_ date: CalendarDate) {
      append(.text(date.description))
    }

    /// Adds a phrase, which is translated with this one.
    package mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }

    /// Adds a phrase that depends on a number: `\(count: n, "\(n) word", "\(n) words")`.
    package mutating func appendInterpolation(count: Int, _ one: Phrase, _ other: Phrase) {
      append(.plural(count, one: one, other: other))
    }

    /// Adds one character.
    package mutating func appendInterpolation(_ value: Character) { append(.text(String(value))) }

    /// Adds a number in plain digits; `Messages.number` groups them.
    package mutating func appendInterpolation(_ value: some BinaryInteger) {
      append(.text(String(value)))
    }

    private mutating func append(_ argument: Argument) {
      arguments.append(argument)
      key += "{\(arguments.count)}"
    }
  }

  /// Replaces the placeholders of a template in one pass, so that an argument is never read as a template.
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
