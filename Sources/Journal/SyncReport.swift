/// The result of a synchronization.
package struct SyncReport: Hashable, Sendable {
  /// The number of events that were new here.
  package internal(set) var received: Int
  /// The number of events that were new on the server.
  package internal(set) var sent: Int

  /// A result; by default nothing was exchanged.
  package init(received: Int = 0, sent: Int = 0) {
    self.received = received
    self.sent = sent
  }
}
