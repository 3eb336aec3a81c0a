import GameEngine
import SQLite

extension Journal {
  /// The player's settings, as far as they are known without opening the journal.
  ///
  /// - Parameter directory: the player's folder.
  /// - Returns: the settings; empty if there is no journal yet, nil if the journal must be opened for them.
  package static func knownSettings(in directory: String) -> [String: String]? {
    SettingsCopy(directory: directory).read()
  }

  /// Stores the settings for `knownSettings`, if no event has arrived since they were read. Does nothing if they
  /// are stored already, or if the folder cannot be written.
  package func keepSettings(of reading: ProgressReading) {
    let settings = reading.progress.settings
    guard settingsCopy.read() != settings else { return }
    try? database.write { db in
      guard try reading.checkpoint.isLatest(db) else { return }
      try settingsCopy.write(settings, db)
    }
  }
}
