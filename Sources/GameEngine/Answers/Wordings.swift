/// The ways to write one alternative of an answer, worked out notation by notation.
struct Wordings {
  /// What one notation does to a text.
  struct Step {
    /// The text whose letters a clue shows.
    let head: String
    /// All texts that are right, the most complete first.
    let all: [String]

    /// A text without the notation.
    init(_ text: String) { (head, all) = (text, [text]) }

    init(head: String, all: [String]) { (self.head, self.all) = (head, all) }
  }

  /// The text whose letters a clue shows.
  private(set) var head: String
  /// All texts that are right, the most complete first.
  private(set) var all: [String]

  /// - Parameters:
  ///   - text: without alternatives.
  ///   - language: as in `AnswerFold.language`.
  init(_ text: String, language: String) {
    (head, all) = (text, [text])
    // Most texts are letters and spaces only.
    if text.utf8.contains(where: { $0 >= 0x80 }) {
      take { ReadingForms.step($0, language: language) }
    }
    if text.contains(where: Brackets.isOpening) {
      take { OptionalParts.step($0, language: language) }
    }
    take { DictionaryNotes.step($0) }
    if text.contains(where: { $0 == "/" || Brackets.isOpening($0) }) {
      take { SlashForms.step($0, language: language) }
    }
    take { Placeholders.step($0, language: language) }
  }

  private mutating func take(_ step: (String) -> Step) {
    head = step(head).head
    all = Array(
      all.flatMap { step($0).all }.filter { !$0.isEmpty }.uniqued.prefix(AnswerForms.most))
  }

  /// Each text of one option for each place, in order, at most `AnswerForms.most`.
  static func product(_ options: [[String]]) -> [String] {
    options.reduce([[]]) { texts, next in
      Array(texts.flatMap { text in next.map { text + [$0] } }.prefix(AnswerForms.most))
    }.map { $0.filter { !$0.isEmpty }.joined(separator: " ") }
  }
}
