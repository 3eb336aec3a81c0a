/// An English text of the interface, which is also the key of its translations.
///
/// An interpolated value becomes a numbered placeholder of the key: `"\(n) of \(all) right"` has the key
/// `{1} of {2} right`, and a translation may use the placeholders in another order.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The English text with placeholders: gettext's `msgid`.
  package let key: String
  /// The values of the placeholders.
  package let arguments: [String]
  /// Distinguishes two meanings of one English text: gettext's `msgctxt`.
  package let context: String?

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

  /// The parts of an interpolated phrase.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [String] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds fixed text.
    package mutating func appendLiteral(_ literal: String) { key += literal }

    /// Adds a value that is text: a word, a name, or a phrase translated before.
    package mutating func appendInterpolation(_ value: some StringProtocol) {
      append(String(value))
    }

    /// Adds one character.
    package mutating func appendInterpolation(_ value: Character) { append(String(value)) }

    /// Adds a number in plain digits; `Messages.number` groups them.
    package mutating func appendInterpolation(_ value: some BinaryInteger) {
      append(String(value))
    }

    private mutating func append(_ argument: String) {
      arguments.append(argument)
      key += "{\(arguments.count)}"
    }
  }

  /// The English text.
  package var english: String { Phrase.filled(key, arguments) }

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
