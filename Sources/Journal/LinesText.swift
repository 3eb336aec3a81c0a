/// Several texts in one column, a line each.
enum LinesText {
  static func text(of lines: [String]) -> String { lines.joined(separator: "\n") }

  static func lines(_ text: String) -> [String] {
    // Most columns have one line or none.
    if text.isEmpty { return [] }
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text] }
    return text.split(separator: "\n").map(String.init)
  }
}
