/// Several texts in one, a line each.
package enum LinesText {
  /// The lines of some texts that are not empty, with a line feed between them.
  package static func text(of texts: some Sequence<String>) -> String {
    texts.flatMap(lines).joined(separator: "\n")
  }

  /// The lines that are not empty.
  package static func lines(_ text: String) -> [String] {
    // Most texts have one line or none.
    if text.isEmpty { return [] }
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}
