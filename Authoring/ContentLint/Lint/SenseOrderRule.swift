import GameEngine
import Lexicon

/// Notes words whose first meaning is a rare one by WordNet's counts in texts: another part of speech is far more
/// common, or another meaning. Which of WordNet's meanings is ours is only certain if they share a synonym.
struct SenseOrderRule: LintRule {
  let name = "sense-order"

  /// The counts are small, so only large differences say anything.
  private static let least = 15
  private static let factor = 5

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard let wordNet = subject.wordNet, let tags = try? SenseTags(wordNet) else { return [] }
    return subject.pack.entries.flatMap { entry in
      [partOfSpeechRemark(on: entry.word, tags), meaningRemark(on: entry.word, tags, wordNet)]
        .compactMap { remark in remark.map { note(entry, "\(entry.word.term): \($0)") } }
    }
  }

  private func partOfSpeechRemark(on word: Item, _ tags: SenseTags) -> String? {
    guard let partOfSpeech = word.partOfSpeech else { return nil }
    let own = tags.count(of: word.term, partOfSpeech)
    let others = PartOfSpeech.playable.map { ($0, tags.count(of: word.term, $0)) }
    guard let most = others.max(by: { $0.1 < $1.1 }), isFarMore(most.1, than: own) else {
      return nil
    }
    return
      "is \(most.0.name) \(most.1) times in WordNet's texts, \(partOfSpeech.name) only \(own) times"
  }

  private func meaningRemark(on word: Item, _ tags: SenseTags, _ wordNet: WordNet) -> String? {
    guard let partOfSpeech = word.partOfSpeech else { return nil }
    func count(_ place: Int) -> Int {
      tags.count(of: word.term, SenseNumber(partOfSpeech, place + 1))
    }
    guard count(0) >= SenseOrderRule.least,
      let played = WordKinds(wordNet).playedSynset(of: word)
    else { return nil }
    let synsets = wordNet.synsets(of: word)
    let distinctive = Set(played.lemmas).subtracting(synsets[0].lemmas)
    guard let place = synsets.firstIndex(where: { $0.id == played.id }),
      isFarMore(count(0), than: count(place)),
      !distinctive.isDisjoint(with: word.mainSense.synonyms)
    else { return nil }
    return "its first sense seems to occur \(count(place)) times in WordNet's texts, and "
      + "“\(Gloss(synsets[0].gloss).definition)” \(count(0)) times"
  }

  private func isFarMore(_ count: Int, than other: Int) -> Bool {
    count >= SenseOrderRule.least && count > SenseOrderRule.factor * other
  }
}
