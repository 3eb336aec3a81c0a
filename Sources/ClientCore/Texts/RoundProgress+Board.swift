package import GameEngine

extension RoundProgress {
  /// The board that its result is on; nil if it is not ranked.
  package var board: BoardKey? {
    guard header.ranked else { return nil }
    return switch header.mode {
    case .daily: header.date.map { .daily($0, of: header.course) }
    case .run: .run(ISOWeek(of: CalendarDate(utc: startedAt)), of: header.course)
    case .play, .speed, .learn: nil
    }
  }
}
