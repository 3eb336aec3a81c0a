package import GameEngine

/// The journals of accounts, and the data derived from them: lists of words, and checkpoints of
/// folds.
///
/// Word lists and the level change with the events, in the same transaction. Figures of answers depend on the order of
/// all answers, so they are folded by the caller, slice by slice, and stored as checkpoints. A checkpoint is deleted
/// when an event arrives that belongs before its last answer, or that takes back an answer in it.
package protocol JournalStore: Sendable {
  /// Adds the events whose IDs are new; stored events never change.
  ///
  /// - Throws: `StoreError.journalSpaceLimit`, `noSuchAccount`, or `journalFull` if the account would have more than
  ///   `limit` events, or their sizes would exceed `StoredEvent.room`. Then nothing is added.
  func add(
    _ events: [NewEvent], to account: AccountID, limit: Int
  ) async throws(StoreError) -> JournalReceipt

  /// Events in the order of their arrival.
  ///
  /// - Parameters:
  ///   - position: the position to start after; nil for the beginning.
  ///   - limit: the most events.
  ///   - bytes: the most bytes of text; one event is returned even if it is longer.
  /// - Throws: `StoreError.cursorUnknown` if this journal has no such position.
  func events(
    of account: AccountID, after position: JournalPosition?, limit: Int, bytes: Int
  ) async throws(StoreError) -> JournalSlice

  /// Deletes the whole journal of an account: at once it is empty, and new events can be added. A short one is
  /// removed from the disk now, a long one by `removeDeleted`.
  ///
  /// - Returns: the number of events that are still on the disk.
  @discardableResult
  func delete(of account: AccountID) async throws(StoreError) -> Int

  /// Removes a slice of the deleted journals from the disk. It is short, so that other writes do
  /// not wait long.
  ///
  /// - Returns: false if there is nothing left.
  func removeDeleted() async throws(StoreError) -> Bool

  /// The current values of a journal, with the latest checkpoint of its figures.
  func summary(of account: AccountID) async throws(StoreError) -> JournalSummary

  /// The answers after a position, in fold order, without undone ones.
  ///
  /// - Parameter position: the position to start after; nil for the beginning.
  func answers(
    of account: AccountID, after position: FoldPosition?, limit: Int
  ) async throws(StoreError) -> AnswerSlice

  /// Stores a checkpoint, unless the journal has changed since its answers were read.
  ///
  /// - Parameters:
  ///   - checkpoint: the checkpoint; it is not empty.
  ///   - start: the checkpoint from which it was continued. It is deleted if it is less than `spacing` answers
  ///     from the one before.
  ///   - end: the end of the journal when its answers were read.
  /// - Returns: false if the journal has changed.
  func keep(
    _ checkpoint: JournalCheckpoint, of account: AccountID, after start: JournalCheckpoint,
    asOf end: JournalPosition?
  ) async throws(StoreError) -> Bool

  /// Words of a list, in the order of the bytes of their IDs.
  ///
  /// - Parameter item: the word to start after, which need not be in the list; nil for the beginning.
  func words(
    in list: WordList, of account: AccountID, after item: ItemID?, limit: Int
  ) async throws(StoreError) -> [ItemID]
}

extension JournalCheckpoint {
  /// The number of answers in whose span one checkpoint is kept. This bounds the number of
  /// checkpoints, and the number of answers that are folded again after the undo of an old one.
  package static let spacing = 4096

  /// Whether another checkpoint is in the same span of answers.
  package func isInSpan(of other: JournalCheckpoint) -> Bool {
    figures.gamesCount / JournalCheckpoint.spacing
      == other.figures.gamesCount / JournalCheckpoint.spacing
  }
}
