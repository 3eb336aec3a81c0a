import GameEngine
package import Lexicon

/// Finds the words of a pack that no daily asks together, and those of a holiday.
///
/// Words are kept apart if one names the other as synonym, antonym or family, if they share a meaning in
/// WordNet, or if they share a stem.
package enum ApartBuilder {
  /// The words of a pack that its dailies keep apart, and those of holidays.
  package static func words(of pack: ContentPack) -> ApartFile.Words {
    let words = pack.words
    let places = Dictionary(grouping: words.indices) { words[$0].term }
    let stems = Dictionary(grouping: words.indices) { words[$0].term.prefix(4) }
    var apart: [ItemID: Set<ItemID>] = [:]
    var holidays: [ItemID: Holiday] = [:]
    for (place, word) in words.enumerated() {
      let near =
        word.senses.flatMap { $0.synonyms + $0.antonyms } + word.family
        + (pack.neighbours[word.id]?.synonyms ?? [])
      let kin = (stems[word.term.prefix(4)] ?? []).filter { shareStem(words[$0].term, word.term) }
      for other in near.flatMap({ places[$0] ?? [] }) + kin where other != place {
        apart[word.id, default: []].insert(words[other].id)
        apart[words[other].id, default: []].insert(word.id)
      }
      holidays[word.id] = holiday(of: word)
    }
    return (apart, holidays)
  }

  /// The holiday that the word, its definition or one of its sentences names; nil if there is none.
  private static func holiday(of word: Item) -> Holiday? {
    let sense = word.mainSense
    let texts = [word.term, sense.definition] + sense.examples.map(\.text)
    let words = texts.joined(separator: " ").lowercased().split { !$0.isLetter }
    let text = " \(words.joined(separator: " ")) "
    // A holiday's raw value is its English name.
    return Holiday.allCases.first { text.contains(" \($0.rawValue.replacing("_", with: " ")) ") }
  }
}
