import GameEngine
import TestSupport
import Testing

@testable import Journal

@Suite("Going through the journal again")
struct RetraceTests {
  private let folder: JournalFolder
  private let journal: Journal

  init() throws {
    folder = try JournalFolder()
    journal = try folder.journal()
  }

  private func visited() throws -> [Event] {
    var events: [Event] = []
    try journal.retrace { events.append($1) }
    return events
  }

  @Test("an empty journal has nothing to visit")
  func empty() throws {
    #expect(try visited().isEmpty)
  }

  @Test("events are visited in fold order, whenever they arrived, except those taken back")
  func order() throws {
    let events = manyAnswers(0..<300)
    let undo = event(.undo(events[20].id), id: 1, at: moment(-600))
    let dispute = event(.dispute(events[30].id), id: 2, at: moment(90_000))
    try journal.deliver([dispute] + events.reversed() + [undo])
    let ids = try visited().map(\.id)
    #expect(
      ids == [undo.id] + events.map(\.id).filter { $0 != events[20].id } + [dispute.id])
  }

  @Test("it stops if its task is cancelled")
  func cancelled() async throws {
    try journal.deliver(manyAnswers(0..<300))
    let task = Task { [journal] in
      var visits = 0
      #expect(throws: JournalError.self) {
        try journal.retrace { _, _ in
          visits += 1
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      return visits
    }
    #expect(await task.value == 1)
  }

  @Test("each event has the fold of those before it", arguments: 0..<5)
  func foldBefore(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let events = JournalScript.random(using: &gen, count: 150).sorted(by: Event.foldOrder)
    try journal.deliver(gen.generator.shuffled(events))
    // It does not use checkpoints here.
    _ = try journal.progress()
    let whole = ProgressFold(of: events)
    var visits = 0
    var before: [EventID: PlayerProgress] = [:]
    try journal.retrace { fold, event in
      visits += 1
      before[event.id] = fold.progress
      #expect(fold.isDisputed(event.id) == whole.isDisputed(event.id))
      #expect(!fold.isRetracted(event.id))
    }
    let standing = events.filter { !whole.isRetracted($0.id) }
    #expect(visits == standing.count)
    // Undos and disputes are known from the beginning; all other events come in order.
    let foresight = events.filter { event in
      switch event.body {
      case .undo, .dispute: true
      default: false
      }
    }
    for (place, event) in events.enumerated() where !whole.isRetracted(event.id) {
      #expect(before[event.id] == ProgressFold.progress(of: events[..<place] + foresight))
    }
  }

  @Test("a disputed answer is visited, and marked as disputed")
  func disputed() throws {
    let miss = event(answer(right: false), id: 1, at: moment())
    let next = event(answer(), id: 2, at: moment(60))
    try journal.deliver([miss, next, event(.dispute(id(1)), id: 3, at: moment(120))])
    var flags: [Bool] = []
    var rights: [Int?] = []
    try journal.retrace { fold, event in
      flags.append(fold.isDisputed(event.id))
      rights.append(fold.progress.words[ItemID("en/dawn/noun")]?.right)
    }
    #expect(flags == [true, false, false])
    #expect(rights == [nil, 1, 2])
  }

  @Test("an event that cannot be read is skipped")
  func unreadable() throws {
    try journal.deliver(manyAnswers(0..<5))
    try journal.tamper("UPDATE event SET body = '{}' WHERE counter = 3")
    #expect(try visited().map(\.counter) == [1, 2, 4, 5])
    #expect(try journal.progress().gamesCount == 4)
  }

  @Test(
    "from an instant on, the visited events are the same as from the first, whatever the checkpoints"
  )
  func fromAnInstant() throws {
    let events = manyAnswers(0..<900)
    for start in stride(from: 0, to: 900, by: 150) {
      try journal.deliver(events[start..<(start + 150)])
      _ = try journal.progress()
    }
    // An answer that is taken back and one that is disputed, both after the last checkpoint.
    try journal.deliver([
      event(.undo(events[700].id), id: 1, at: moment(90_000)),
      event(.dispute(events[701].id), id: 2, at: moment(90_060)),
    ])
    #expect(try journal.checkpoints().count >= 3)
    var all: [(event: Event, words: [ItemID: ItemProgress])] = []
    let progress = try journal.retrace { all.append(($1, $0.progress.words)) }
    #expect(progress == (try journal.progress()))
    for minute in [-5, 0, 300, 301, 640, 899, 2000] {
      let instant = moment(Int64(minute) * 60).instant
      let expected = all.filter { $0.event.instant >= instant }
      var place = 0
      let same = try journal.retrace(from: instant) { fold, event in
        guard place < expected.count else { return place += 1 }
        #expect(event == expected[place].event)
        #expect(fold.progress.words == expected[place].words)
        place += 1
      }
      #expect(place == expected.count)
      #expect(same == progress)
    }
  }
}
