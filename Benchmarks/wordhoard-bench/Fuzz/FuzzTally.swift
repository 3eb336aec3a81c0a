/// The counts of the results of many inputs.
struct FuzzTally: Sendable {
  /// The number of inputs that were read to their end.
  var done = 0
  /// The number of inputs that were accepted.
  var accepted = 0
  /// The number of inputs that were misread.
  var wrong = 0
  /// The number of inputs that ended the process.
  var crashes = 0
  /// The number of inputs that took longer than a second of processor time, or did not end.
  var hangs = 0

  /// Adds the counts of a child.
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
