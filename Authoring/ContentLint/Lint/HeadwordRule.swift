import GameEngine
import Lexicon

/// Headwords have 4 to 12 letters `a` to `z`, three of them different, so that every form can ask them: an
/// anagram needs more than two different letters.
struct HeadwordRule: WordRule {
  let name = "headword"

  func faults(in word: Item) -> [String] {
    guard let partOfSpeech = word.partOfSpeech, PartOfSpeech.playable.contains(partOfSpeech) else {
      return ["a \(word.partOfSpeech?.name ?? "word") is not played; it belongs in lookup"]
    }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let bytes = word.term.utf8
    return (4...12).contains(bytes.count) && bytes.allSatisfy(letters.contains)
      && Set(bytes).count >= 3
      ? [] : ["a headword has 4 to 12 letters a to z, three of them different"]
  }
}
