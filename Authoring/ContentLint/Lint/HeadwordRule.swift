import GameEngine
import Lexicon

/// Headwords have 3 to 12 letters `a` to `z`. Of those with four letters or more, three are different, so that an
/// anagram can ask them. A verb can be a phrase of two or three words.
struct HeadwordRule: WordRule {
  let name = "headword"

  func faults(in word: Item) -> [String] {
    guard let partOfSpeech = word.partOfSpeech, PartOfSpeech.playable.contains(partOfSpeech) else {
      return ["a \(word.partOfSpeech?.name ?? "word") is not played; it belongs in lookup"]
    }
    if word.isPhrase {
      let words = word.term.split(separator: " ", omittingEmptySubsequences: false)
      return (2...3).contains(words.count) && words.allSatisfy { isPlainWord($0.utf8) }
        && word.term.count <= 20
        ? [] : ["a phrase has two or three words of letters a to z, at most 20 characters"]
    }
    let letters = word.term.utf8
    return (3...12).contains(letters.count) && isPlainWord(letters)
      && (letters.count == 3 || Set(letters).count >= 3)
      ? [] : ["a headword has 3 to 12 letters a to z; of four or more, three are different"]
  }
}
