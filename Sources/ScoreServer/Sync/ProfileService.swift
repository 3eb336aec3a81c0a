package import GameEngine
package import ScoreAPI
package import ScoreStore

/// Returns the profiles of players, which follow from their journals. Only the player can see a profile.
///
/// The store keeps most values current. Only the figures of answers are folded here, from the latest checkpoint on, in
/// slices that are stored as checkpoints themselves. An account has one fold at a time, and the folds of all accounts
/// take turns, so that a long journal delays the others by one slice. After each slice a fold pauses, so that a player
/// who lets a long journal be folded again and again takes a quarter of a processor.
package actor ProfileService {
  /// The pause after a slice, as a multiple of the time that it took.
  private static let pause = 3

  private let journals: any JournalStore
  private let turns: Turns
  private let slice: Int
  private var folds: [AccountID: Task<AnswerFigures, any Error>] = [:]

  /// - Parameters:
  ///   - journals: the journals.
  ///   - foldsAtOnce: the number of slices that are folded at a time, for all accounts.
  ///   - slice: the number of answers in a slice; the standard takes a few milliseconds.
  package init(journals: any JournalStore, foldsAtOnce: Int = 2, slice: Int = 2048) {
    self.journals = journals
    self.slice = slice
    turns = Turns(atOnce: foldsAtOnce)
  }

  /// The current profile of an account.
  ///
  /// - Throws: `StoreError`.
  package func profile(of account: AccountID) async throws -> AccountProfile {
    let summary = try await journals.summary(of: account)
    guard summary.hasMore else {
      return AccountProfile(summary, figures: summary.checkpoint.figures)
    }
    // A fold that is running may not include the latest events.
    _ = await folds[account]?.result
    return AccountProfile(summary, figures: try await fold(account).value)
  }

  /// The profile of an account without waiting for a fold: its figures are the latest that were computed.
  ///
  /// - Throws: `StoreError`.
  package nonisolated func latest(of account: AccountID) async throws -> AccountProfile {
    let summary = try await journals.summary(of: account)
    return AccountProfile(summary, figures: summary.checkpoint.figures)
  }

  /// Words of a list, in the order of the bytes of their IDs.
  ///
  /// - Parameters:
  ///   - item: the word to start after; nil for the beginning.
  ///   - limit: the most words.
  /// - Throws: `StoreError`.
  package nonisolated func words(
    in list: WordList, of account: AccountID, after item: ItemID?, limit: Int
  ) async throws -> WordPageView {
    let items = try await journals.words(in: list, of: account, after: item, limit: limit + 1)
    let page = Array(items.prefix(limit))
    return WordPageView(items: page, next: items.count > limit ? page.last?.rawValue : nil)
  }

  // MARK: - Folding

  /// The running fold of an account; begins one if there is none.
  private func fold(_ account: AccountID) -> Task<AnswerFigures, any Error> {
    if let running = folds[account] { return running }
    // A task of its own does not run on the thread of a connection.
    let task = Task {
      defer { folds[account] = nil }
      return try await figures(of: account)
    }
    folds[account] = task
    return task
  }

  private nonisolated func figures(of account: AccountID) async throws -> AnswerFigures {
    var start = try await journals.summary(of: account).checkpoint
    while true {
      let (read, time) = try await read(account, after: start.last)
      guard let last = read.last else { return start.figures }
      var figures = start.figures
      for answer in read.answers {
        figures.note(right: answer.right, again: answer.again, points: answer.points)
      }
      let next = JournalCheckpoint(figures: figures, last: last)
      guard try await keep(next, account, after: start, asOf: read.end) else {
        start = try await journals.summary(of: account).checkpoint
        continue
      }
      if read.answers.count < slice { return figures }
      start = next
      try await Task.sleep(for: time * ProfileService.pause)
    }
  }

  private nonisolated func read(
    _ account: AccountID, after position: FoldPosition?
  ) async throws -> (AnswerSlice, time: Duration) {
    await turns.begin()
    do {
      let begin = ContinuousClock.now
      let answers = try await journals.answers(of: account, after: position, limit: slice)
      let time = ContinuousClock.now - begin
      await turns.end()
      return (answers, time)
    } catch {
      await turns.end()
      throw error
    }
  }

  /// Stores a checkpoint.
  ///
  /// - Returns: false if the journal has changed so that the checkpoint is no longer valid.
  private nonisolated func keep(
    _ checkpoint: JournalCheckpoint, _ account: AccountID, after start: JournalCheckpoint,
    asOf end: JournalPosition?
  ) async throws -> Bool {
    do {
      return try await journals.keep(checkpoint, of: account, after: start, asOf: end)
    } catch {
      // If nothing can be stored, the journal does not change either.
      if error == .diskFull || error == .notWritable || error == .busy { return true }
      throw error
    }
  }
}
