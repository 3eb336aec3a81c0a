package import ClientCore

/// Commands that share something with a friend.
package struct SharingCommands {
  let sharing: Sharing
  let presentation: Presentation

  private var sender: ShareSender { ShareSender(sharing: sharing, presentation: presentation) }

  /// Shares the last daily that was played, without its words.
  ///
  /// - Throws: `ClientError` if none was played.
  package func daily(by way: ShareWay = .print) throws {
    try sender.send(try sharing.lastDaily(), by: way)
  }

  /// Shares a word with its meaning.
  ///
  /// - Throws: `ClientError` for an unknown word.
  package func word(_ text: String, by way: ShareWay = .print) throws {
    try sender.send(try sharing.word(named: text), by: way)
  }

  /// Shares the last practice round as a code, so that a friend can play it and compare.
  ///
  /// - Throws: `ClientError` if none was finished.
  package func round(by way: ShareWay = .print) throws {
    try sender.send(try sharing.lastRound(), by: way)
  }
}
