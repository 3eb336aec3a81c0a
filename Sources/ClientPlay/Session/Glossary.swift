package import ClientCore
import GameEngine
import Journal
import Lexicon

/// Explains wrong answers, and what the right words mean in the player's language and how they are used.
package struct Glossary: Sendable {
  private let library: WordLibrary
  private let store: PlayerStore
  private let glosses: Glosses

  /// - Parameters:
  ///   - library: contains the words.
  ///   - store: contains the player's cards and settings.
  ///   - interface: the language of the interface.
  package init(library: WordLibrary, store: PlayerStore, interface: String) {
    (self.library, self.store) = (library, store)
    glosses = Glosses(library: library, store: store, interface: interface)
  }

  /// What the answer to a question means in the player's language, if the question is its English definition and the word
  /// has a gloss of ours: a player who cannot read definitions yet can answer it.
  func gloss(of answer: ItemID, in question: Question) -> String? {
    question.task == .chooseWord ? glosses.ownGloss(of: answer) : nil
  }

  /// Adds the usage, the pronunciation and the forms of the word to a verdict, if it is one of ours, and after a
  /// wrong answer the meaning of that answer.
  ///
  /// - Parameters:
  ///   - input: the number of the choice, or the last text that was typed; nil if there was no
  ///     answer.
  ///   - question: the question; nil if it is not known.
  func explain(_ verdict: inout VerdictEvent, input: String?, in question: Question?) {
    let item = library.item(verdict.word)
    if let item, !item.family.isEmpty { verdict.family = item.family }
    if let item, !item.mainSense.patterns.isEmpty { verdict.patterns = item.mainSense.patterns }
    if let item, !item.ipa.isEmpty { verdict.ipa = item.ipa }
    verdict.cited = item.flatMap { item in
      item.morphology == .english || item.id.cardID != nil
        ? nil : [item.cited] + CourseForms(item).key
    }
    verdict.translation = item?.translation(of: verdict.example)
    verdict.gloss = item.flatMap(glosses.gloss)
    guard let input, let question, !verdict.correct else { return }
    if let item, [.chooseConjugated, .typeConjugated].contains(question.task) {
      verdict.mistake = answer(input, in: question).map { otherForm($0, of: item) }
      return
    }
    verdict.mistake =
      verdict.word.cardID == nil
      ? mistake(input, in: question, family: item?.family ?? [])
      : mistake(input, in: question, besides: verdict.word)
  }

  /// A wrong answer to a question, with its meaning if it is a word of ours, or of WordNet if that
  /// is installed.
  ///
  /// - Parameters:
  ///   - input: the number of the choice, or the last text that was typed.
  ///   - family: the family of the word that was asked.
  /// - Returns: nil if nothing was answered.
  private func mistake(
    _ input: String, in question: Question, family: [String]
  ) -> Mistake? {
    guard let text = answer(input, in: question) else { return nil }
    guard question.input == .choice else {
      let isFamily = family.contains(normalizedAnswer(text))
      return word(text, in: question, isFamily: isFamily)
    }
    guard question.task == .chooseMeaning else { return word(text, in: question) }
    let item = library.word(defined: text, in: question.promptLanguage)
    return Mistake(text: text, word: item?.term, definition: text)
  }

  /// A wrong form of a verb, with the persons and tenses whose form it is.
  private func otherForm(_ text: String, of verb: Item) -> Mistake {
    let places = Paradigm(verb).rows.compactMap { row -> String? in
      let cells = row.cells.filter { $0.text.lowercased() == normalizedAnswer(text) }
      let persons = cells.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
      return cells.isEmpty ? nil : persons.isEmpty ? row.name : "\(persons), \(row.name)"
    }
    guard !places.isEmpty else { return Mistake(text: text) }
    return Mistake(text: text, word: verb.term, definition: places.joined(separator: "; "))
  }

  /// A wrong answer to a question about a card, with the other side of the card that contains it.
  ///
  /// Words of ours do not explain it: even if it is English, the player learns it by another language.
  private func mistake(
    _ input: String, in question: Question, besides asked: ItemID
  ) -> Mistake? {
    guard let text = answer(input, in: question) else { return nil }
    guard let shelf = try? store.cards(), let deck = try? shelf.card(asked)?.deck,
      let card = try? shelf.card(with: text, near: deck)
    else { return Mistake(text: text) }
    if question.task == .chooseMeaning {
      return Mistake(text: text, word: card.term, definition: text)
    }
    return Mistake(
      text: text, word: text, definition: card.term == text ? card.definition : card.term)
  }

  /// The text of an answer; nil for a pass, and for letters and guesses, whose board shows them.
  private func answer(_ input: String, in question: Question) -> String? {
    guard !input.isEmpty, !question.hasBoard, question.input != .letter,
      question.task != .recallMeaning
    else { return nil }
    if question.task == .completeWord, let start = question.clue.start {
      return input.hasPrefix(start.lowercased()) ? input : start + input
    }
    guard question.input == .choice else { return input }
    guard let number = Int(input), question.choices.indices.contains(number - 1) else { return nil }
    return question.choices[number - 1]
  }

  private func word(_ text: String, in question: Question, isFamily: Bool = false) -> Mistake {
    func mistake(_ word: String?, _ definition: String?) -> Mistake {
      Mistake(text: text, word: word, definition: definition, isFamily: isFamily)
    }
    let named = normalizedAnswer(text)
    let items = library.wordsOfAllCourses(named: named, language: question.answerLanguage)
    if let item = items.first(where: { $0.partOfSpeech == question.clue.partOfSpeech })
      ?? items.first
    {
      // "legal" means legal says nothing.
      let definition = item.mainSense.definition
      return definition == item.term ? mistake(nil, nil) : mistake(item.term, definition)
    }
    guard question.answerLanguage == LanguageTag.english,
      let wordNet = library.dictionaries.wordNet
    else { return mistake(nil, nil) }
    let bases = wordNet.baseForms(of: named)
    let base = bases.first { $0.partOfSpeech == question.clue.partOfSpeech } ?? bases.first
    let synset = base.flatMap { wordNet.synsets(of: $0.lemma, $0.partOfSpeech).first }
    return mistake(base?.lemma, synset?.definition)
  }
}
