package import GameEngine

/// The id of a run; a random UUID, which may be shown to everybody.
package typealias RunID = EventID

/// A run as it is kept.
package struct StoredRun: Hashable, Sendable {
  /// Its id.
  package let id: RunID
  /// Whose it is.
  package let account: AccountID
  /// The player's name.
  package let username: String
  /// The board it is played for: a daily's, or the week's of runs.
  package let board: BoardKey
  /// What is asked, as far as it has been dealt. In a daily all of it.
  package let dealt: DealtRound
  /// When it began, in milliseconds since 1970.
  package let startedAt: Int64
  /// When it ends if it is still open.
  package let closesAt: Int64
  /// The moves so far, in their order.
  package let moves: [Move]
  /// How it ended; nil where it is open.
  package let end: RunEnd?

  /// A run.
  package init(
    id: RunID, account: AccountID, username: String, board: BoardKey, dealt: DealtRound,
    startedAt: Int64, closesAt: Int64, moves: [Move], end: RunEnd?
  ) {
    self.id = id
    self.account = account
    self.username = username
    self.board = board
    self.dealt = dealt
    self.startedAt = startedAt
    self.closesAt = closesAt
    self.moves = moves
    self.end = end
  }
}

/// A run to be started.
package struct RunDraft: Hashable, Sendable {
  /// Its id.
  package let id: RunID
  /// Whose it is.
  package let account: AccountID
  /// The board it is played for: `daily` or `run` with a week.
  package let board: BoardKey
  /// The round; on a daily's board the one that is kept for the date.
  package let dealt: DealtRound
  /// When, in milliseconds since 1970.
  package let startedAt: Int64
  /// When it ends if it is still open.
  package let closesAt: Int64

  /// A draft.
  package init(
    id: RunID, account: AccountID, board: BoardKey, dealt: DealtRound,
    startedAt: Int64, closesAt: Int64
  ) {
    self.id = id
    self.account = account
    self.board = board
    self.dealt = dealt
    self.startedAt = startedAt
    self.closesAt = closesAt
  }
}

/// Questions of a run that were dealt after its first ones.
package struct DealtQuestions: Hashable, Sendable {
  /// The questions, in their order.
  package let questions: [Question]
  /// Their keys.
  package let keys: [QuestionKey]

  /// Questions with their keys.
  package init(questions: [Question], keys: [QuestionKey]) {
    self.questions = questions
    self.keys = keys
  }
}
