/// The servers of a database, as one of them sees them.
package struct Attendance: Hashable, Sendable {
  /// The number of servers that live, with this one.
  package let servers: Int
  /// Whether this server does the periodic work that one server is enough for.
  package let leads: Bool
  /// The milliseconds by which the clock of the database differs at least from this server's; nil if it is the same clock.
  package let clockDifference: Int64?
  /// Whether the database has become one of a newer version, which this server must not use.
  package let isOutdated: Bool

  package init(servers: Int, leads: Bool, clockDifference: Int64?, isOutdated: Bool = false) {
    self.servers = servers
    self.leads = leads
    self.clockDifference = clockDifference
    self.isOutdated = isOutdated
  }

  /// A server with a database of its own.
  package static let alone = Attendance(servers: 1, leads: true, clockDifference: nil)
}
