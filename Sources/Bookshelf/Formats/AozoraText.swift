/// The notation of Aozora Bunko: `｜base《reading》`, and instructions in `［＃…］`.
struct AozoraText {
  /// A part of a line, with its reading; empty for none.
  struct Part: Equatable {
    var text: String
    var reading = ""
  }

  /// Whether a text is in this notation: kana in its brackets, as nobody else writes titles.
  static func recognizes(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "《") else { return false }
    if text.contains("［＃") { return true }
    let reading = text[text.index(after: open)...].prefix { $0 != "》" }
    return isKana(reading) && text[..<open].last.map(isKanji) == true || text.contains("｜")
  }

  private static func isKana(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        (0x3040...0x30FF).contains($0.value) || $0 == " " || $0 == "　"
      }
  }

  private static func isKanji(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x3400...0x9FFF).contains(value) || "々〆ヶ〇".contains(character)
      || (0x20000...0x3FFFF).contains(value)
  }

  /// The lines without the explanation of the notation between two lines of hyphens.
  static func withoutExplanation(_ lines: [Substring]) -> [Substring] {
    func isRule(_ line: Substring) -> Bool { line.count >= 20 && line.allSatisfy { $0 == "-" } }
    guard let start = lines.prefix(40).firstIndex(where: isRule),
      let end = lines.prefix(80)[(start + 1)...].firstIndex(where: isRule)
    else { return lines }
    return Array(lines[..<start] + lines[(end + 1)...])
  }

  /// The parts of a line, without instructions.
  static func parts(of line: String) -> [Part] {
    var parts: [Part] = []
    /// The text since the last reading, and where its base begins if that is marked.
    var text: [Character] = []
    var mark: Int?
    var rest = line[...]
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == "［", rest.first == "＃", let end = rest.firstIndex(of: "］") {
        rest = rest[rest.index(after: end)...]
      } else if character == "｜" || character == "|" && rest.contains("《") {
        mark = text.count
      } else if character == "《", let end = rest.firstIndex(of: "》") {
        let reading = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        let start = mark ?? text.count - text.reversed().prefix(while: isKanji).count
        mark = nil
        if start > 0 { parts.append(Part(text: String(text[..<start]))) }
        if start < text.count { parts.append(Part(text: String(text[start...]), reading: reading)) }
        text = []
      } else {
        text.append(character)
      }
    }
    if !text.isEmpty { parts.append(Part(text: String(text))) }
    return parts
  }
}
