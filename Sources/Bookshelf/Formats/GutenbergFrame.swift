/// The lines of Project Gutenberg around a text: what it is, and its license.
enum GutenbergFrame {
  /// The lines of the text, and those of the frame; nil if there is no frame.
  static func split(_ lines: [Substring]) -> (text: [Substring], frame: [Substring])? {
    func isMark(_ line: Substring, _ word: String) -> Bool {
      guard line.hasPrefix("***") else { return false }
      let text = line.uppercased().filter { $0.isLetter }
      return text.hasPrefix(word) && text.contains("PROJECTGUTENBERG")
    }
    guard let start = lines.firstIndex(where: { isMark($0, "START") }) else { return nil }
    let end = lines[start...].firstIndex { isMark($0, "END") } ?? lines.endIndex
    return (
      Array(lines[(start + 1)..<end]),
      Array(lines[..<start]) + [""] + lines[min(end + 1, lines.endIndex)...]
    )
  }
}
