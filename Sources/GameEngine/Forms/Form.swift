/// A way to ask a word: makes its question and judges the moves.
///
/// A form is one type in one file; `Forms.all` lists them. It has no state: it judges all moves of
/// a question each time, so a replay gives the same result as the game.
package protocol Form: Sendable {
  /// Its name in commands and events.
  var id: FormID { get }

  /// Whether the word contains the facts that the form needs.
  func canAsk(_ word: Item) -> Bool

  /// Whether the form can ask the word with the facts that the pool knows about it.
  func canAsk(_ word: Item, in pool: ItemPool) -> Bool

  /// The number of different questions about the word, 1 or more. Dailies ask another one each time.
  func variants(of word: Item) -> Int

  /// Makes a question about the word with its key; nil if no fair question is possible.
  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion?

  /// Judges the latest step of an open question.
  ///
  /// - Parameters:
  ///   - steps: all accepted steps of this question, followed by the one to judge.
  ///   - rules: the input of judging that is not part of the key.
  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement

  /// Whether an empty answer is one, and no pass.
  ///
  /// - Parameter steps: the accepted steps of the question so far.
  func takesNothing(after steps: [Step]) -> Bool

  /// The help that a first miss or pass gives under `JudgingStyle.stepped`; nil if it ends the question.
  ///
  /// - Parameter input: the miss; nil for a pass.
  func help(after input: String?, question: Question, key: QuestionKey) -> QuestionState?
}

extension Form {
  package func canAsk(_ word: Item, in pool: ItemPool) -> Bool { canAsk(word) }

  package func variants(of word: Item) -> Int { 1 }

  package func takesNothing(after steps: [Step]) -> Bool { false }

  package func help(
    after input: String?, question: Question, key: QuestionKey
  ) -> QuestionState? { nil }
}
