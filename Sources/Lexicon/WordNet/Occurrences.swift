package import GameEngine

/// How often the words of WordNet occur in its corpus: the file `cntlist.rev` (`man 5 cntlist`). Without it, nothing
/// occurs.
package struct Occurrences: Sendable {
  /// The largest number of lines that are read of a word; in WordNet they are 75.
  private static let mostLines = 400

  private let lines: LazyLines

  init(directory: String) {
    lines = LazyLines("\(directory)/cntlist.rev", separator: UInt8(ascii: "%"))
  }

  /// How often a word occurs as each part of speech.
  package func counts(of lemma: String) -> [PartOfSpeech: Int] {
    let lines = lines.lines?.lines(key: WordNet.key(lemma), limit: Occurrences.mostLines) ?? []
    return lines.reduce(into: [:]) { counts, line in
      // The key of the meaning, its number, and the count: `run%2:38:00:: 1 106`.
      let fields = line.split(separator: UInt8(ascii: " "))
      guard fields.count == 3, let mark = line.firstIndex(of: UInt8(ascii: "%")),
        mark + 1 < line.count, let partOfSpeech = Occurrences.partOfSpeech(type: line[mark + 1]),
        let count = plainNumber(fields[2], atMost: 6)
      else { return }
      counts[partOfSpeech, default: 0] += count
    }
  }

  /// Parts of speech of a word, the most common first.
  func commonestFirst(_ parts: [PartOfSpeech], of lemma: String) -> [PartOfSpeech] {
    guard parts.count > 1 else { return parts }
    let counts = counts(of: lemma)
    return Occurrences.sorted(parts) { counts[$0] ?? 0 }
  }

  /// Base forms, the most common first.
  func commonestFirst(_ bases: [WordNet.BaseForm]) -> [WordNet.BaseForm] {
    guard bases.count > 1 else { return bases }
    return Occurrences.sorted(bases) { counts(of: $0.lemma)[$0.partOfSpeech] ?? 0 }
  }

  /// The elements with greater numbers first; elements with the same number keep their order.
  private static func sorted<Element>(
    _ elements: [Element], by number: (Element) -> Int
  ) -> [Element] {
    let numbers = elements.map(number)
    return elements.indices.sorted { (numbers[$1], $0) < (numbers[$0], $1) }.map { elements[$0] }
  }

  /// The part of speech of a number of a synset type; 5 is a satellite adjective.
  private static func partOfSpeech(type: UInt8) -> PartOfSpeech? {
    switch type {
    case UInt8(ascii: "1"): .noun
    case UInt8(ascii: "2"): .verb
    case UInt8(ascii: "3"), UInt8(ascii: "5"): .adjective
    case UInt8(ascii: "4"): .adverb
    default: nil
    }
  }
}
