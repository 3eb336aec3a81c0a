package import ClientCore
import GameEngine

/// The options of a command line that make a request, for tests that vary requests.
extension CardChange {
  /// The options of `card edit`.
  package var arguments: [String] {
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

extension SearchRequest {
  package var arguments: [String] {
    [query] + option("--deck", deck) + option("--limit", limit)
      + option("--kind", kinds.map(\.rawValue).joined(separator: ","))
  }
}

extension WordListRequest {
  package var arguments: [String] {
    option("--difficulty", difficulty?.rawValue) + option("--level", level?.rawValue)
      + option("--category", category) + option("--limit", limit) + (isDue ? ["--due"] : [])
      + option("--sort", order.rawValue)
  }
}

/// An option with its value. A value that begins with a hyphen needs the equals sign, and an empty one a word of its own.
package func option(_ name: String, _ value: (some CustomStringConvertible)?) -> [String] {
  guard let text = value?.description else { return [] }
  return text.hasPrefix("-") ? ["\(name)=\(text)"] : [name, text]
}
