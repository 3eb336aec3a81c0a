/// The limits of the space that a store may take.
package struct SpaceLimits: Hashable, Sendable {
  /// The kinds of growth of a store.
  package enum Growth: Hashable, Sendable, CaseIterable {
    /// Uploads to journals. They end first, so that one player's journal does not keep the others from playing.
    case journals
    /// New accounts, runs and groups.
    case games
  }

  /// The percentage of the database's limit at which journals end. The rest is for games.
  package static let journalShare = 80

  /// The divisor of a disk's size that gives the largest floor of free space, so that small disks can be used.
  private static let leastPart = 20

  /// The maximum number of bytes in use in the database; nil for no limit.
  package let database: Int?
  /// The bytes that must stay free on its disk, but at most a twentieth of the disk; nil for no limit.
  package let free: Int?

  package init(database: Int? = nil, free: Int? = nil) {
    self.database = database
    self.free = free
  }

  /// The limit that a store has reached; nil if it may grow.
  package func shortage(_ report: SpaceReport, for growth: Growth) -> SpaceReport.Shortage? {
    let share = growth == .journals ? SpaceLimits.journalShare : 100
    if let database, report.database >= database * share / 100 { return .database }
    if let free, let disk = report.disk,
      disk.free < min(free, disk.size / SpaceLimits.leastPart) * 100 / share
    {
      return .disk
    }
    return nil
  }
}

/// The space that a store takes.
package struct SpaceReport: Hashable, Sendable {
  /// The disk of a store.
  package struct Disk: Hashable, Sendable {
    /// The total number of bytes.
    package let size: Int
    /// The bytes that the process can still use.
    package let free: Int

    package init(size: Int, free: Int) {
      self.size = size
      self.free = free
    }
  }

  /// The limit that is reached.
  package enum Shortage: Hashable, Sendable {
    /// The database has its maximum size.
    case database
    /// The disk has too little free space.
    case disk
  }

  /// The bytes in use in the database. Its file may be larger, but does not grow before they are all used.
  package let database: Int
  /// Its disk; nil if it is unknown, or there is none.
  package let disk: Disk?

  package init(database: Int, disk: Disk?) {
    self.database = database
    self.disk = disk
  }
}
