/// The background work of all screens, and its progress in the footer.
struct Jobs: Sendable {
  /// Work that is running.
  struct Job: Sendable {
    let id: Int
    let layer: Int
    let cancelled: (any Sendable)?
    var text: String
    var fraction: Double?
    let since: Int

    var isShown: Bool { !text.isEmpty }
  }

  /// The time after which the footer shows running work, in milliseconds.
  static let patience = 300
  /// The time that a frame may wait for work that has just begun, in milliseconds.
  static let moment = 60
  /// Milliseconds between two steps of the spinner.
  static let spinMillis = 120
  private static let spinner = Array("|/-\\")

  /// The oldest first.
  private var running: [Job] = []
  private var nextID = 1
  private var now = 0

  /// Adds work.
  ///
  /// - Returns: its number.
  mutating func begin(
    _ text: String, of layer: Int, cancelled: (any Sendable)?, at millis: Int
  ) -> Int {
    defer { nextID += 1 }
    running.append(Job(id: nextID, layer: layer, cancelled: cancelled, text: text, since: millis))
    now = millis
    return nextID
  }

  /// Removes work that is done.
  ///
  /// - Returns: its layer; nil if it was cancelled.
  mutating func end(_ work: Int) -> Int? { removed(work)?.layer }

  /// Removes work that is cancelled.
  mutating func cancel(_ work: Int) -> Job? { removed(work) }

  private mutating func removed(_ work: Int) -> Job? {
    running.firstIndex { $0.id == work }.map { running.remove(at: $0) }
  }

  /// Removes all work of a layer.
  mutating func cancelAll(of layer: Int) -> [Int] {
    let gone = running.filter { $0.layer == layer }
    running.removeAll { $0.layer == layer }
    return gone.map(\.id)
  }

  /// The work that the player can cancel now.
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

  /// The time until which a frame may wait for work that has just begun.
  var settlesAt: Int? { running.map(\.since).max().map { $0 + Jobs.moment } }

  /// The time at which the footer changes next.
  var wakeAt: Int? {
    guard let since = running.filter(\.isShown).map(\.since).min() else { return nil }
    return now < since + Jobs.patience ? since + Jobs.patience : now + Jobs.spinMillis
  }

  /// The work that the footer of a layer shows; nil if none has run long enough.
  func shown(over layer: Int?) -> (text: String, fraction: Double?, isCancellable: Bool)? {
    guard let job = running.first(where: \.isShown), now >= job.since + Jobs.patience else {
      return nil
    }
    let turn = Jobs.spinner[(now / Jobs.spinMillis) % Jobs.spinner.count]
    return ("\(turn) \(job.text)", job.fraction, cancellable(of: layer) == job.id)
  }
}
