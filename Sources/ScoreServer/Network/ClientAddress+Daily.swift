import GameEngine
import HTTPConnections
import ScoreStore

extension ClientAddress {
  /// The hash of its network for the daily of a date in a course, with the salt of the date; nil if the network is unknown.
  func networkHash(
    of course: CourseID, on date: CalendarDate, in networks: any NetworkStore
  ) async throws -> [UInt8]? {
    guard self != .unknown else { return nil }
    let salt = try await networks.salt(of: date) { Secrets.randomBytes(32) }
    // Who plays two courses does not share a network with themselves.
    return networkHash(salt: salt + Array((course.unlessEnglish ?? "").utf8))
  }
}
