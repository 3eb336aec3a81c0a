/// Lets a few tasks work at a time, in the order in which they asked. Work that takes long asks again for each slice,
/// so that short work waits for one slice of each long one at most.
actor Turns {
  private let atOnce: Int
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameter atOnce: the number of tasks that work at a time.
  init(atOnce: Int) { self.atOnce = atOnce }

  /// Waits for a turn. Each must be followed by `end`.
  func begin() async {
    if running < atOnce {
      running += 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Ends a turn, and passes it to the task that has waited longest.
  func end() {
    if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() }
  }
}
