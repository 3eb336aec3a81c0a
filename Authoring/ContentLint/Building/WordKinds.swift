package import GameEngine
package import Lexicon

/// Fields and usage of words, for choosing distractors.
package struct WordKinds: Sendable {
  private let wordNet: WordNet

  /// The kinds of the words of a database.
  package init(_ wordNet: WordNet) { self.wordNet = wordNet }

  /// WordNet's meaning of an item that is most like the played one: it shares most synonyms and
  /// words of the definition. Nil if WordNet does not contain the word.
  package func playedSynset(of item: Item) -> Synset? {
    let synsets = wordNet.synsets(of: item)
    guard synsets.count > 1 else { return synsets.first }
    let sense = item.mainSense
    func wordsOf(_ text: String) -> Set<String> {
      Set(lowercaseWords(of: text).filter { $0.count > 3 })
    }
    let own = wordsOf(sense.definition)
    let scores = synsets.enumerated().map { place, synset in
      let shared = synset.lemmas.count { sense.synonyms.contains($0) }
      let gloss = wordsOf(Gloss(synset.gloss).definition)
      let common = own.count { word in gloss.contains { shareStem($0, word) } }
      // Without a difference, the more common meaning is more likely.
      return 12 * shared + 6 * common - place
    }
    return zip(scores, synsets).max { $0.0 < $1.0 }?.1
  }

  /// The field and usage of a noun or a verb; nil for other words, for which WordNet has no useful
  /// fields.
  package func kind(of item: Item) -> ItemKind? {
    guard item.partOfSpeech == .noun || item.partOfSpeech == .verb,
      let synset = playedSynset(of: item)
    else { return nil }
    let parent = synset.targets(.hypernym).first
    return ItemKind(
      field: PracticeCategory.name(field: synset.field),
      usage: item.partOfSpeech == .noun
        ? WordKinds.usage(ofNounIn: synset.field) : WordKinds.usage(frames: synset.frames),
      parent: parent.map { letters(of: $0.offset) } ?? "")
  }

  private static func usage(ofNounIn field: Int) -> String {
    switch PracticeCategory.name(field: field) {
    case "person": "person"
    case "animal": "animal"
    case "artifact", "body", "food", "location", "object", "plant", "substance": "thing"
    default: "idea"
    }
  }

  /// The frames in which an object follows the verb.
  private static let transitive: Set<Int> = [
    5, 8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 30, 31,
  ]

  private static func usage(frames: [Int]) -> String {
    let withObject = frames.count(where: transitive.contains)
    if frames.isEmpty { return "" }
    if withObject == 0 { return "intransitive" }
    return withObject == frames.count ? "transitive" : ItemKind.bothUsages
  }

  /// A number in letters, since the file of neighbours contains only these.
  private func letters(of number: Int) -> String {
    var rest = number
    var bytes: [UInt8] = []
    repeat {
      bytes.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest /= 26
    } while rest > 0
    return String(decoding: bytes, as: UTF8.self)
  }
}
