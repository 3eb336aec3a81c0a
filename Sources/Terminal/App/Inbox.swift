import Synchronization

/// Events for the app, posted from any thread. Posting wakes the event loop.
package final class Inbox: Sendable {
  private let events = Mutex<[App.Event]>([])
  // If there is no pipe, events still arrive, with the next key.
  private let pipe = WakePipe()

  package init() {}

  /// The descriptor that becomes readable when an event is posted; negative if there is none.
  var descriptor: Int32 { pipe?.readEnd ?? -1 }

  /// Adds an event at the end and wakes the event loop.
  package func post(_ event: App.Event) {
    events.withLock { $0.append(event) }
    pipe?.wake()
  }

  /// Removes and returns all events, oldest first.
  package func taken() -> [App.Event] {
    _ = pipe?.taken()
    return events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
