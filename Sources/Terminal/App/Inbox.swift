import Synchronization

/// Events for the app, posted from any thread.
package final class Inbox: Sendable {
  private let events = Mutex<[App.Event]>([])
  // Without a pipe the events still arrive, with the next key.
  private let pipe = WakePipe()

  /// An empty inbox.
  package init() {}

  /// A descriptor to poll for events; negative if there is none.
  var descriptor: Int32 { pipe?.readEnd ?? -1 }

  /// Posts an event.
  package func post(_ event: App.Event) {
    events.withLock { $0.append(event) }
    pipe?.wake()
  }

  /// Removes and returns all events.
  package func taken() -> [App.Event] {
    _ = pipe?.taken()
    return events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
