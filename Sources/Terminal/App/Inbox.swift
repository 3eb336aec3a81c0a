import Synchronization

/// Where what runs in the background leaves its news for the app, from any thread.
package final class Inbox: Sendable {
  private let events = Mutex<[App.Event]>([])
  // Without descriptors the news still comes, with the next key.
  private let pipe = WakePipe()

  /// An empty inbox.
  package init() {}

  /// What can be polled for news; negative for nothing.
  var descriptor: Int32 { pipe?.readEnd ?? -1 }

  /// Leaves news.
  package func post(_ event: App.Event) {
    events.withLock { $0.append(event) }
    pipe?.wake()
  }

  /// The news.
  package func taken() -> [App.Event] {
    _ = pipe?.taken()
    return events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
