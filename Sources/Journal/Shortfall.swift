import Synchronization

/// The reason why a journal lacks data that is only convenient, such as a checkpoint: it cannot be
/// written.
final class Shortfall: Sendable {
  private let path: String
  private let reason = Mutex<JournalError?>(nil)

  /// - Parameter path: the path of the journal, for errors.
  init(path: String) { self.path = path }

  /// Why something is lacking; nil if nothing is.
  var error: JournalError? { reason.withLock(\.self) }

  /// Keeps something that is only convenient. An error that means that the journal cannot be written is noted, others are
  /// ignored.
  func allow(_ body: () throws -> Void) {
    do { try body() } catch { note(error) }
  }

  /// Notes an error if it means that the journal cannot be written.
  ///
  /// - Returns: whether it means that.
  @discardableResult
  func note(_ error: any Error) -> Bool {
    let error = JournalError(error, path: path)
    if error.isObstacleToWriting { reason.withLock { $0 = error } }
    return error.isObstacleToWriting
  }
}
