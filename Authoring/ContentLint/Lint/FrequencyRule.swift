import GameEngine
import Lexicon

/// Frequencies lie on the Zipf scale, 0 to 8.
struct FrequencyRule: WordRule {
  let name = "frequency"

  func faults(in word: Item) -> [String] {
    word.centiZipf.map((0...800).contains) == true ? [] : ["a Zipf frequency lies between 0 and 8"]
  }
}
