import Foundation
import GRDB
import ScoreStore

/// Measures the space of a database, and refuses growth beyond its limits. Moves of runs and deletions are not
/// refused: they need little, and the floor of free space is there for them.
struct SpaceGuard: Sendable {
  /// The file; nil for a database in memory.
  let file: String?
  let limits: SpaceLimits

  /// Throws if the database must not grow.
  func admitGrowth(_ growth: SpaceLimits.Growth, _ db: Database) throws {
    guard limits != SpaceLimits(), try limits.shortage(report(db), for: growth) != nil else {
      return
    }
    throw growth == .journals ? StoreError.journalSpaceLimit : .spaceLimit
  }

  /// Measures the pages in use and the disk.
  func report(_ db: Database) throws -> SpaceReport {
    SpaceReport(
      database: try db.usedPages() * Schema.pageSize, disk: file.flatMap(SpaceGuard.disk))
  }

  private static func disk(of file: String) -> SpaceReport.Disk? {
    var disk = statvfs()
    guard statvfs(file, &disk) == 0 else { return nil }
    let unit = Int(disk.f_frsize)
    return SpaceReport.Disk(
      size: Int(clamping: disk.f_blocks) * unit, free: Int(clamping: disk.f_bavail) * unit)
  }
}
