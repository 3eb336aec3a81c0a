import Foundation
import TestSupport
import Testing

@testable import GameEngine

@Suite("Events with the extremes of each number")
struct ExtremeEventTests {
  @Test("never trap a fold, whose checkpoint is read as it was written", arguments: 0..<10)
  func folded(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let events = ExtremeEvents.events(of: ExtremeEvents.lines(200, using: &gen))
    #expect(events.count > 100, "most are read")
    var fold = ProgressFold(of: events)
    let checkpoint = try fold.checkpoint()
    #expect(ProgressFold(checkpoint: checkpoint)?.progress == fold.progress)
    for event in events { fold.apply(event) }
    let again = try fold.checkpoint()
    #expect(ProgressFold(checkpoint: again)?.progress == fold.progress)
    for event in events {
      let progress = fold.progress
      _ = progress.dailyStreak(asOf: event.localDate)
      _ = progress.hoards(
        until: event.localDate, count: 60,
        to: progress.hoard(at: StudyTime(utc: event.instant)))
      _ = progress.rounds.values.map(\.feats)
      for word in progress.words.values {
        _ = word.memory?.daysUntilDue(
          at: StudyTime(utc: event.instant), goal: RecallGoal(percent: 90), model: .standard)
      }
    }
    let cards = CardFold(of: events)
    _ = DeckTree(cards.decks.values)
    _ = BookFold(of: events).books.values.map(\.pace.wordsPerMinute)
  }

  @Test("a round with an impossible number of questions, or rules of another mode, is not read")
  func rounds() throws {
    func kind(_ header: String) throws -> EventBody {
      let body = #"{"header":\#(header),"round":"00000000-0000-0017-0000-000000000000"}"#
      let line = """
        {"body":\(body),"counter":1,"device":"d","id":"00000000-0000-4000-8000-000000000001",\
        "instant":1795000000000,"kind":"round","localDate":"2026-11-21","offset":0}
        """
      return try JSONDecoder().decode(Event.self, from: Data(line.utf8)).body
    }
    for (questions, mode, number) in [
      (Int.min, "learn", 1), (-1, "learn", 1), (1001, "learn", 1), (Int.max, "learn", 1),
      (10, "run", 1), (10, "learn", -1), (10, "learn", Int.max),
    ] {
      let header = """
        {"dealer":"solo","edition":"en-1","mode":"\(mode)","number":\(number),\
        "questions":\(questions),"ranked":false,"ruleset":"learn-1"}
        """
      #expect(try kind(header) == .unknown(kind: "round"), "\(header)")
    }
  }

  @Test("a sum of progress ends at the last number that a checkpoint can contain")
  func saturated() throws {
    let most = progressNumbers.upperBound
    var figures = AnswerFigures()
    figures.gamesCount = most
    figures.totalScore = most - 1
    figures.note(right: true, again: false, points: 1000)
    #expect(figures.gamesCount == most)
    #expect(figures.totalScore == most)
    for (number, added) in [(Int.max, 1), (.max, .max), (0, .max)] {
      var sum = number
      sum.grow(by: added)
      #expect(sum == most)
    }
    var sum = Int.min
    sum.grow(by: .min)
    #expect(sum == progressNumbers.lowerBound)
  }

  @Test("a reading pace of any size has words a minute")
  func paces() {
    for words in [Int.min, -1, 0, 1000, Int.max] {
      for millis in [Int.min, -1, 0, 1, Int.max] {
        var pace = ReadingPace(words: words, millis: millis)
        pace.add(words: words, millis: millis)
        pace.add(pace)
        #expect(ReadingPace.plausible.contains(pace.wordsPerMinute ?? 40))
      }
    }
  }
}
