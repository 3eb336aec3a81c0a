package import GameEngine

/// Words near a word in meaning, both for precomputed neighbours and for neighbours computed while a round is
/// dealt.
extension WordNet {
  /// The single words that share a synset with the word, without its own forms.
  package func mates(of word: Item) -> Set<String> {
    let lemmas = synsets(of: word).flatMap(\.lemmas)
    return Set(lemmas.filter(isPlainWord)).subtracting([word.term] + word.inflectedForms)
  }

  /// The synsets themselves, synsets at most two steps above them, and similar synsets.
  package func upward(from synsets: [Synset]) -> Set<SynsetID> {
    var reached = Set(synsets.map(\.id))
    for synset in synsets {
      reached.formUnion(synset.targets(.similar))
      for parent in synset.targets(.hypernym) {
        reached.insert(parent)
        reached.formUnion(self.synset(parent)?.targets(.hypernym) ?? [])
      }
    }
    return reached
  }
}

extension Item {
  /// Other words within a typing error of a form of the word that questions ask for: the headword, and the
  /// forms in its examples.
  ///
  /// - Parameter spelled: returns the other words within a number of edits of a form.
  package func lookalikes(spelled: (_ form: String, _ edits: Int) -> [String]) -> Set<String> {
    let asked = Set([term] + mainSense.examples.map { $0.form.lowercased() })
    let near = asked.flatMap { spelled($0, TypedAnswer.allowedTypos(in: $0)) }
    return Set(near).subtracting([term] + inflectedForms)
  }
}

extension Set<String> {
  /// The members that are not spelling variants of a word, in alphabetical order.
  package func withoutSlips(of word: String) -> [String] {
    filter { other in
      other.first != word.first
        || editDistance(word, other, limit: TypedAnswer.allowedTypos(in: word)) == nil
    }.sorted()
  }
}
