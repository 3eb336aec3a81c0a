/// What came of many inputs.
struct FuzzTally: Sendable {
  /// How many were read to their end.
  var done = 0
  /// How many of them were taken.
  var accepted = 0
  /// How many of them were taken for something else than they say.
  var wrong = 0
  /// How many ended the process.
  var crashes = 0
  /// How many took longer than a second of processor time, or did not end at all.
  var hangs = 0

  /// Adds what a child did.
  mutating func add(_ status: FuzzStatus) {
    done += status.done
    accepted += status.accepted
    wrong += status.wrong
    hangs += status.slow
  }

  static func + (left: FuzzTally, right: FuzzTally) -> FuzzTally {
    FuzzTally(
      done: left.done + right.done, accepted: left.accepted + right.accepted,
      wrong: left.wrong + right.wrong, crashes: left.crashes + right.crashes,
      hangs: left.hangs + right.hangs)
  }
}
