import Kit
import Markup

/// Turns the texts of services into text for people.
enum PlainText {
  /// The longest text, in bytes.
  static let longest = 32 << 10
  private static let longestLine = 500

  /// A single line, such as a title; nil if nothing is left of it.
  static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    var words: [String] = []
    var length = 0
    for word in cut(text).unicodeScalars.split(whereSeparator: {
      isBlank($0) || $0 == "\n" || $0 == "\r"
    }) {
      var clean = String.UnicodeScalarView(word.filter(isVisible))
      clean = String.UnicodeScalarView(clean.prefix(max(0, longestLine - length)))
      guard !clean.isEmpty else { continue }
      words.append(String(clean))
      length += clean.count + 1
      if length >= longestLine { break }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Paragraphs, separated by line ends; nil if nothing is left.
  static func paragraphs(_ text: String?) -> String? {
    guard let text else { return nil }
    let lines = cut(text).unicodeScalars.split { $0 == "\n" || $0 == "\r" }
      .map { line in
        line.split(whereSeparator: isBlank)
          .map { String(String.UnicodeScalarView($0.filter(isVisible))) }
          .filter { !$0.isEmpty }.joined(separator: " ")
      }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The paragraphs of a text in HTML. Blank lines also separate paragraphs, because many texts mix
  /// both.
  static func paragraphs(html: String?) -> String? {
    guard let html else { return nil }
    guard html.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 }) else { return paragraphs(html) }
    let parts = cut(html, to: 4 * longest).replacing("\r\n", with: "\n").split(separator: "\n\n")
    return paragraphs(parts.map { HTMLContent(String($0)).text }.joined(separator: "\n"))
  }

  /// A text that is not longer than a limit in bytes, without endless accents.
  private static func cut(_ text: String, to most: Int = longest) -> String {
    String(decoding: MarkRuns.bounded(Array(text.utf8.prefix(most))), as: UTF8.self)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && scalar != "\r" && scalar.properties.isWhitespace
  }

  /// Excludes control characters, and characters that change the direction of text.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFFD:
      false
    default: scalar.properties.generalCategory != .unassigned
    }
  }
}
