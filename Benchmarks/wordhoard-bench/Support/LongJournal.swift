import Foundation
import GameEngine
import Journal
import Lexicon

/// A journal of years of practice.
enum LongJournal {
  /// Writes three years with a daily and some eighty answers in practice rounds on each date.
  static func fill(_ home: String, events: Int) throws {
    let words = try Checkout.pack().words
    let journal = try Journal(directory: home, makeDevice: { "bench" })
    var generator = SeededGenerator(seed: 1)
    let today = CalendarDate(utc: Int64(Date().timeIntervalSince1970 * 1000))
    let dates = events / 88
    for date in 0...dates {
      let day = today.adding(days: date - dates - 1)
      var drafts: [Journal.Draft] = []
      for round in 0..<8 {
        let id = EventID(high: UInt64(date), low: UInt64(round))
        let header =
          round == 0
          ? RoundHeader(date: day, number: 1, questions: 10, ruleset: .daily1, edition: "en-1")
          : RoundHeader(questions: 10, ruleset: .learn, edition: "en-1")
        drafts.append(.init(id: id, body: .round(RoundEntry(round: id, header: header))))
        for index in 1...10 {
          let word = words[generator.below(words.count)]
          let isRight = generator.below(5) > 0
          let answer = AnswerEntry(
            item: word.id, form: FormID("recall"), input: isRight ? word.term : "",
            verdict: isRight ? .right : .passed, milliseconds: 3000 + generator.below(9000),
            hint: false, round: id, index: index, points: isRight ? 100 : 0, again: false,
            level: word.level)
          drafts.append(.init(id: EventID(derivedFrom: "\(id)/\(index)"), body: .answer(answer)))
        }
      }
      let noon = Int64(day.dayNumber) * 86_400_000 + 43_200_000
      try journal.append(
        Array(drafts.prefix(max(0, events - date * drafts.count))),
        at: Moment(instant: noon, localDate: day, offset: 0))
    }
  }
}
