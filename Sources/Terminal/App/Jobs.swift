/// The background work of all screens, and its progress in the footer.
struct Jobs: Sendable {
  /// One piece of running work.
  struct Job: Sendable {
    let id: Int
    let layer: Int
    let cancelled: (any Sendable)?
    var text: String
    var fraction: Double?
    let since: Int

    var isShown: Bool { !text.isEmpty }
  }

  /// Milliseconds after which the footer shows running work.
  static let patience = 300
  /// Milliseconds that a frame may wait for new work.
  static let moment = 60
  /// Seconds from which the footer counts them.
  private static let longSeconds = 3

  /// The running work, oldest first.
  private var running: [Job] = []
  private var nextID = 1
  private var now = 0

  /// Adds work.
  ///
  /// - Returns: its number, which is never reused.
  mutating func begin(
    _ text: String, of layer: Int, cancelled: (any Sendable)?, at millis: Int
  ) -> Int {
    defer { nextID += 1 }
    running.append(Job(id: nextID, layer: layer, cancelled: cancelled, text: text, since: millis))
    now = millis
    return nextID
  }

  /// Removes work that has ended.
  ///
  /// - Returns: the ID of its layer; nil if it was cancelled before.
  mutating func end(_ work: Int) -> Int? { removed(work)?.layer }

  /// Removes work that the player cancelled.
  mutating func cancel(_ work: Int) -> Job? { removed(work) }

  private mutating func removed(_ work: Int) -> Job? {
    running.firstIndex { $0.id == work }.map { running.remove(at: $0) }
  }

  /// Removes all work of a layer.
  ///
  /// - Returns: the numbers of the removed work.
  mutating func cancelAll(of layer: Int) -> [Int] {
    let gone = running.filter { $0.layer == layer }
    running.removeAll { $0.layer == layer }
    return gone.map(\.id)
  }

  /// The number of the oldest work of a layer that the player can cancel; nil if there is none.
  func cancellable(of layer: Int?) -> Int? {
    running.first { $0.layer == layer && $0.cancelled != nil }?.id
  }

  mutating func note(_ work: Int, fraction: Double?, text: String, at millis: Int) {
    if let place = running.firstIndex(where: { $0.id == work }) {
      running[place].fraction = fraction
      running[place].text = text
    }
    now = max(now, millis)
  }

  mutating func advance(to millis: Int) { now = millis }

  /// Until when a frame may wait for the latest work; nil without running work. It can be in the past.
  var settlesAt: Int? { running.map(\.since).max().map { $0 + Jobs.moment } }

  /// When the footer changes next; nil if no work is shown.
  var wakeAt: Int? {
    guard let since = running.filter(\.isShown).map(\.since).min() else { return nil }
    return now < since + Jobs.patience
      ? since + Jobs.patience : since + 1000 * ((now - since) / 1000 + 1)
  }

  /// The oldest shown work, for the footer; nil if it has not run long enough. `layer` is the layer
  /// on top.
  func shown(over layer: Int?) -> (text: String, fraction: Double?, isCancellable: Bool)? {
    guard let job = running.first(where: \.isShown), now >= job.since + Jobs.patience else {
      return nil
    }
    // Nothing turns: what moves without a key disturbs, and a screen reader would read it.
    let seconds = (now - job.since) / 1000
    let isLong = seconds >= Jobs.longSeconds && job.fraction == nil
    return (
      isLong ? "\(job.text) · \(seconds)\u{A0}s" : job.text, job.fraction,
      cancellable(of: layer) == job.id
    )
  }
}
