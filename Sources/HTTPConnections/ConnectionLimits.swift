/// The limits of sizes and times of a connection.
package struct ConnectionLimits: Sendable {
  /// Bytes of a request's address.
  package var address = 8192
  /// Bytes of all header fields of a request.
  package var fields = 16_384
  /// Bytes of any body; a route may allow less.
  package var body = 1_114_112
  /// Bytes of responses that wait for clients to read them, for all connections together.
  package var unread = 32 << 20
  /// The time from the first byte to the end of the header fields; below 15 s.
  package var fieldsTime = Duration.seconds(14)
  /// The time for the body; below 30 s.
  package var bodyTime = Duration.seconds(29)
  /// The time that a connection may be idle; below 75 s.
  package var idleTime = Duration.seconds(74)
  /// The time for a client to close a connection after its last response.
  package var lingerTime = Duration.seconds(2)
  /// The time from the announcement of a shutdown to the end of listening.
  package var notice = Duration.seconds(1)
  /// The time from the end of listening until all open requests must be finished.
  package var drainTime = Duration.seconds(8)

  package init() {}
}
