import GameEngine
import Lexicon

/// Notes common words that may fit a sentence as well as the marked word: of the same part of speech, inflection, first
/// letter and length and, for nouns and verbs, of the same field of WordNet.
///
/// A reader judges; another sentence may be better. In games such a word gives a second try, with the meaning.
struct OtherFitRule: LintRule {
  let name = "other-fit"

  private static let most = 8

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard let wordNet = subject.wordNet else { return [] }
    let derived = DerivedWords(pack: subject.pack.directory)
    return subject.pack.entries.compactMap { entry in
      let others = others(for: entry.word, derived, wordNet).prefix(OtherFitRule.most)
      guard !others.isEmpty else { return nil }
      return note(
        entry,
        "\(entry.word.term): does \(others.joined(separator: ", ")) fit a sentence as well?")
    }
  }

  private func others(
    for word: Item, _ derived: DerivedWords, _ wordNet: WordNet
  ) -> [String] {
    guard let partOfSpeech = word.partOfSpeech else { return [] }
    let field =
      [.noun, .verb].contains(partOfSpeech) ? WordKinds(wordNet).playedSynset(of: word)?.field : nil
    var others: [String] = []
    for form in Set(word.mainSense.examples.map { $0.form.lowercased() }).sorted() {
      guard let inflection = word.inflection(of: form),
        let shape = WordShape(form, partOfSpeech, inflection)
      else { continue }
      for other in derived.commonWords(of: shape)
      where other != form && !others.contains(other) && !word.synonyms.contains(other) {
        guard let field else {
          others.append(other)
          continue
        }
        let bases = wordNet.baseForms(of: other).filter { $0.partOfSpeech == partOfSpeech }
        let fields = bases.compactMap { wordNet.synsets(of: $0.lemma, partOfSpeech).first?.field }
        if fields.contains(field) { others.append(other) }
      }
    }
    return others
  }
}
