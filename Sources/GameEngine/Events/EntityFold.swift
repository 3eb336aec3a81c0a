/// A fold of things, such as cards, of which each follows from its own events alone. So the journal folds only what has
/// changed, and `ProgressFold`, which every command needs, does not grow with the number of things.
package protocol EntityFold: Sendable {
  /// A fold of no events.
  ///
  /// - Parameter retracted: the targets of all undos.
  init(retracted: Set<EventID>)

  /// Takes the next event; those of one thing must come in fold order.
  mutating func apply(_ event: Event)
}

extension EntityFold {
  /// The fold of a whole journal, whatever order its events are in.
  package init(of events: [Event]) {
    let targets = events.compactMap { event -> EventID? in
      if case .undo(let target) = event.body { target } else { nil }
    }
    self.init(retracted: Set(targets))
    for event in events.sorted(by: Event.foldOrder) { apply(event) }
  }
}

extension Set<EventID> {
  /// Whether these targets of undos include an event, or the change that it is a part of.
  func retracts(_ event: EventID, change: EventID? = nil) -> Bool {
    contains(event) || change.map(contains) ?? false
  }
}
