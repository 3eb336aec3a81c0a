import TestSupport
import Testing

@testable import GameEngine

@Suite("Checkpoints of the fold")
struct CheckpointTests {
  /// The fold of the first events of a journal, with all undone answers of the whole journal.
  private func begun(_ events: [Event], upTo cut: Int) -> ProgressFold {
    let whole = ProgressFold(of: events)
    var fold = ProgressFold(retracted: whole.retracted, disputed: whole.disputed)
    for event in events.prefix(cut) { fold.apply(event) }
    return fold
  }

  private func journal(_ seed: UInt64, count: Int = 120) -> [Event] {
    var gen = Gen(seed: seed)
    return JournalScript.random(using: &gen, count: count).sorted(by: Event.foldOrder)
  }

  @Test("give the same fold again, which continues as before", arguments: 0..<12)
  func roundTrip(seed: UInt64) throws {
    let events = journal(seed)
    let whole = ProgressFold.progress(of: events)
    for cut in stride(from: 0, through: events.count, by: 7) {
      let fold = begun(events, upTo: cut)
      var restored = try #require(ProgressFold(checkpoint: try fold.checkpoint()))
      #expect(restored.progress == fold.progress)
      #expect(restored.retracted == fold.retracted)
      #expect(restored.disputed == fold.disputed)
      for event in events[cut...] { restored.apply(event) }
      #expect(restored.progress == whole)
    }
  }

  @Test("accept answers that are undone later", arguments: 0..<12)
  func knowing(seed: UInt64) throws {
    let events = journal(100 + seed)
    let cut = events.count / 2
    let first = events.prefix(cut)
    let known = Set(first.map(\.id))
    // Events that undo or dispute answers of the first half would invalidate the checkpoint.
    let rest = events[cut...].filter { event in
      switch event.body {
      case .undo(let target), .dispute(let target): !known.contains(target)
      default: true
      }
    }
    let end = ProgressFold(of: Array(rest))
    let checkpoint = try ProgressFold(of: Array(first)).checkpoint()
    var fold = try #require(ProgressFold(checkpoint: checkpoint))
      .knowing(retracted: end.retracted, disputed: end.disputed)
    for event in rest { fold.apply(event) }
    #expect(fold.progress == ProgressFold.progress(of: first + rest))
    #expect(rest.count > 10)
  }

  @Test("contain the same numbers to the last digit, also of the hoard")
  func hoard() throws {
    let fold = ProgressFold(of: journal(7, count: 300))
    let restored = try #require(ProgressFold(checkpoint: try fold.checkpoint()))
    for days in 0..<10 {
      let instant = JournalClock().instant + Int64(days) * 8_640_000_000
      #expect(
        restored.progress.hoard(at: StudyTime(utc: instant))
          == fold.progress.hoard(at: StudyTime(utc: instant)))
    }
    #expect(restored.progress.dailies(dealer: "solo") == fold.progress.dailies(dealer: "solo"))
  }

  @Test("of an empty fold are valid, too")
  func empty() throws {
    let restored = try #require(ProgressFold(checkpoint: try ProgressFold().checkpoint()))
    #expect(restored.progress == PlayerProgress())
  }

  @Test("are refused if they are truncated")
  func truncated() throws {
    let bytes = try ProgressFold(of: journal(1, count: 60)).checkpoint()
    for length in 0..<bytes.count {
      #expect(ProgressFold(checkpoint: Array(bytes.prefix(length))) == nil, "\(length) bytes")
      #expect(ProgressFold(checkpoint: Array(bytes.suffix(length))) == nil, "\(length) bytes")
    }
    #expect(ProgressFold(checkpoint: bytes + [0]) == nil)
    #expect(ProgressFold(checkpoint: bytes + bytes) == nil)
  }

  @Test("are refused if any bit is wrong")
  func flipped() throws {
    var bytes = try ProgressFold(of: journal(2, count: 60)).checkpoint()
    for place in bytes.indices {
      for bit in 0..<8 {
        bytes[place] ^= 1 << bit
        let isRefused = ProgressFold(checkpoint: bytes) == nil
        bytes[place] ^= 1 << bit
        if !isRefused { Issue.record("bit \(bit) of byte \(place) was not missed") }
      }
    }
    #expect(ProgressFold(checkpoint: bytes) != nil)
  }

  @Test("of another version are refused, even if complete")
  func otherVersion() throws {
    var body = Array(try ProgressFold(of: journal(3)).checkpoint().dropLast(8))
    #expect(ProgressFold(checkpoint: CheckpointBytes.whole(body)) != nil)
    #expect(body[0] == UInt8(2 * ProgressFold.version))
    for version in 0..<64 where version != ProgressFold.version {
      body[0] = UInt8(2 * version)
      #expect(ProgressFold(checkpoint: CheckpointBytes.whole(body)) == nil)
    }
  }
}
