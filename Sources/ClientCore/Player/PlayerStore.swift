package import GameEngine
package import Journal
import Messages
import Synchronization

/// The player's journal, and the progress and settings that follow from it. The journal is opened when it is first
/// needed.
///
/// Only this type keeps progress current: `progress()` adds the events that have arrived since the last call, also from
/// other processes.
package final class PlayerStore: Sendable {
  private struct State {
    var journal: Journal?
    var latest: ProgressReading?
    /// Whether the player was informed that something could not be written.
    var hasSaidShortfall = false
    /// Whether the journal stays open when the process exits, once a word was looked up.
    var staysOpenAfterLooks = false
  }

  private let folder: String
  private let open: @Sendable () throws(JournalError) -> Journal
  private let host: Host
  private let state = Mutex(State())

  /// The store of the journal in a folder.
  ///
  /// - Parameters:
  ///   - host: provides the time, and the IDs of events and of a new device.
  package init(folder: String, host: Host) {
    self.folder = folder
    self.host = host
    open = { () throws(JournalError) in
      try Journal(
        directory: folder, syncedSettings: Settings.synced,
        makeDevice: { String(host.randomBits(), radix: 36) })
    }
  }

  /// The journal, for features that read or move events. It is opened at the first call.
  ///
  /// - Throws: `JournalError`.
  package func journal() throws(JournalError) -> Journal {
    try state.withLock { state throws(JournalError) in
      if let journal = state.journal { return journal }
      let journal = try open()
      state.journal = journal
      return journal
    }
  }

  /// The player's cards and decks.
  ///
  /// - Throws: `JournalError`.
  package func cards() throws(JournalError) -> CardShelf { CardShelf(try journal()) }

  /// The player's books and marks.
  ///
  /// - Throws: `JournalError`.
  package func books() throws(JournalError) -> BookShelf { BookShelf(try journal()) }

  /// Moves the journal aside if it cannot be read, so that a new one begins.
  ///
  /// - Returns: the outcome; nil if there was no journal.
  /// - Throws: `JournalError`.
  package func replaceIfDamaged() throws(JournalError) -> JournalReplacement? {
    do {
      try journal().checkIntegrity()
      return .keptInUse
    } catch {
      guard case .damaged = error else { throw error }
      // While it is open: closing it would transfer SQLite's log into the file, which is to be left as it is. The
      // connection notices that the file was moved.
      let aside = try Journal.setAside(
        directory: folder, stamp: host.now().localDate.description)
      state.withLock { $0 = State() }
      return aside.map { .setAside($0) }
    }
  }

  /// Says once which events are left out since a command trapped while it read them.
  ///
  /// - Parameter host: provides the language, which follows from the store's settings.
  package func remarkLeftOut(_ host: Host) {
    let leftOut = LeftOutEvents(directory: folder)
    guard !leftOut.unreported.isEmpty else { return }
    let ids = leftOut.unreported.sorted().map(\.description).joined(separator: " ")
    host.remark(
      host.messages(
        """
        the event \(ids) of your journal ended a command, so it is left out, though kept and exported; \
        delete \(leftOut.path) to read it again
        """))
    leftOut.noteReported()
  }

  /// The reason why something could not be written, such as a full disk. The caller shows it; the
  /// next call returns nil.
  package func takeShortfall() -> JournalError? {
    state.withLock { state in
      guard !state.hasSaidShortfall, let error = state.journal?.shortfall else { return nil }
      state.hasSaidShortfall = true
      return error
    }
  }

  /// Records that the player was informed why something could not be written.
  package func noteShortfallSaid() { state.withLock { $0.hasSaidShortfall = true } }

  /// The player's current progress. Adds only the events that have arrived since the last call.
  ///
  /// - Throws: `JournalError`.
  package func progress() throws(JournalError) -> PlayerProgress {
    let journal = try journal()
    return try state.withLock { state throws(JournalError) in
      let reading = try journal.reading(after: state.latest)
      state.latest = reading
      return reading.progress
    }
  }

  /// The player's current settings. Does not create a journal; without one, all settings have their
  /// defaults.
  ///
  /// - Throws: `JournalError`.
  package func settings() throws(JournalError) -> Settings {
    // Reading settings does not create a journal.
    guard state.withLock({ $0.journal != nil }) || Journal.exists(in: folder) else {
      return Settings([:])
    }
    // Settings follow from few events, so a command that needs nothing else, such as an export,
    // folds no other events.
    guard state.withLock({ $0.latest == nil }) else { return Settings(try progress()) }
    return Settings(try journal().settings())
  }

  /// Writes events in one transaction; see `Journal.append`. Progress that was read before continues with them.
  ///
  /// - Returns: the events that were written.
  /// - Throws: `JournalError`.
  @discardableResult
  package func append(
    _ drafts: [Journal.Draft], at moment: Moment, from origin: String? = nil
  ) throws(JournalError) -> [Event] {
    let journal = try journal()
    let written = try journal.append(drafts, at: moment, from: origin)
    state.withLock { state in
      guard let latest = state.latest, state.journal === journal,
        let next = journal.reading(after: latest, adding: written)
      else { return }
      state.latest = next
    }
    return written.events
  }

  /// Writes an event that happens now.
  ///
  /// - Throws: `JournalError`.
  package func write(_ body: EventBody) throws(JournalError) {
    try append([Journal.Draft(id: host.makeID(), body: body)], at: host.now())
  }

  /// Counts a word as seen now.
  ///
  /// - Parameter place: the place in a book where it was looked up.
  /// - Throws: `JournalError`.
  package func noteLook(_ item: ItemID, in place: LookPlace? = nil) throws(JournalError) {
    let journal = try journal()
    try journal.append(
      [Journal.Draft(id: host.makeID(), body: .seen(item, in: place))], at: host.now(),
      durability: .lazy)
    keepOpenIfWanted(journal)
  }

  /// Lets a process that only looks words up exit without closing the journal. Closing copies
  /// SQLite's log into the journal and syncs both, which takes longer than the look-up. The next
  /// process reads the log. A long log is closed anyway.
  package func stayOpenAfterLooks() { state.withLock { $0.staysOpenAfterLooks = true } }

  private func keepOpenIfWanted(_ journal: Journal) {
    state.withLock { state in
      if state.staysOpenAfterLooks, journal.hasShortLog { _ = Unmanaged.passRetained(journal) }
      state.staysOpenAfterLooks = false
    }
  }

  /// Writes the value of a setting, unless it already has this value.
  ///
  /// - Throws: `JournalError`.
  package func set(_ key: Settings.Key, to value: String) throws(JournalError) {
    guard try Settings(progress())[key] != value else { return }
    try write(.setting(SettingEntry(key: key.rawValue, value: value)))
  }
}
