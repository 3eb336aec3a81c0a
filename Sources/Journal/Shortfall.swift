import Synchronization

/// What a journal lacks because it cannot be written, such as a checkpoint: nothing that is not only convenient.
final class Shortfall: Sendable {
  private let path: String
  private let reason = Mutex<JournalError?>(nil)

  /// - Parameter path: the path of the journal.
  init(path: String) { self.path = path }

  /// Why something is lacking; nil if nothing is.
  var error: JournalError? { reason.withLock(\.self) }

  /// Keeps something that is only convenient. An error that means that the journal cannot be written is noted, others are
  /// ignored.
  func allow(_ body: () throws -> Void) {
    do { try body() } catch { _ = takes(error) }
  }

  /// Notes an error if it means that the journal cannot be written.
  ///
  /// - Returns: whether it means that.
  func takes(_ error: any Error) -> Bool {
    let error = JournalError(error, path: path)
    if error.isObstacleToWriting { reason.withLock { $0 = error } }
    return error.isObstacleToWriting
  }
}
