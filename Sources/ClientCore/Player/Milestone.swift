package import GameEngine

/// Something that a player reached, with its date.
package struct Milestone: Hashable, Encodable, Sendable {
  /// What was reached. `profile --json` prints the raw value.
  package enum Kind: String, Encodable, Sendable {
    /// A hoard of `count` words.
    case words
    /// `count` days on which the streak grew.
    case days
    /// A daily with all its questions right.
    case perfectDaily
    /// A word recalled that was about to be forgotten.
    case save
    /// A word recalled that was missed again and again.
    case nemesis
  }

  package let kind: Kind
  /// The number of words or days; 1 for what is reached once.
  package let count: Int
  /// The term of its word; nil if it has none.
  package var word: String?
  /// When it was reached first.
  package let date: CalendarDate

  /// The hoards that are milestones, in words.
  package static let hoards = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000]
  /// The numbers of days that are milestones.
  static let days = [7, 30, 100, 365, 1_000]

  /// The milestones that a player has reached, the newest first.
  ///
  /// - Parameters:
  ///   - date: the date of today.
  ///   - term: returns the term of an item.
  package static func all(
    in progress: PlayerProgress, until date: CalendarDate, term: (ItemID) -> String
  ) -> [Milestone] {
    let dates = progress.days.filter { $0.key <= date }.keys.sorted()
    let words = Milestone.hoards.compactMap { post in
      // As it is shown, rounded.
      dates.first { (progress.days[$0]?.largestHoard ?? 0) >= post * 1_000_000 - 500_000 }
        .map { Milestone(kind: .words, count: post, date: $0) }
    }
    let played = dates.filter { progress.days[$0]?.countsForStreak == true }
    let days = Milestone.days.filter { $0 <= played.count }
      .map { Milestone(kind: .days, count: $0, date: played[$0 - 1]) }
    let perfect = progress.rounds.values.filter(\.isPerfectDaily).map(\.startedOn).min()
      .map { Milestone(kind: .perfectDaily, count: 1, date: $0) }
    let firsts = progress.firsts.map { feat, record in
      Milestone(
        kind: feat == .save ? .save : .nemesis, count: 1, word: term(record.item), date: record.date
      )
    }
    return (words + days + [perfect].compactMap(\.self) + firsts)
      .sorted { ($1.date, $1.count, $0.kind.rawValue) < ($0.date, $0.count, $1.kind.rawValue) }
  }

  /// The milestones that were reached between two states of a player, the newest first.
  package static func reached(
    from before: PlayerProgress, to after: PlayerProgress, now: Moment, term: (ItemID) -> String
  ) -> [Milestone] {
    func all(_ progress: PlayerProgress) -> [Milestone] {
      Milestone.all(in: progress, until: now.localDate, term: term)
    }
    let known = Set(all(before).map(\.identity))
    return all(after).filter { !known.contains($0.identity) }
  }

  /// What a player reaches once, whatever its date.
  private var identity: String { "\(kind.rawValue) \(count)" }
}

extension RoundProgress {
  /// Whether it is a finished daily of its date whose questions were all right, the encore left out.
  fileprivate var isPerfectDaily: Bool {
    let regular = outcomes.prefix(max(0, header.questions))
    return isDailyOfItsDate && isFinished && regular.count == header.questions
      && header.questions > 0 && regular.allSatisfy(\.correct)
  }
}
