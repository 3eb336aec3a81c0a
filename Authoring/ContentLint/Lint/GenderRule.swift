import GameEngine
import Lexicon

/// The gender of a German noun, as its article shows it, is one that an installed dictionary names.
struct GenderRule: WordRule {
  let name = "gender"
  /// A dictionary of German in FreeDict's format, whose entries begin with `Hund /hʊnt/ <masc, n, sg>`.
  let dictionary: DictdDictionary

  /// The path of `dict-freedict-deu-eng`.
  static let path = "/usr/share/dictd/freedict-deu-eng.index"

  private static let genders = ["der": "masc", "die": "fem", "das": "neut"]

  func faults(in word: Item) -> [String] {
    // Nouns that are used in the plural alone have its article: *die Möbel*.
    let isPlural = word.article == "die" && word.grammar.hasPrefix("-")
    guard word.partOfSpeech == .noun, let own = GenderRule.genders[word.article], !isPlural,
      let entries = try? dictionary.entries(of: word.term)
    else { return [] }
    let named = entries.filter { $0.headword == word.term }.compactMap(\.grammar)
      .flatMap { $0.split(separator: ",").map { $0.drop { $0 == " " } } }
      .filter { GenderRule.genders.values.contains(String($0)) }
    return named.isEmpty || named.contains(own[...])
      ? [] : ["the article is \(word.article), but \(dictionary.info.title) says \(named[0])"]
  }
}
