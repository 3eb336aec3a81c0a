import GameEngine
import Testing

@testable import Journal

@Suite("Checkpoints of the fold")
struct CheckpointTests {
  private let folder: JournalFolder
  private let journal: Journal

  init() throws {
    folder = try JournalFolder()
    journal = try folder.journal()
  }

  /// Adds events to the journal, batch by batch, and folds after each.
  private func play(_ events: [Event], every count: Int = 130) throws {
    for start in stride(from: 0, to: events.count, by: count) {
      try journal.deliver(events[start..<min(start + count, events.count)])
      _ = try journal.progress()
    }
  }

  private func expectProgress(of events: [Event]) throws {
    #expect(try journal.progress() == ProgressFold.progress(of: events))
    #expect(try folder.journal().progress() == ProgressFold.progress(of: events))
  }

  @Test("a fold is stored when enough events were read, and the next one begins there")
  func spacing() throws {
    let events = manyAnswers(0..<400)
    try play(Array(events[..<127]))
    #expect(try journal.checkpoints().isEmpty)
    try play(Array(events[127..<128]))
    #expect(try journal.checkpoints() == [128])
    try play(Array(events[128..<255]), every: 40)
    #expect(try journal.checkpoints() == [128])
    #expect(try journal.eventsOfLatestCheckpoint() == 128)
    try play(Array(events[255..<256]))
    #expect(try journal.checkpoints() == [256, 128])
    try play(Array(events[256...]), every: 1000)
    #expect(try journal.checkpoints().first == 400)
    try expectProgress(of: events)
  }

  @Test("a few of them stay, each about twice as far back as the next")
  func thin() throws {
    var (most, several) = (0, 0)
    for start in stride(from: 0, to: 5000, by: 130) {
      try journal.deliver(manyAnswers(start..<(start + 130)))
      _ = try journal.progress()
      let kept = try journal.checkpoints()
      most = max(most, kept.count)
      let distances = kept.map { start + 130 - $0 }
      #expect(distances.first == 0)
      for (near, far) in zip(distances.dropFirst(), distances.dropFirst(2)) {
        #expect(far > near && far <= 4 * near, "\(distances)")
      }
      // Whatever the length of the journal, its first half is not read again.
      if start > 1300 { #expect((kept.last ?? start) * 4 <= 3 * start, "\(distances)") }
      if let nearest = distances.dropFirst().first {
        #expect((128...256).contains(nearest))
        several += 1
      }
    }
    #expect(several > 30)
    #expect(most <= 8)
  }

  @Test("an event that arrives late but happened early is folded in its place")
  func late() throws {
    let events = manyAnswers(0..<900)
    try play(events)
    var all = events
    // Early ones before all, then between two checkpoints, then after the last.
    for (number, minute) in [(1, -5), (2, 0), (3, 300), (4, 640), (5, 899), (6, 2000)] {
      let late = event(
        answer("late", right: number % 2 == 0), id: UInt64(number), at: moment(Int64(minute) * 60))
      try journal.deliver([late])
      all.append(late)
      try expectProgress(of: all)
    }
  }

  @Test("a fold begins at the last checkpoint before a late event, and no earlier")
  func goesBack() throws {
    try play(manyAnswers(0..<1300))
    let kept = try journal.checkpoints()
    #expect(kept.count >= 4)
    for checkpoint in kept.dropFirst() {
      let late = event(seen("late"), id: UInt64(checkpoint), at: moment(Int64(checkpoint) * 60 - 1))
      try journal.deliver([late])
      #expect(try journal.eventsOfLatestCheckpoint() == checkpoint)
    }
    // Checkpoints that were overtaken stay invalid and are deleted.
    _ = try journal.progress()
    let left = try journal.checkpoints()
    #expect(Set(left) == [1300 + kept.count - 1, kept.last])
    #expect(try journal.eventsOfLatestCheckpoint() == left.first)
  }

  @Test("an answer can be taken back or disputed, whatever its age")
  func undoOfOld() throws {
    let events = manyAnswers(0..<600)
    try play(events)
    var all = events
    for (number, target) in [599, 400, 257, 256, 255, 3].enumerated() {
      let target = events[target].id
      let body: EventBody = number % 2 == 0 ? .undo(target) : .dispute(target)
      let late = event(body, id: UInt64(number + 1), at: moment(60 * 60 * 24))
      try journal.deliver([late])
      all.append(late)
      try expectProgress(of: all)
    }
  }

  @Test("an undo or a dispute that arrives before its answer counts when the answer arrives")
  func undoBefore() throws {
    let events = manyAnswers(0..<500)
    let targets = [(200, EventBody.undo(events[200].id)), (499, .dispute(events[499].id))]
    let first = targets.enumerated().map { event($1.1, id: UInt64($0 + 1), at: moment(-60)) }
    try journal.deliver(first)
    try play(events.enumerated().filter { ![200, 499].contains($0.offset) }.map(\.element))
    #expect(try !journal.checkpoints().isEmpty)
    for target in targets { try journal.deliver([events[target.0]]) }
    try expectProgress(of: first + events)
  }

  @Test("events that are written here are folded, with checkpoints in between")
  func appended() throws {
    var written: [Event] = []
    for number in 0..<6 {
      let drafts = manyAnswers((number * 100)..<(number * 100 + 100)).map {
        Journal.Draft(id: $0.id, body: $0.body)
      }
      written += try journal.append(drafts, at: moment(Int64(number) * 90_000)).events
      try expectProgress(of: written)
      let undo = Journal.Draft(id: id(UInt64(number + 1)), body: .undo(written[number * 50].id))
      written += try journal.append([undo], at: moment(Int64(number) * 90_000 + 60)).events
      try expectProgress(of: written)
    }
    #expect(try !journal.checkpoints().isEmpty)
  }
}
