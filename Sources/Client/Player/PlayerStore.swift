package import GameEngine
package import Journal
import Synchronization

/// The player's journal, and the progress and settings that follow from it. Only this type keeps progress
/// current: `progress()` adds the events that have arrived since the last call, also from other processes.
package final class PlayerStore: Sendable {
  /// The journal, for features that read or move events.
  package let journal: Journal
  private let host: Host
  private let latest = Mutex<ProgressReading?>(nil)

  /// A store on a journal.
  ///
  /// - Parameter host: provides the time and the IDs of events.
  package init(journal: Journal, host: Host) {
    self.journal = journal
    self.host = host
  }

  /// The player's progress now.
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

  /// Writes events; see `Journal.append`.
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

  /// Writes the value of a setting, unless it already has this value.
  ///
  /// - Throws: `JournalError`.
  package func set(_ key: Settings.Key, to value: String) throws(JournalError) {
    guard try settings()[key] != value else { return }
    try write(.setting(SettingEntry(key: key.rawValue, value: value)))
  }
}
