import Bookshelf
package import Client
import Messages

/// The command that reads a book in line mode.
package struct ReadCommands {
  let library: Library
  let renderings: Renderings
  let vocabularies: Vocabularies
  let words: WordCommands
  let bookWords: BookWords
  let cards: CardCommands
  let presentation: Presentation

  /// Reads a book, a paragraph at a time.
  ///
  /// - Throws: `ClientError` if there is no such book or place.
  package func read(_ request: ReadRequest) throws {
    let (opened, place) = try renderings.open(request)
    var reader = try BookReader(
      opened, at: place, library: library, renderings: renderings, vocabularies: vocabularies,
      words: words, bookWords: bookWords, cards: cards, presentation: presentation)
    try reader.read()
  }
}
