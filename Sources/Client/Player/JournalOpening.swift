import GameEngine
package import Journal

/// Opens the journal in the player's folder.
package struct JournalOpening {
  /// What was done with a journal that was to be replaced.
  package enum Note: Hashable, Sendable {
    /// It can be read, and is kept in use.
    case keptInUse
    /// It was moved to this path, and a new one was begun.
    case setAside(String)
  }

  /// The journal.
  package let journal: Journal
  /// What there is to tell; nil for nothing.
  package private(set) var note: Note?

  /// Opens it.
  ///
  /// - Parameters:
  ///   - folder: the player's folder.
  ///   - startNew: whether to begin a new journal where the old one cannot be read.
  ///   - host: gives the date and the id of a new device.
  /// - Throws: `JournalError`.
  package init(folder: String, startNew: Bool, host: Host) throws(JournalError) {
    let makeDevice: @Sendable () -> String = { String(host.randomBits(), radix: 36) }
    do {
      let opened = try Journal(directory: folder, makeDevice: makeDevice)
      if startNew {
        try opened.checkIntegrity()
        note = .keptInUse
      }
      journal = opened
    } catch {
      guard startNew, case .damaged = error else { throw error }
      let aside = try Journal.setAside(
        directory: folder, stamp: host.now().localDate.description)
      note = aside.map { .setAside($0) }
      journal = try Journal(directory: folder, makeDevice: makeDevice)
    }
  }
}
