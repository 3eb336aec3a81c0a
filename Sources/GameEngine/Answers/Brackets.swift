/// The brackets in a text.
enum Brackets {
  private static let pairs: [Character: Character] = [
    "(": ")", "[": "]", "{": "}", "（": "）", "［": "］", "【": "】", "〔": "〕", "〈": "〉",
  ]
  private static let closing = Set(pairs.values)

  static func isOpening(_ character: Character) -> Bool { pairs[character] != nil }

  /// A part of a text.
  struct Part {
    var text: String
    /// Whether it stands in brackets.
    let isInside: Bool
  }

  /// The parts of a text inside and outside of brackets, in order; inner brackets are removed. Nil
  /// without a complete pair of brackets.
  static func parts(of text: String) -> [Part]? {
    var parts = [Part(text: "", isInside: false)]
    var open: [Character] = []
    for character in text {
      if let end = pairs[character] {
        if open.isEmpty { parts.append(Part(text: "", isInside: true)) }
        open.append(end)
      } else if closing.contains(character) {
        guard open.popLast() == character else { return nil }
        if open.isEmpty { parts.append(Part(text: "", isInside: false)) }
      } else {
        parts[parts.count - 1].text.append(character)
      }
    }
    return open.isEmpty && parts.count > 1 ? parts : nil
  }

  /// Splits a text at characters outside of brackets; anywhere if the brackets are not in pairs.
  static func split(_ text: String, at isSeparator: (Character) -> Bool) -> [String] {
    let isComplete = parts(of: text) != nil
    var (depth, pieces) = (0, [""])
    for character in text {
      if isComplete { depth += pairs[character] != nil ? 1 : closing.contains(character) ? -1 : 0 }
      if depth == 0, isSeparator(character) {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.map(tidied).filter { !$0.isEmpty }
  }

  /// A text without outer and repeated spaces.
  static func tidied(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
