import GameEngine
import Lexicon

/// Notes other words of WordNet that might be typed for a meaning: they match the shown part of speech,
/// length and first letter, and perhaps the meaning.
///
/// A reader judges; a fitting word is added to the synonyms, which are never simply wrong.
struct SecondAnswerRule: LintRule {
  let name = "second-answer"

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard let wordNet = subject.wordNet else { return [] }
    return subject.pack.entries.compactMap { entry in
      let others = secondAnswers(to: entry.word, in: wordNet)
      guard !others.isEmpty else { return nil }
      return note(
        entry,
        "\(entry.word.term): does a definition fit \(others.joined(separator: ", ")) as well?")
    }
  }

  private func secondAnswers(to word: Item, in wordNet: WordNet) -> [String] {
    let synonyms = Set(word.synonyms)
    var lemmas: Set<String> = []
    for synset in wordNet.synsets(of: word) {
      lemmas.formUnion(synset.lemmas)
      for pointer in synset.pointers {
        lemmas.formUnion(wordNet.synset(pointer.target)?.lemmas ?? [])
      }
    }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return lemmas.filter { lemma in
      lemma != word.term && lemma.utf8.count == word.term.utf8.count
        && lemma.utf8.first == word.term.utf8.first && lemma.utf8.allSatisfy(letters.contains)
        && !synonyms.contains(lemma)
    }.sorted()
  }
}
