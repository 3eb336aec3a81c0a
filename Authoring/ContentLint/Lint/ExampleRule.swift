import GameEngine
import Lexicon

/// Each sense has examples: short whole sentences that contain the word once, in a known form. The
/// examples of the first sense become questions with choices; each contains an inflected form that
/// other words also have.
struct ExampleRule: WordRule {
  let name = "example"

  /// The most characters of an example.
  private static let longest = 130

  func faults(in word: Item) -> [String] {
    word.senses.flatMap { sense in
      sense.examples.isEmpty
        ? ["a sense has no example"] : sense.examples.flatMap { faults(in: $0, of: word) }
    } + word.mainSense.examples.compactMap { fault(inPlayed: $0, of: word) }
  }

  private func fault(inPlayed example: Example, of word: Item) -> String? {
    guard word.morphology == .english, word.inflection(of: example.form) == nil,
      word.irregularForms.contains(example.form.lowercased())
    else { return nil }
    return "“\(example.form)” is irregular; examples of the first sense need a regular form"
  }

  private func faults(in example: Example, of word: Item) -> [String] {
    example.faults(for: word, longest: ExampleRule.longest).map { fault in
      switch fault {
      case .tooLong(let count):
        "an example has \(ExampleRule.longest) characters at most, this one \(count)"
      case .noSentence: "an example is a sentence and ends like one"
      case .unknownForm: "“\(example.form)” is no known form of the word"
      case .cutsWord: "the mark in an example cuts a word in two"
      case .repeatsWord(let second): "“\(second)” also occurs in an example outside the mark"
      }
    }
  }
}
