import GameEngine
import TestSupport
import Testing

@Suite("The daily streak")
struct DailyStreakTests {
  private let start = FixturePool.firstDate

  /// A streak of dates given as days after the start, all under one offset.
  private func streak(_ played: [Int], asOf today: Int) -> DailyStreak {
    DailyStreak(days: days(played.map { ($0, 0) }), asOf: start.adding(days: today))
  }

  private func days(_ played: [(day: Int, offset: Int)]) -> [CalendarDate: DayProgress] {
    var days: [CalendarDate: DayProgress] = [:]
    for (day, offset) in played {
      var progress = DayProgress(offset: offset)
      progress.finishedDaily = true
      days[start.adding(days: day)] = progress
    }
    return days
  }

  @Test("consecutive dates count one each")
  func consecutive() {
    let streak = streak([0, 1, 2], asOf: 2)
    #expect(streak.count == 3)
    #expect(streak.longest == 3)
    #expect(streak.includesToday)
    #expect(streak.frozen.isEmpty)
    #expect(self.streak([], asOf: 0) == DailyStreak(days: [:], asOf: start))
    #expect(self.streak([], asOf: 0).count == 0)
  }

  @Test("a date counts with a finished daily or with ten answers, not with nine")
  func whatCounts() {
    var day = DayProgress(offset: 0)
    #expect(!day.countsForStreak)
    day.answers = 9
    #expect(!day.countsForStreak)
    day.answers = 10
    #expect(day.countsForStreak)
    day.answers = 1
    day.finishedDaily = true
    #expect(day.countsForStreak)
  }

  @Test("today does not break it while it lasts")
  func today() {
    let streak = streak([0, 1, 2], asOf: 3)
    #expect(streak.count == 3)
    #expect(!streak.includesToday)
    #expect(self.streak([0, 1, 2], asOf: 5).count == 0)
    #expect(self.streak([0, 1, 2], asOf: 5).longest == 3)
  }

  @Test("a missed date without a freeze breaks it, and the longest that ended is known")
  func broken() {
    let streak = streak([0, 1, 2, 5, 6], asOf: 6)
    #expect(streak.count == 2)
    #expect(streak.longest == 3)
    #expect(streak.longestEnded == 3)
    #expect(self.streak([0, 1, 2], asOf: 2).longestEnded == 0)
  }

  @Test("its end is known: how long it was, and how many dates were missed")
  func end() {
    func end(_ played: [Int], asOf today: Int) -> [Int]? {
      streak(played, asOf: today).lastEnd.map { [$0.count, $0.missed] }
    }
    #expect(end([0, 1, 2], asOf: 4) == nil)
    #expect(end([0, 1, 2], asOf: 5) == [3, 2])
    #expect(end([0, 1, 2], asOf: 9) == [3, 6])
    #expect(end([0, 5], asOf: 9) == [1, 3])
    #expect(streak([0, 5], asOf: 5).freezes == 1, "too few freezes are not used")
  }

  @Test(
    "the first freeze is there from day one, every seventh date earns one, and two at most are held"
  )
  func freezes() {
    #expect(streak([], asOf: 0).freezes == 1)
    for (count, freezes, next) in [(1, 1, 6), (6, 1, 1), (7, 2, nil), (21, 2, nil)] {
      let streak = streak(Array(0..<count), asOf: count - 1)
      #expect(streak.freezes == freezes)
      #expect(streak.datesToFreeze == next)
    }
    let used = streak(Array(0..<7) + [9], asOf: 9)
    #expect(used.freezes == 0)
    #expect(used.datesToFreeze == 6)
  }

  @Test("a new player who misses the second day keeps the streak")
  func secondDay() {
    let streak = streak([0, 2], asOf: 2)
    #expect(streak.count == 2)
    #expect(streak.freezes == 0)
  }

  @Test("a freeze is used by itself and does not raise the count")
  func freezeUsed() {
    let streak = streak(Array(0..<7) + [8], asOf: 8)
    #expect(streak.count == 8)
    #expect(streak.freezes == 1)
    #expect(streak.frozen == [start.adding(days: 7)])
    // The date that is missing yesterday is covered already today.
    let waiting = self.streak(Array(0..<7), asOf: 8)
    #expect(waiting.count == 7)
    #expect(waiting.freezes == 1)
    #expect(waiting.frozen == [start.adding(days: 7)])
  }

  @Test("a lost streak leaves the dates that its freezes covered")
  func frozenBefore() {
    let streak = streak(Array(0..<7) + [8, 12], asOf: 12)
    #expect(streak.count == 1)
    #expect(streak.frozen == [start.adding(days: 7)])
  }

