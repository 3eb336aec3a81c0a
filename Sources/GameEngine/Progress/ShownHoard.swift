/// The hoard that a player sees during a study day.
///
/// It begins as the estimate before the first answer of the day. From then on a right answer adds what its word gains,
/// and a miss changes nothing, but its word adds nothing more on this day. What the estimate learns about all other words is
/// seen on the next day.
struct ShownHoard: Hashable, Sendable {
  /// In millionths of a word.
  var size: Int
  /// The study day of the last event that it contains, in days since 1970-01-01.
  var day: Int
  /// The instant of that event, in milliseconds since 1970.
  var instant: Int64

  /// The words that were missed on the day. Their loss is not seen yet, so their gain is not either.
  var missed: Set<ItemID> = []

  /// The milliseconds without an event after which the next study day begins. A session is not
  /// interrupted by the turn of the day.
  private static let pause: Int64 = 3_600_000

  /// Whether players still see it at a time, rather than a new estimate.
  func holds(at time: StudyTime) -> Bool {
    time.day <= day || time.instant &- instant < ShownHoard.pause
  }
}
