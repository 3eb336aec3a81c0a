import GameEngine
import SQLite

/// Reads events in fold order, and the folds that checkpoints contain.
struct FoldReader {
  let db: Connection
  let leftOut: LeftOutEvents

  /// The kinds of events that are not part of the progress, but of folds of their own.
  static let foldedElsewhere: Set = ["card", "deck", "noteType", "book", "place", "mark"]
  /// The same as a list of SQL.
  static let foldedElsewhereList =
    "(\(foldedElsewhere.sorted().map { "'\($0)'" }.joined(separator: ", ")))"

  /// The fold of a checkpoint, which knows the answers that later events take back or dispute.
  ///
  /// - Parameter model: the memory model; the checkpoint must be of the same one.
  func fold(from start: Checkpoint, _ model: FSRS = .standard) throws -> ProgressFold {
    start.fold.knowing(
      retracted: try targets(of: "undo", since: start.arrival),
      disputed: try targets(of: "dispute", since: start.arrival), model: model)
  }

  /// The memory model that the player's settings have now, which applies to the whole past.
  func model() throws -> FSRS {
    let isFitted = try db.first(
      "SELECT 1 FROM event WHERE kind = 'setting' AND body LIKE ? LIMIT 1",
      [.text("%\(FSRS.setting)%")]
    ) { _ in true }
    guard isFitted == true, let text = try settings()[FSRS.setting] else { return .standard }
    return FSRS(text: text) ?? .standard
  }

  /// The targets of the events of a kind.
  private func targets(of kind: String, since arrival: Int64) throws -> Set<EventID> {
    var targets: Set<EventID> = []
    try db.forEach(
      "SELECT body FROM event WHERE kind = ? AND arrival > ?", [.text(kind), .integer(arrival)]
    ) { row in
      switch try? BodyText.decoded(row.text(0), kind: kind) {
      case .undo(let target), .dispute(let target): targets.insert(target)
      default: break
      }
    }
    return targets
  }

  /// The settings, from their events alone.
  func settings() throws -> [String: String] {
    var fold = try fold(from: .none)
    let events = FoldGuard(leftOut)
    try db.forEach(
      """
      SELECT \(EventRow.columns) FROM event WHERE kind = 'setting'
      ORDER BY instant, device, counter, id
      """
    ) { row in
      if let event = events.event(from: row) { fold.apply(event) }
    }
    return fold.progress.settings
  }

  /// The number of difficulties that have arrived since.
  func difficulties(since arrival: Int64) throws -> Int {
    try db.first(
      "SELECT count(*) FROM event WHERE kind = 'difficulty' AND arrival > ?", [.integer(arrival)]
    ) { $0.int(0) } ?? 0
  }

  /// Visits the events after a position, or all, in fold order. Skips events of cards and books,
  /// which are not part of the progress, left-out events, and events that this version cannot read.
  /// The last stay in the file for a version that can.
  ///
  /// - Returns: the number of events, including skipped ones.
  @discardableResult
  func forEachEvent(
    after position: Checkpoint.Position? = nil, _ visit: (Event) throws -> Void
  ) throws -> Int {
    let condition = position == nil ? "" : "WHERE (instant, device, counter, id) > (?, ?, ?, ?)"
    var count = 0
    let events = FoldGuard(leftOut)
    try db.forEach(
      """
      SELECT \(EventRow.columns) FROM event \(condition) ORDER BY instant, device, counter, id
      """, position?.arguments ?? []
    ) { row in
      count += 1
      guard !FoldReader.foldedElsewhere.contains(row.text(6)) else { return }
      if let event = events.event(from: row) { try visit(event) }
    }
    return count
  }
}
