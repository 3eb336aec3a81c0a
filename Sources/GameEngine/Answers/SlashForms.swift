/// Slashes within words: `el/la estudiante`, `amigo/a`, `to take off/out`.
enum SlashForms {
  /// Whether the slashes of a text separate endings or articles, so that its parts are not answers.
  static func isInsideWords(_ text: String, language: String) -> Bool {
    text.split(separator: " ").contains { word in
      let pieces = word.split(separator: "/", omittingEmptySubsequences: false)
      guard pieces.count > 1, let first = pieces.first else { return false }
      return isNumeric(word) || pieces.dropFirst().contains { WordEndings.isEnding($0, of: first) }
        || word.count < text.count
          && pieces.allSatisfy { Articles.article($0, language: language) != nil }
    }
  }

  static func step(_ text: String, language: String) -> Wordings.Step {
    guard text.contains("/") else { return Wordings.Step(text) }
    let options = text.split(separator: " ").map { choices(of: $0) }
    let all = Wordings.product(options)
    let head = options.compactMap(\.first).joined(separator: " ")
    guard !isInsideWords(text, language: language) else {
      return Wordings.Step(head: head, all: all)
    }
    return Wordings.Step(head: head, all: all + Brackets.split(text) { $0 == "/" })
  }

  /// The words that a word with slashes means.
  private static func choices(of word: Substring) -> [String] {
    let pieces = word.split(separator: "/")
    guard pieces.count > 1, !isNumeric(word), let first = pieces.first.map(String.init) else {
      return [String(word)]
    }
    return [first]
      + pieces.dropFirst().flatMap { piece in
        WordEndings.isEnding(piece, of: first[...])
          ? WordEndings.words(first, ending: piece) : [String(piece)]
      }
  }

  /// Whether the slash is part of a number, as in `1/2`.
  private static func isNumeric(_ word: Substring) -> Bool {
    word.split(separator: "/").contains { $0.first?.isNumber == true }
  }
}
