import GameEngine
import TestSupport
import Testing

@testable import Journal

@Suite("The fold of a journal, whatever the order of arrival")
struct CheckpointLawTests {
  /// Events in an order of arrival: close to the order of their instants, except some that are late.
  private func arrivals(
    of events: [Event], late: Int, by most: Int, using gen: inout Gen
  ) -> [Event] {
    let sorted = events.sorted(by: Event.foldOrder)
    let keyed = sorted.enumerated().map { place, event in
      (place: place + (gen.percent(late) ? gen.int(1...most) : 0), event: event)
    }
    return keyed.sorted { $0.place < $1.place }.map(\.event)
  }

  /// Adds events batch by batch, and expects the journal's progress to equal a fold of all after each.
  private func deliver(_ arrivals: [Event], using gen: inout Gen) throws -> [Int] {
    let folder = try JournalFolder()
    var journal = try folder.journal()
    var received: [Event] = []
    var begun: [Int] = []
    while received.count < arrivals.count {
      let rest = arrivals[received.count...]
      let batch = Array(rest.prefix(gen.of([1, 7, 60, 130, 200])))
      try journal.deliver(batch)
      received += batch
      if gen.percent(30) { journal = try folder.journal() }
      begun.append(try journal.eventsOfLatestCheckpoint())
      #expect(try journal.progress() == ProgressFold.progress(of: received))
    }
    return begun
  }

  @Test("is that of all events, in whatever order they arrived", arguments: 0..<4)
  func anyOrder(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let events = JournalScript.random(using: &gen, count: 600)
    _ = try deliver(gen.generator.shuffled(events), using: &gen)
  }

  @Test("is that of all events if some arrive late", arguments: 0..<4)
  func someLate(seed: UInt64) throws {
    var gen = Gen(seed: 100 + seed)
    // A dispute of an old answer would make the fold begin before it.
    let events = JournalScript.random(using: &gen, count: 800).filter { $0.body.kind != "dispute" }
    let begun = try deliver(arrivals(of: events, late: 2, by: 60, using: &gen), using: &gen)
    #expect(begun.contains { $0 > 0 }, "a checkpoint was of use")
  }

  @Test("is that of all events if any of them is taken back at any time", arguments: 0..<4)
  func undone(seed: UInt64) throws {
    var gen = Gen(seed: 200 + seed)
    var events = JournalScript.random(using: &gen, count: 500)
    for number in 0..<30 {
      let target = gen.of(events).id
      events.append(
        event(
          gen.percent(60) ? .undo(target) : .dispute(target), id: UInt64(number + 1),
          at: moment(Int64(gen.int(-1000...90_000_000)))))
    }
    _ = try deliver(arrivals(of: events, late: 10, by: 400, using: &gen), using: &gen)
  }

  @Test("is the same in every home with the same events", arguments: 0..<3)
  func homes(seed: UInt64) throws {
    var gen = Gen(seed: 300 + seed)
    let folder = try JournalFolder()
    let events = JournalScript.random(using: &gen, count: 400)
    let desk = try folder.journal()
    let phone = try folder.journal("phone")
    for batch in 0..<4 {
      try desk.deliver(events[(batch * 90)..<(batch * 90 + 90)])
      _ = try desk.progress()
    }
    try phone.deliver(gen.generator.shuffled(Array(events[..<360])))
    #expect(try phone.progress() == desk.progress())
    try desk.deliver(gen.generator.shuffled(events))
    let file = "\(folder.path)/desk.jsonl"
    _ = try JournalExchange(desk).export(to: file)
    #expect(try JournalExchange(phone).importEvents(from: file).accepted == events.count - 360)
    #expect(try phone.progress() == desk.progress())
  }
}
