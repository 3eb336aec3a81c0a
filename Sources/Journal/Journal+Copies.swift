package import GameEngine
import SQLite
import Synchronization

extension Journal {
  // MARK: - Settings

  /// The player's settings, as far as they are known without opening the journal.
  ///
  /// - Parameter directory: the player's folder.
  /// - Returns: the settings; empty if there is no journal yet, nil if the journal must be opened for them.
  package static func knownSettings(in directory: String) -> [String: String]? {
    SettingsCopy(directory: directory).read()
  }

  /// The player's settings, folded from their own events alone, and stored for `knownSettings`.
  ///
  /// - Throws: `JournalError`.
  package func settings() throws(JournalError) -> [String: String] {
    do {
      return try database.use { db in
        let arrival = try EventRow.lastArrival(db)
        if let kept = settingsCache.withLock({ $0 }), kept.arrival == arrival {
          return kept.settings
        }
        let settings = try db.transaction(.deferred) {
          try FoldReader(db: db, leftOut: leftOut).settings()
        }
        settingsCache.withLock { $0 = (arrival, settings) }
        try? db.transaction(.immediate) {
          guard try EventRow.lastArrival(db) == arrival else { return }
          try copies.settings.write(settings, db)
        }
        return settings
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// Stores the settings for `knownSettings`, if no event has arrived since they were read. Does nothing if they
  /// are stored already, or if the folder cannot be written.
  package func keepSettings(of reading: ProgressReading) {
    let settings = reading.progress.settings
    guard obstacle == nil, copies.settings.read() != settings else { return }
    lack.allow {
      try database.write { db in
        guard try reading.checkpoint.isLatest(db) else { return }
        try copies.settings.write(settings, db)
      }
    }
  }

  // MARK: - Words and looks

  /// Notes a look beside the journal, which need not be open for it. The next program that opens the journal takes it in.
  ///
  /// - Parameter directory: the player's folder.
  /// - Returns: false if this is not possible; then the look must be written to the journal.
  package static func note(
    _ item: ItemID, id: EventID, at moment: Moment, in directory: String
  ) -> Bool {
    guard Ownership(of: directory) != .foreign else { return false }
    return LookSpool(directory: directory).append(NotedLook(id: id, moment: moment, item: item))
  }

  /// The player's progress with words, as far as it is known without opening the journal: words, favorites and settings,
  /// with the looks that were noted.
  ///
  /// - Parameter directory: the player's folder.
  /// - Returns: this part of the progress; nil if the journal must be opened for it.
  package static func knownWords(in directory: String) -> PlayerProgress? {
    let looks = LookSpool(directory: directory).looks()
    guard let progress = WordsCopy(directory: directory).read() else { return nil }
    guard !looks.isEmpty else { return progress }
    var fold = ProgressFold(continuing: progress)
    for look in looks {
      fold.apply(
        Event(
          id: look.id, device: "", counter: 0, instant: look.moment.instant,
          localDate: look.moment.localDate, offset: look.moment.offset, body: .seen(look.item)))
    }
    return fold.progress
  }

  /// Stores the progress with words for `knownWords`, if no event has arrived since it was read. Does nothing if the
  /// folder cannot be written.
  package func keepWords(of reading: ProgressReading) {
    guard obstacle == nil else { return }
    lack.allow {
      try database.write { db in
        guard try reading.checkpoint.isLatest(db) else { return }
        try copies.words.write(reading.progress, db)
      }
    }
  }

  /// Writes the looks that were noted into the journal. If it cannot be written, they stay where they are.
  func takeInLooks() {
    func take(
      _ looks: [NotedLook], _ insert: (Event, String, Connection) throws -> Bool
    ) throws {
      try database.write { db in
        for look in looks {
          let stamp = try EventStamp(self, at: look.moment, db)
          let event = stamp.event(look.id, .seen(look.item))
          _ = try insert(event, BodyText.encoded(event.body), db)
        }
      }
    }
    if obstacle == nil {
      lack.allow { try looks.empty { try take($0, insert) } }
    } else {
      try? take(looks.looks(), EventRow.insert)
    }
  }
}
