/// How the words of a course are spelled, in all of their forms, and the words in its sentences. They tell another
/// word from a misspelled one.
struct Spellings: Sendable {
  private struct Spelling {
    let text: String
    let plain: String
    /// A bit for each of the letters, some of which share one.
    let letters: UInt64
    let count: Int

    init(_ text: String) {
      self.text = text
      plain = foldingAccents(text)
      letters = plain.unicodeScalars.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
      count = plain.count
    }
  }

  /// The most letters in which two spellings are compared.
  private static let mostErrors = 2

  private let all: [Spelling]

  /// - Parameter others: further words, in lower case.
  /// - Complexity: O(*n*), with the body of each item.
  init(of items: [Item], and others: [String]) {
    var texts = Set(others)
    for item in items {
      texts.insert(item.answer)
      for form in item.inflectedForms { texts.insert(form.lowercased()) }
      for example in item.senses.flatMap(\.examples) {
        for word in (example.before + " " + example.after).split(whereSeparator: { !$0.isLetter }) {
          texts.insert(word.lowercased())
        }
      }
    }
    all = texts.sorted().map(Spelling.init)
  }

  /// The spellings that differ from a text by accents or by few letters after the first one, and some more; sorted.
  func near(_ text: String) -> [String] {
    let own = Spelling(text.lowercased())
    return all.filter { other in
      abs(other.count - own.count) <= Spellings.mostErrors
        && (other.letters ^ own.letters).nonzeroBitCount <= 2 * Spellings.mostErrors
        && other.plain.first == own.plain.first
    }.map(\.text)
  }
}
