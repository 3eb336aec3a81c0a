/// A fold of independent things, such as cards: each depends only on its own events. The journal
/// folds only those that changed, and `ProgressFold`, which every command needs, does not grow with
/// their number.
package protocol EntityFold: Sendable {
  /// Creates a fold of no events.
  ///
  /// - Parameter retracted: the targets of all `undo` events.
  init(retracted: Set<EventID>)

  /// Applies the next event. The events of one thing must arrive in fold order.
  mutating func apply(_ event: Event)
}

extension EntityFold {
  /// Folds a whole journal; `events` may be in any order.
  package init(of events: [Event]) {
    let targets = events.compactMap { event -> EventID? in
      if case .undo(let target) = event.body { target } else { nil }
    }
    self.init(retracted: Set(targets))
    for event in events.sorted(by: Event.foldOrder) { apply(event) }
  }
}

extension Set<EventID> {
  /// Whether an undo takes back an event, or the change that it belongs to.
  func retracts(_ event: EventID, change: EventID? = nil) -> Bool {
    contains(event) || change.map(contains) ?? false
  }
}
