import Foundation
import GRDB
import GameEngine

@testable import Journal

extension Journal {
  /// Takes in events that other devices wrote, in this order, as an import does.
  func deliver(_ events: some Sequence<Event>) throws {
    try database.write { db in
      for event in events {
        // A kind that is not known has no text of its own here.
        let body = if case .unknown = event.body { "{}" } else { try BodyText.encoded(event.body) }
        _ = try EventRow.insert(event, body: body, into: db)
      }
    }
  }

  /// How many events each checkpoint that is kept has in it, the newest first.
  func checkpoints() throws -> [Int] {
    try database.read {
      try Int.fetchAll($0, sql: "SELECT events FROM checkpoint ORDER BY events DESC")
    }
  }

  /// How many events the next fold begins with.
  func eventsOfLatestCheckpoint() throws -> Int {
    try database.read { try Checkpoint.latest($0).events }
  }

  /// Works on the journal's file in its own connection.
  func tamper(_ sql: String) throws {
    try database.write { try $0.execute(sql: sql) }
  }
}

/// So many answers, one a minute from a second on, about a few words.
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

/// An event that stands where a test wants it.
func event(_ body: EventBody, id number: UInt64, at moment: Moment) -> Event {
  Event(
    id: id(number), device: "tablet", counter: Int(number), instant: moment.instant,
    localDate: moment.localDate, offset: moment.offset, body: body)
}
