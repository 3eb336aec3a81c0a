import Foundation
import GameEngine
import SQLite

@testable import Journal

extension Journal {
  /// Adds events of other devices, in this order, as an import does.
  func deliver(_ events: some Sequence<Event>) throws {
    try database.write { db in
      for event in events {
        // An unknown kind has no text here.
        let body = if case .unknown = event.body { "{}" } else { try BodyText.encoded(event.body) }
        _ = try insert(event, body: body, db)
      }
    }
  }

  /// The number of events in each checkpoint, the newest first.
  func checkpoints() throws -> [Int] {
    try database.read { db in
      var events: [Int] = []
      try db.forEach("SELECT events FROM checkpoint ORDER BY events DESC") {
        events.append($0.int(0))
      }
      return events
    }
  }

  /// The number of events with which the next fold begins.
  func eventsOfLatestCheckpoint() throws -> Int {
    let version = leftOut.version(of: ProgressFold.version)
    return try database.read { try Checkpoint.latest(version: version, $0).events }
  }

  /// Changes the journal's file on the journal's connection.
  func tamper(_ sql: String) throws {
    try database.write { try $0.execute(sql) }
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
