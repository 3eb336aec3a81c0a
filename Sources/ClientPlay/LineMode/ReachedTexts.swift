import ClientCore
import GameEngine
import Messages

/// The milestones that were reached in a game, told once, at its end.
struct ReachedTexts {
  /// Their names, the newest first.
  let names: [String]
  private let messages: Messages

  /// - Parameter now: the time of the end.
  init(of game: Game, now: Moment, messages: Messages) {
    self.messages = messages
    let terms = Dictionary(
      game.session.view.verdicts.map { ($0.word, $0.headword) }, uniquingKeysWith: { $1 })
    let milestones = Milestone.reached(from: game.before, to: game.session.progress, now: now) {
      terms[$0] ?? $0.term
    }.map(MilestoneTexts(messages).name)
    names = milestones + [ReachedTexts.level(game, messages)].compactMap(\.self)
  }

  /// The level to which the player's answers have raised the words of games for the first time; nil if they have not, or the
  /// player has chosen one.
  private static func level(_ game: Game, _ messages: Messages) -> String? {
    let after = game.session.progress
    guard let language = game.session.view.verdicts.lazy.compactMap(\.word.language).first,
      let level = after.autoLevel(in: language).highest,
      Settings(after).ownLevel(after, in: language) == level,
      let before = game.before.autoLevel(in: language).highest, before < level
    else { return nil }
    return messages("level \(level.rawValue)")
  }

  /// One line in line mode, a sentence if it is spoken; nil for nothing.
  func line(isSpoken: Bool) -> String? {
    guard !names.isEmpty else { return nil }
    return isSpoken
      ? messages("Reached: \(names.joined(separator: "; ")).")
      : names.map { "★ \($0)" }.joined(separator: "  ")
  }
}
