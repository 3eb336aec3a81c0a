package import GameEngine

/// The ID of a run; a random UUID, which is public.
package typealias RunID = EventID

/// A run in the store.
package struct StoredRun: Hashable, Sendable {
  /// The ID of the run, also in links to its replay.
  package let id: RunID
  /// The account of the player.
  package let account: AccountID
  /// The name of the account, which never changes.
  package let username: String
  /// Its board: a daily's, or the board of a week's runs.
  package let board: BoardKey
  /// The questions that have been dealt so far; in a daily all questions.
  package let dealt: DealtRound
  /// The time of its start, in milliseconds since 1970.
  package let startedAt: Int64
  /// The time at which it closes if it is still open.
  package let closesAt: Int64
  /// The moves so far, in order.
  package let moves: [Move]
  /// How it ended; nil if it is open.
  package let end: RunEnd?
  /// Whether its account was created after another account was deleted that had played the same daily in the same network.
  package let followsDeletion: Bool

  package init(
    id: RunID, account: AccountID, username: String, board: BoardKey, dealt: DealtRound,
    startedAt: Int64, closesAt: Int64, moves: [Move], end: RunEnd?, followsDeletion: Bool
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
    self.followsDeletion = followsDeletion
  }
}

/// The part of a run that changes after its start.
package struct RunState: Hashable, Sendable {
  /// The number of its moves.
  package let moves: Int
  /// Whether it has not ended.
  package let isOpen: Bool
  /// Why the operator has removed it; nil if not.
  package let removal: String?

  package init(moves: Int, isOpen: Bool, removal: String?) {
    self.moves = moves
    self.isOpen = isOpen
    self.removal = removal
  }
}

/// The data of a run to start.
package struct RunDraft: Hashable, Sendable {
  /// The ID that the run gets.
  package let id: RunID
  /// The account of the player.
  package let account: AccountID
  /// Its board: `daily`, or `run` with a week.
  package let board: BoardKey
  /// The round; on a daily's board the stored round of the date.
  package let dealt: DealtRound
  /// The time of its start, in milliseconds since 1970.
  package let startedAt: Int64
  /// The time at which it closes if it is still open.
  package let closesAt: Int64
  /// On a daily's board, the hash of the network from which it is started, with the salt of the date
  /// (`NetworkStore`); nil if the network is unknown.
  package let network: [UInt8]?

  package init(
    id: RunID, account: AccountID, board: BoardKey, dealt: DealtRound,
    startedAt: Int64, closesAt: Int64, network: [UInt8]? = nil
  ) {
    self.id = id
    self.account = account
    self.board = board
    self.dealt = dealt
    self.startedAt = startedAt
    self.closesAt = closesAt
    self.network = network
  }
}

/// Questions of a run that were dealt after its first ones.
package struct DealtQuestions: Hashable, Sendable {
  /// The questions, in the order in which they are asked.
  package let questions: [Question]
  /// The key of each question, in the same order.
  package let keys: [QuestionKey]

  /// - Parameter keys: the key of each question, in the same order.
  package init(questions: [Question], keys: [QuestionKey]) {
    self.questions = questions
    self.keys = keys
  }
}
