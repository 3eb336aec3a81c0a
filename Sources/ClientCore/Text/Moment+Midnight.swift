import GameEngine

extension Moment {
  /// The time until the player's next calendar date, in milliseconds.
  package var millisUntilMidnight: Int {
    let localMillis = instant + Int64(offset) * 1000
    let end = Int64(localDate.dayNumber + 1) * 86_400_000
    return Int(max(0, end - localMillis))
  }
}
