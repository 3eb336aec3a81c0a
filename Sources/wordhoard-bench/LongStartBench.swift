import Foundation
import GameEngine
import Journal
import Lexicon

/// Measures the CPU time of starting the client with a journal of many answers, compared with an empty one.
struct LongStartBench {
  private let events = 100_000
  private let runs = 41

  func run() throws -> Figure {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (long, empty) = (
      folder.appendingPathComponent("long").path, folder.appendingPathComponent("empty").path
    )
    try fill(long)
    var ours: [Double] = []
    var theirs: [Double] = []
    // The first run after so many events reads all of them.
    for home in [long, empty] { _ = try ChildProcess.client.cpuMillis(["today", "--home", home]) }
    for _ in 0..<runs {
      theirs.append(try ChildProcess.client.cpuMillis(["today", "--home", empty]))
      ours.append(try ChildProcess.client.cpuMillis(["today", "--home", long]))
    }
    return Figure(
      name: "wordhoard today with \(events) events, CPU, median of \(runs)", value: median(ours),
      yardstick: median(theirs), unit: "ms", yardstickName: "an empty journal",
      bound: .atMost, limit: 1.5)
  }

  /// Three years with a daily and some eighty answers in practice rounds on each date.
  private func fill(_ home: String) throws {
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
