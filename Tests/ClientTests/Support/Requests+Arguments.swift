import ClientBooks
import ClientCompete
import ClientCore
import ClientDecks
import ClientWords
import GameEngine

/// The options of a command line that make a request, for tests that vary requests.
extension DeckDetails {
  var arguments: [String] {
    option("--pair", pair) + option("--title", title) + option("--description", description)
  }
}

extension CardChange {
  /// The options of `card edit`.
  var arguments: [String] {
    let texts: [(String, String?)] = [
      ("--term", self.texts[.term]), ("--definition", self.texts[.definition]),
      ("--example", self.texts[.example]), ("--note", self.texts[.note]),
      ("--source", self.texts[.source]),
    ]
    return texts.flatMap { option($0, $1) } + synonyms.flatMap { option("--synonym", $0) }
      + tags.flatMap { option("--tag", $0) }
      + option("--difficulty", difficulty?.rawValue)
  }
}

extension WordListRequest {
  var arguments: [String] {
    option("--difficulty", difficulty?.rawValue) + option("--level", level?.rawValue)
      + option("--category", category) + option("--limit", limit) + (isDue ? ["--due"] : [])
      + option("--sort", order.rawValue)
  }
}

extension HistoryRequest {
  var arguments: [String] {
    option("--limit", limit) + option("--word", word) + option("--form", form)
      + option("--since", since) + option("--until", until) + (missesOnly ? ["--misses"] : [])
  }
}

extension BoardRequest {
  var arguments: [String] {
    [board] + option("--course", course) + option("--period", period) + option("--limit", limit)
      + (isAroundMe ? ["--around", "me"] : [])
  }
}

extension SearchRequest {
  var arguments: [String] {
    [query] + option("--deck", deck) + option("--limit", limit)
      + option("--kind", kinds.map(\.rawValue).joined(separator: ","))
  }
}

extension BookDetails {
  var arguments: [String] {
    option("--work", work) + option("--language", language) + (copies ? ["--copy"] : [])
  }
}

/// An option with its value. A value that begins with a hyphen needs the equals sign, and an empty one a word of its own.
private func option(_ name: String, _ value: (some CustomStringConvertible)?) -> [String] {
  guard let text = value?.description else { return [] }
  return text.hasPrefix("-") ? ["\(name)=\(text)"] : [name, text]
}
