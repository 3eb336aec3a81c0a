import Foundation
import GRDB
import ScoreStore

extension SQLiteStore {
  /// Copies everything into a new file while the store is in use.
  ///
  /// - Throws: `StoreFileError`, with `exists` if the file exists already, or the file with `.part` appended
  ///   is not the rest of a killed backup.
  package func backup(to file: String) async throws(StoreFileError) {
    guard !FileManager.default.fileExists(atPath: file) else {
      throw StoreFileError(path: file, fault: .exists)
    }
    // It has another name until it is complete.
    let part = file + ".part"
    let claim: BackupClaim
    do {
      claim = try BackupClaim(part)
    } catch {
      throw error.fault == .exists ? error : StoreFileError(path: file, fault: error.fault)
    }
    defer { claim.release() }
    do {
      try await database.readLong { db in
        var configuration = Configuration()
        configuration.label = "backup"
        let copy = try DatabaseQueue(path: part, configuration: configuration)
        try copy.writeWithoutTransaction { try db.backup(to: $0) }
        try copy.close()
      }
    } catch {
      throw StoreFileError(error, path: file)
    }
    try StoreFile.publish(part, as: file)
  }
}
