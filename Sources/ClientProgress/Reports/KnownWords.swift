import ClientCore
import Messages

/// The words that became known, as text.
struct KnownWords {
  let words: [Recap.Known]

  /// The maximum number of words listed.
  private static let most = 12

  /// The first words, and the number of the others.
  func text(in messages: Messages) -> String {
    let list = messages.commaSeparated(
      words.prefix(KnownWords.most).map { shortened($0.word) })
    guard words.count > KnownWords.most else { return list }
    let others = messages.number(words.count - KnownWords.most)
    return messages("\(list) and \(others) more", context: "words")
  }
}
