/// How large and how slow what comes over the wire may be.
package struct ConnectionLimits: Sendable {
  /// Bytes of a request's address.
  package var address = 8192
  /// Bytes of all fields of a request.
  package var fields = 16_384
  /// Bytes of any body; a handler may want less.
  package var body = 1_114_112
  /// The time in which all fields must have come, from the first byte on; it is closed before 15 s.
  package var fieldsTime = Duration.seconds(14)
  /// The time in which the body must have come; it is closed before 30 s.
  package var bodyTime = Duration.seconds(29)
  /// The time that a connection may be kept without a request; it is closed before 75 s.
  package var idleTime = Duration.seconds(74)
  /// The time in which a client must have closed a connection that it was told is closed.
  package var lingerTime = Duration.seconds(2)
  /// The time between the announcement of a shutdown and the end of listening.
  package var notice = Duration.seconds(1)
  /// The time after the end of listening in which all must be answered.
  package var drainTime = Duration.seconds(8)

  /// The usual ones.
  package init() {}
}
