/// The result of a synchronization.
package struct SyncReport: Hashable, Sendable {
  /// The number of events that were new here.
  package internal(set) var received: Int
  /// The number of events that were new on the server.
  package internal(set) var sent: Int
  /// The number of the server's events that were refused: their counter or time is impossible, or they are settings
  /// that stay on each device.
  package internal(set) var refused: Int
  /// The number of the received events that are kept, but that no fold of this version reads.
  package internal(set) var unread: Int

  /// A result; by default nothing was exchanged.
  package init(received: Int = 0, sent: Int = 0, refused: Int = 0, unread: Int = 0) {
    self.received = received
    self.sent = sent
    self.refused = refused
    self.unread = unread
  }
}
