import GameEngine
import Lexicon

/// Synonyms and antonyms are other words than the headword, each in one list and once.
struct SynonymRule: WordRule {
  let name = "synonyms"

  func faults(in word: Item) -> [String] {
    word.senses.flatMap { sense in
      let synonyms = sense.synonyms.map { $0.lowercased() }
      let antonyms = sense.antonyms.map { $0.lowercased() }
      var faults: [String] = []
      if (synonyms + antonyms).contains(word.term) {
        faults.append("the headword is among its synonyms or antonyms")
      }
      for both in Set(synonyms).intersection(antonyms).sorted() {
        faults.append("“\(both)” cannot be synonym and antonym of one sense")
      }
      if Set(synonyms).count < synonyms.count || Set(antonyms).count < antonyms.count {
        faults.append("a synonym or an antonym occurs in its list twice")
      }
      for other in synonyms + antonyms where !isWordOrPhrase(other) {
        faults.append("“\(other)” has more than letters, blanks, hyphens and apostrophes")
      }
      return faults
    }
  }
}
