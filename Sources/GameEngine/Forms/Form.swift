/// A way of asking a word: makes its question and judges moves.
///
/// A form is one type in one file; `Forms.all` lists them. It keeps no state: judging reads all moves of a
/// question each time, so playing and replaying cannot differ.
package protocol Form: Sendable {
  /// Its name.
  var id: FormID { get }

  /// Whether the word contains everything that the form needs.
  func canAsk(_ word: Item) -> Bool

  /// Whether it can ask the word with what the pool knows of it.
  func canAsk(_ word: Item, in pool: ItemPool) -> Bool

  /// How many different questions about the word this form can ask, 1 or more.
  func variants(of word: Item) -> Int

  /// A question about the word with its key, or nil if there is no fair question.
  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion?

  /// Judges the newest step of an open question.
  ///
  /// - Parameters:
  ///   - steps: every step taken in this question; the last is the one to judge.
  ///   - rules: further input of judging besides the key.
  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement
}

extension Form {
  package func canAsk(_ word: Item, in pool: ItemPool) -> Bool { canAsk(word) }

  package func variants(of word: Item) -> Int { 1 }
}