  @Test("two freezes cover two dates, three dates break it and use none")
  func twoFreezes() {
    let two = streak(Array(0..<14) + [16], asOf: 16)
    #expect(two.count == 15)
    #expect(two.freezes == 0)
    #expect(Set(two.frozen) == [start.adding(days: 14), start.adding(days: 15)])
    let three = streak(Array(0..<14) + [17], asOf: 17)
    #expect(three.count == 1)
    #expect(three.freezes == 2)
    #expect(three.frozen.isEmpty)
    #expect(three.longest == 14)
  }

  @Test("a freeze counts from the count of dates, so a used one is earned again")
  func earnedAgain() {
    let streak = streak(Array(0..<7) + Array(8..<15), asOf: 14)
    #expect(streak.count == 14)
    #expect(streak.freezes == 2)
  }

  @Test("daylight saving time does not matter")
  func daylightSaving() {
    for jump in [3600, -3600] {
      let played = days([(0, 3600), (1, 3600 + jump), (2, 3600 + jump)])
      #expect(DailyStreak(days: played, asOf: start.adding(days: 2)).count == 3)
      let missed = days([(0, 3600), (3, 3600 + jump)])
      #expect(DailyStreak(days: missed, asOf: start.adding(days: 3)).count == 1)
    }
  }

  @Test("flying east over the date line skips a date at no cost")
  func eastward() {
    // Honolulu to Auckland: the date between never came.
    let played = days([(0, -36_000), (2, 46_800), (3, 46_800)])
    let streak = DailyStreak(days: played, asOf: start.adding(days: 3))
    #expect(streak.count == 3)
    #expect(streak.frozen.isEmpty)
    let missedOne = days([(0, -36_000), (3, 46_800)])
    #expect(DailyStreak(days: missedOne, asOf: start.adding(days: 3)).freezes == 0)
    let missedTwo = days([(0, -36_000), (4, 46_800)])
    #expect(DailyStreak(days: missedTwo, asOf: start.adding(days: 4)).count == 1)
  }

  @Test("flying west over the date line gives a date twice, and it counts once")
  func westward() {
    var clock = JournalClock(noonOf: start, offset: 46_800)
    var events = (0..<10).map { _ in clock.answer(right: true) }
    clock.offset = -36_000
    clock.advance(seconds: 86_400)
    #expect(clock.today == start)
    events += (0..<10).map { _ in clock.answer(right: true) }
    clock.nextNoon()
    events += (0..<10).map { _ in clock.answer(right: true) }
    let progress = ProgressFold.progress(of: events)
    #expect(progress.days.count == 2)
    #expect(progress.days[start]?.answers == 20)
    #expect(progress.days[start]?.firstOffset == 46_800)
    #expect(progress.days[start]?.lastOffset == -36_000)
    #expect(progress.dailyStreak(asOf: clock.today).count == 2)
  }

  @Test("a far future clock breaks the streak only while it shows that date")
  func farFuture() {
    let played = days([(0, 0), (1, 0), (2, 0), (40_000_000, 0)])
    #expect(DailyStreak(days: played, asOf: start.adding(days: 2)).count == 3)
    #expect(DailyStreak(days: played, asOf: start.adding(days: 40_000_000)).count == 1)
    let wide = CalendarDate(dayNumber: Int.max / 4)
    #expect(DailyStreak(days: played, asOf: wide).count == 0)
    #expect(DailyStreak(days: played, asOf: start.adding(days: -1)).count == 0)
  }

  @Test("a year of random dates agrees with a simple count")
  func plain() {
    var gen = Gen(seed: 60)
    for _ in 0..<60 {
      let missing = gen.of([2, 5, 15])
      let played = (0..<120).filter { _ in !gen.percent(missing) }
      var (count, freezes, longest) = (0, 1, 0)
      for day in 0..<120 {
        if played.contains(day) {
          count += 1
          longest = max(longest, count)
          if count % 7 == 0 { freezes = min(2, freezes + 1) }
        } else if count > 0, gapIsCovered(from: day, played: played, freezes: freezes) {
          freezes -= 1
        } else if count > 0 {
          count = 0
        }
      }
      guard played.last == 119 else { continue }
      let streak = streak(played, asOf: 119)
      #expect(streak.count == count)
      #expect(streak.freezes == freezes)
      #expect(streak.longest == longest)
    }
  }

  /// Whether the freezes last for all missed dates from `day` on.
  private func gapIsCovered(from day: Int, played: [Int], freezes: Int) -> Bool {
    guard let next = played.first(where: { $0 > day }) else { return true }
    return next - day <= freezes
  }
}
