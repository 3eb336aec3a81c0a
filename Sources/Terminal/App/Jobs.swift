/// What runs for the screens, and what there is to see of it.
struct Jobs: Sendable {
  /// Something that runs.
  struct Job: Sendable {
    let layer: Int
    let cancelled: (any Sendable)?
    var text: String
    var fraction: Double?
    let since: Int
  }

  /// After how many milliseconds it is shown that something runs.
  static let patience = 300
  /// How long a frame can wait for what has just begun, in milliseconds.
  static let moment = 60
  /// Milliseconds between two pictures of the spinner.
  static let spinMillis = 120
  private static let spinner = Array("|/-\\")

  private var running: [Int: Job] = [:]
  private var nextID = 1
  private var now = 0

  /// Something begins to run.
  ///
  /// - Returns: its number.
  mutating func begin(
    _ text: String, of layer: Int, cancelled: (any Sendable)?, at millis: Int
  ) -> Int {
    defer { nextID += 1 }
    running[nextID] = Job(layer: layer, cancelled: cancelled, text: text, since: millis)
    now = millis
    return nextID
  }

  /// Something has ended.
  ///
  /// - Returns: the layer it ran for; nil where nobody waits for it any more.
  mutating func end(_ work: Int) -> Int? { running.removeValue(forKey: work)?.layer }

  /// Something is not waited for any more.
  mutating func cancel(_ work: Int) -> Job? { running.removeValue(forKey: work) }

  /// Nothing of a layer is waited for any more.
  mutating func cancelAll(of layer: Int) -> [Int] {
    let gone = running.filter { $0.value.layer == layer }.keys.sorted()
    for work in gone { running[work] = nil }
    return gone
  }

  /// What the player can cancel now.
  func cancellable(of layer: Int?) -> Int? {
    running.filter { $0.value.layer == layer && $0.value.cancelled != nil }.keys.min()
  }

  mutating func note(_ work: Int, fraction: Double?, text: String, at millis: Int) {
    running[work]?.fraction = fraction
    running[work]?.text = text
    now = max(now, millis)
  }

  mutating func advance(to millis: Int) { now = millis }

  /// Until when what has just begun may still end in a moment.
  var settlesAt: Int? { running.values.map(\.since).max().map { $0 + Jobs.moment } }

  /// When there is something new to see of it.
  var wakeAt: Int? {
    guard let since = running.values.map(\.since).min() else { return nil }
    return now < since + Jobs.patience ? since + Jobs.patience : now + Jobs.spinMillis
  }

  /// What is shown over a layer of what has run for a while; nil for nothing.
  func shown(over layer: Int?) -> (text: String, fraction: Double?, isCancellable: Bool)? {
    guard let (work, job) = running.min(by: { $0.key < $1.key }), now >= job.since + Jobs.patience
    else { return nil }
    let turn = Jobs.spinner[(now / Jobs.spinMillis) % Jobs.spinner.count]
    return ("\(turn) \(job.text)", job.fraction, cancellable(of: layer) == work)
  }
}
