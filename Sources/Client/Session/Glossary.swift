import GameEngine
import Lexicon
import ScoreAPI

/// Finds out what wrong answers mean.
package struct Glossary: Sendable {
  private let library: WordLibrary

  /// - Parameter library: contains the words.
  package init(library: WordLibrary) { self.library = library }

  /// A wrong answer to a question, with its meaning if it is a word of ours, or of WordNet if that
  /// is installed.
  ///
  /// - Parameter input: the number of the choice, or what was typed last.
  /// - Returns: nil for a pass, and for letters and guesses, whose board shows them.
  func mistake(_ input: String, in question: Question) -> Mistake? {
    guard !input.isEmpty, !question.hasBoard, question.input != .letter else { return nil }
    guard question.input == .choice else { return word(input, in: question) }
    guard let number = Int(input), question.choices.indices.contains(number - 1) else { return nil }
    let text = question.choices[number - 1]
    guard question.task == .chooseMeaning else { return word(text, in: question) }
    let item = library.pool.items.first { $0.mainSense.definition == text }
    return Mistake(text: text, word: item?.term, definition: text)
  }

  private func word(_ text: String, in question: Question) -> Mistake {
    // Only English words are known.
    guard question.answerLanguage == "en" else { return Mistake(text: text) }
    let named = normalizedAnswer(text)
    let items = library.allWords(named: named)
    if let item = items.first(where: { $0.partOfSpeech == question.clue.partOfSpeech })
      ?? items.first
    {
      return Mistake(text: text, word: item.term, definition: item.mainSense.definition)
    }
    guard let wordNet = library.dictionaries.wordNet else { return Mistake(text: text) }
    let bases = wordNet.baseForms(of: named)
    let base = bases.first { $0.partOfSpeech == question.clue.partOfSpeech } ?? bases.first
    let synset = base.flatMap { wordNet.synsets(of: $0.lemma, $0.partOfSpeech).first }
    return Mistake(text: text, word: base?.lemma, definition: synset?.definition)
  }
}
