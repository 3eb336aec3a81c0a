import ClientCore
import Messages

/// The texts about search results, for line mode and the full screen.
struct SearchTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The name of a kind of result in the player's language.
  func name(of kind: SearchKind) -> String {
    switch kind {
    case .word: messages("word", context: "a kind of search result")
    case .card: messages("card", context: "a kind of search result")
    case .deck: messages("deck", context: "a kind of search result")
    case .book: messages("book", context: "a kind of search result")
    }
  }

  /// The name of a kind of entry in the player's language.
  func name(of kind: PaletteEntry.Kind) -> String {
    switch kind {
    case .screen: messages("screen", context: "a kind of search result")
    case .game: messages("game", context: "a kind of search result")
    case .setting: messages("setting", context: "a kind of search result")
    case .command: messages("command", context: "a kind of search result")
    }
  }

  /// The kind of the last row, which looks the typed text up.
  var lookUp: String { messages("look up", context: "a kind of search result") }

  /// The place of a result, and the text in which the words were found.
  func about(_ result: SearchResult) -> String {
    let isWord = result.kind == .word
    let place = isWord ? NameTexts(messages).category(result.place) : result.place
    return [place, result.excerpt].filter { !$0.isEmpty }
      .map { shortened($0, to: 200) }.joined(separator: ": ")
  }

  /// The kind, place and excerpt of a result, for use after its title: `card, Spanish/Lesson 1: glacier`.
  func line(of result: SearchResult) -> String {
    [name(of: result.kind), about(result)].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The progress message before the first search in the texts of books.
  var preparing: String { messages("preparing the texts of your books") }

  /// The message that nothing was found, with a remedy.
  func nothing(for query: String) -> String {
    messages("Nothing was found for \"\(shortened(query))\"; try other or fewer words.")
  }
}
