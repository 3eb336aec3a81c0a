import GameEngine
import Lexicon
import ScoreAPI

/// Finds out what wrong answers mean, and how the right words are used.
package struct Glossary: Sendable {
  private let library: WordLibrary

  /// - Parameter library: contains the words.
  package init(library: WordLibrary) { self.library = library }

  /// Adds to a verdict how the word is used, if it is one of ours, and after a wrong answer what was answered.
  ///
  /// - Parameters:
  ///   - input: the number of the choice, or what was typed last; nil if there was no answer.
  ///   - question: the question; nil if it is not known.
  func explain(_ verdict: inout VerdictEvent, input: String?, in question: Question?) {
    let item = library.index.item(verdict.word)
    if let item, !item.family.isEmpty { verdict.family = item.family }
    if let item, !item.mainSense.patterns.isEmpty { verdict.patterns = item.mainSense.patterns }
    guard let input, let question, !verdict.correct else { return }
    verdict.mistake = mistake(input, in: question, family: item?.family ?? [])
  }

  /// A wrong answer to a question, with its meaning if it is a word of ours, or of WordNet if that
  /// is installed.
  ///
  /// - Parameters:
  ///   - input: the number of the choice, or what was typed last.
  ///   - family: the family of the word that was asked.
  /// - Returns: nil for a pass, and for letters and guesses, whose board shows them.
  private func mistake(
    _ input: String, in question: Question, family: [String]
  ) -> Mistake? {
    guard !input.isEmpty, !question.hasBoard, question.input != .letter else { return nil }
    guard question.input == .choice else {
      let isFamily = family.contains(normalizedAnswer(input))
      return word(input, in: question, isFamily: isFamily)
    }
    guard let number = Int(input), question.choices.indices.contains(number - 1) else { return nil }
    let text = question.choices[number - 1]
    guard question.task == .chooseMeaning else { return word(text, in: question) }
    let item = library.pool.items.first { $0.mainSense.definition == text }
    return Mistake(text: text, word: item?.term, definition: text)
  }

  private func word(_ text: String, in question: Question, isFamily: Bool = false) -> Mistake {
    // Only English words are known.
    guard question.answerLanguage == "en" else { return Mistake(text: text) }
    func mistake(_ word: String?, _ definition: String?) -> Mistake {
      Mistake(text: text, word: word, definition: definition, isFamily: isFamily)
    }
    let named = normalizedAnswer(text)
    let items = library.allWords(named: named)
    if let item = items.first(where: { $0.partOfSpeech == question.clue.partOfSpeech })
      ?? items.first
    {
      return mistake(item.term, item.mainSense.definition)
    }
    guard let wordNet = library.dictionaries.wordNet else { return mistake(nil, nil) }
    let bases = wordNet.baseForms(of: named)
    let base = bases.first { $0.partOfSpeech == question.clue.partOfSpeech } ?? bases.first
    let synset = base.flatMap { wordNet.synsets(of: $0.lemma, $0.partOfSpeech).first }
    return mistake(base?.lemma, synset?.definition)
  }
}
