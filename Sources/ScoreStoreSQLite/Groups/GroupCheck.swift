import GRDB
import GameEngine
import ScoreStore

/// Checks the groups, and the columns that their boards are read by.
enum GroupCheck {
  /// The faults. Rows without their group or account are found with all other orphans.
  static func faults(_ db: Database) throws -> [StoreFault] {
    let groups = try db.rows(
      """
      SELECT id FROM playerGroup
      WHERE (SELECT count(*) FROM membership WHERE ofGroup = playerGroup.number)
        NOT BETWEEN 1 AND \(PlayerGroup.mostMembers)
      LIMIT 20
      """)
    var faults = try Array(groups.map { StoreFault.group(try $0[0]) })
    let results = try db.rows(
      """
      SELECT kind, period, run.account FROM run JOIN result ON result.run = run.number
      WHERE boardKind <> kind OR boardPeriod <> period OR result.account <> run.account LIMIT 20
      """)
    while let row = try results.next() {
      faults.append(.entry(try BoardKey(kind: row[0], periodDay: row[1]), account: try row[2]))
    }
    return faults
  }
}
