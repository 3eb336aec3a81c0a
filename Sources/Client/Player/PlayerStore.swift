package import GameEngine
package import Journal
import Synchronization

/// The player's journal with the progress and the settings that follow from it. Progress is read once, and kept
/// current here and nowhere else: `progress()` folds in what has arrived since, also from other processes.
package final class PlayerStore: Sendable {
  /// The journal, for what reads or moves events.
  package let journal: Journal
  private let host: Host
  private let latest = Mutex<ProgressReading?>(nil)

  /// A store on a journal.
  ///
  /// - Parameter host: gives the time and the ids of events.
  package init(journal: Journal, host: Host) {
    self.journal = journal
    self.host = host
  }

  /// Where the player stands now.
  ///
  /// - Throws: `JournalError`.
  package func progress() throws(JournalError) -> PlayerProgress {
    try latest.withLock { latest throws(JournalError) in
      let reading = try journal.reading(after: latest)
      latest = reading
      return reading.progress
    }
  }

  /// The player's settings now.
  ///
  /// - Throws: `JournalError`.
  package func settings() throws(JournalError) -> Settings { Settings(try progress()) }

  /// Writes events; `Journal.append` says more.
  ///
  /// - Returns: the events that were written.
  /// - Throws: `JournalError`.
  package func append(
    _ drafts: [Journal.Draft], at moment: Moment, from origin: String? = nil
  ) throws(JournalError) -> [Event] {
    try journal.append(drafts, at: moment, from: origin)
  }

  /// Writes an event that happens now.
  ///
  /// - Throws: `JournalError`.
  package func write(_ body: EventBody) throws(JournalError) {
    try journal.append([Journal.Draft(id: host.makeID(), body: body)], at: host.now())
  }

  /// Writes the value of a setting where it differs from the one that holds.
  ///
  /// - Throws: `JournalError`.
  package func set(_ key: Settings.Key, to value: String) throws(JournalError) {
    guard try settings()[key] != value else { return }
    try write(.setting(SettingEntry(key: key.rawValue, value: value)))
  }
}
