/// A way of asking a word: how a question is made from it, and how moves are judged.
///
/// A form is one type in one file; `Forms.all` lists them. It keeps no state: what has happened in a
/// question is the list of moves it took so far, and judging reads all of it each time, so playing and
/// replaying cannot differ.
package protocol Form: Sendable {
  /// Its name.
  var id: FormID { get }

  /// Whether the word has what the form needs.
  func canAsk(_ word: Item) -> Bool

  /// A question about the word with its key, or nil where no fair one can be made.
  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion?

  /// What the newest of `steps` does to a question that is still open.
  ///
  /// - Parameters:
  ///   - steps: every step taken in this question; the last is the one to judge.
  ///   - rules: what judging needs besides the key.
  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement
}
