package import Client
import Messages

/// Commands that share something with a friend.
package struct SharingCommands {
  let sharing: Sharing
  let books: Library
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// Shares the last daily that was played, without its words.
  ///
  /// - Throws: `ClientError` if none was played.
  package func daily(by way: ShareWay = .print) throws {
    try send(try sharing.lastDaily(), by: way)
  }

  /// Shares a word with its meaning.
  ///
  /// - Throws: `ClientError` for an unknown word.
  package func word(_ text: String, by way: ShareWay = .print) throws {
    try send(try sharing.word(named: text), by: way)
  }

  /// Shares the last practice round as a code, so that a friend can play it and compare.
  ///
  /// - Throws: `ClientError` if none was finished.
  package func round(by way: ShareWay = .print) throws {
    try send(try sharing.lastRound(), by: way)
  }

  /// Shares a chapter of a book.
  ///
  /// - Parameter number: the number of the chapter, from 1.
  /// - Throws: `ClientError` if there is no such book or chapter.
  package func chapter(_ number: Int, of name: String, by way: ShareWay) throws {
    let opened = try books.open(books.find(name))
    try send(sharing.chapter(opened.chapter(number), of: opened), by: way)
  }

  private func send(_ shared: Shared, by way: ShareWay) throws {
    switch way {
    case .print: try presentation.print(shared) { shared.letter + "\n" }
    case .copy:
      try presentation.host.copy(shared.text)
      let line = shared.text.split(separator: "\n").first ?? ""
      let shown = shortened(String(line), to: presentation.width - 8)
      presentation.say(messages("Copied: \(shown)"))
    case .mail:
      if sharing.mail(shared) {
        presentation.say(messages("Handed to your mail program: \(shared.subject)"))
      } else {
        presentation.host.remark(
          messages("no mail program can be opened from here; this address opens one"))
        presentation.say(mailtoURL(subject: shared.subject, body: shared.letter))
      }
    }
  }
}
