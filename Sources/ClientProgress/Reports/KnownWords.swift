import ClientCore
import Messages

/// Words that became known.
struct KnownWords {
  let words: [Recap.Known]

  /// The most words that are listed.
  private static let most = 12

  /// The first of the words, and the number of the others.
  func text(in messages: Messages) -> String {
    let list = messages.commaSeparated(
      words.prefix(KnownWords.most).map { shortened($0.word) })
    guard words.count > KnownWords.most else { return list }
    let others = messages.number(words.count - KnownWords.most)
    return messages("\(list) and \(others) more", context: "words")
  }
}
