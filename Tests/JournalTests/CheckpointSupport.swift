import Foundation
import GRDB
import GameEngine

@testable import Journal

extension Journal {
  /// Adds events of other devices, in this order, as an import does.
  func deliver(_ events: some Sequence<Event>) throws {
    try database.write { db in
      for event in events {
        // An unknown kind has no text here.
        let body = if case .unknown = event.body { "{}" } else { try BodyText.encoded(event.body) }
        _ = try EventRow.insert(event, body: body, into: db)
      }
    }
  }

  /// The number of events in each checkpoint, the newest first.
  func checkpoints() throws -> [Int] {
    try database.read {
      try Int.fetchAll($0, sql: "SELECT events FROM checkpoint ORDER BY events DESC")
    }
  }

  /// The number of events with which the next fold begins.
  func eventsOfLatestCheckpoint() throws -> Int {
    try database.read { try Checkpoint.latest($0).events }
  }

  /// Changes the journal's file on the journal's connection.
  func tamper(_ sql: String) throws {
    try database.write { try $0.execute(sql: sql) }
  }
}

/// Answers about a few words, one a minute.
func manyAnswers(_ numbers: Range<Int>, device: String = "phone") -> [Event] {
  let words = ["dawn", "dusk", "noon", "night", "fog", "thaw", "silt"]
  return numbers.map { number in
    let moment = moment(Int64(number) * 60)
    return Event(
      id: id(UInt64(1_000_000 + number)), device: device, counter: number + 1,
      instant: moment.instant, localDate: moment.localDate, offset: moment.offset,
      body: answer(
        words[number % words.count], right: number % 3 > 0, points: number % 3 * 100,
        index: 1 + number % 10))
  }
}

/// An event at the place that a test needs.
func event(_ body: EventBody, id number: UInt64, at moment: Moment) -> Event {
  Event(
    id: id(number), device: "tablet", counter: Int(number), instant: moment.instant,
    localDate: moment.localDate, offset: moment.offset, body: body)
}
