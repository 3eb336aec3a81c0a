import GameEngine
package import Journal

/// Opens the journal in the player's folder.
package struct JournalOpening {
  /// What happened to a journal that the player wanted to replace.
  package enum Note: Hashable, Sendable {
    /// It can be read, and is still used.
    case keptInUse
    /// It was moved to this path, and a new one was created.
    case setAside(String)
  }

  /// The journal.
  package let journal: Journal
  /// What happened to the old journal; nil if it was simply opened.
  package private(set) var note: Note?

  /// Opens the journal.
  ///
  /// - Parameters:
  ///   - folder: the player's folder.
  ///   - startNew: whether to create a new journal if the old one cannot be read.
  ///   - host: provides the date and the ID of a new device.
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
