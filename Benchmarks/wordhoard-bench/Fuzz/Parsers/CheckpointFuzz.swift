import GameEngine
import Lexicon

/// Fuzzes checkpoints. An accepted one takes further events, and is written and read again without a difference.
struct CheckpointFuzz: FuzzParser {
  let samples: [[UInt8]]

  private let further: [Event]

  /// Uses checkpoints of folds of 0 to 39 events as samples.
  init() throws {
    let words = try Checkout.pack().words.map(\.id)
    let journal = FuzzJournal(words: Array(words.prefix(40)))
    further = journal.events(20, seed: 1000)
    samples = try (0..<100).map { seed in
      try ProgressFold(of: journal.events(seed % 40, seed: UInt64(seed))).checkpoint()
    }
  }

  /// Corrects the checksum.
  func mended(_ input: [UInt8]) -> [UInt8] {
    let body = input.dropLast(8)
    return withUnsafeBytes(of: ProgressFold.checksum(body).littleEndian) { Array(body) + $0 }
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    guard var fold = ProgressFold(checkpoint: input) else { return .refused }
    guard let bytes = try? fold.checkpoint(), let again = ProgressFold(checkpoint: bytes),
      again.progress == fold.progress
    else {
      return .wrong("is not read again as it was written")
    }
    let rounds = fold.progress.rounds.values.map(\.tally.score)
    for event in further { fold.apply(event) }
    guard let last = further.last, rounds.allSatisfy({ $0 >= 0 }) else {
      return .wrong("a score below 0")
    }
    _ = fold.progress.dailyStreak(asOf: last.localDate)
    _ = fold.progress.hoard(at: fold.progress.studyTime(of: last))
    _ = fold.progress.dailies()
    return .accepted
  }
}
