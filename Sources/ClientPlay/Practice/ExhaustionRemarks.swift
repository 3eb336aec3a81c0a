import ClientCore
import GameEngine
import Messages

/// Remarks about a level without new words.
struct ExhaustionRemarks {
  private let messages: Messages

  /// Remarks in the language of `messages`.
  init(_ messages: Messages) { self.messages = messages }

  /// A remark that names a level with new words, if the level of these words has no more; else empty.
  func remarks(of words: Scope.Words, in scope: Scope) -> [String] {
    guard let (level, next) = words.exhausted else { return [] }
    let remark =
      scope.category.map {
        self.remark(
          level.rawValue, category: NameTexts(messages).category($0), next: next?.rawValue,
          isAuto: scope.level == .auto)
      } ?? self.remark(level.rawValue, next: next?.rawValue, isAuto: scope.level == .auto)
    return [remark]
  }

  private func remark(_ level: Int, next: Int?, isAuto: Bool) -> String {
    guard let next else {
      return messages("You have met every word of level \(level); no other level has new ones.")
    }
    return isAuto
      ? messages("You have met every word of level \(level); new ones are of level \(next).")
      : messages("You have met every word of level \(level); `--level \(next)` has new ones.")
  }

  private func remark(_ level: Int, category: String, next: Int?, isAuto: Bool) -> String {
    guard let next else {
      return messages(
        """
        You have met every word of level \(level) in \(category); no other level has new ones.
        """)
    }
    return isAuto
      ? messages(
        """
        You have met every word of level \(level) in \(category); new ones are of level \(next).
        """)
      : messages(
        """
        You have met every word of level \(level) in \(category); `--level \(next)` has new ones.
        """)
  }
}
