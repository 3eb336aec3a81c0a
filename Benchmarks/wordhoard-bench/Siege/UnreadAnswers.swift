import Foundation
import ScoreAPI

/// Requests pages of a journal on forty connections, and reads no response. If the server closes a
/// connection, opens another one.
struct UnreadAnswers {
  private static let count = 40
  /// The size of the receive buffer in bytes. The system doubles it.
  private static let buffer: Int32 = 2304

  /// `POLLRDHUP`, which Swift does not import.
  private static let hangup: Int16 = 0x2000

  private let attacker: Attacker
  private let siege: Siege

  init(_ attacker: Attacker, _ siege: Siege) {
    self.attacker = attacker
    self.siege = siege
  }

  /// Runs until the siege is over. Closes all connections during quiet.
  func run() {
    let action = "\(attacker.name) unread answers"
    let request = Array(
      RawRequest.get("\(Route.events.path)?limit=500", token: attacker.token).utf8)
    var open: [Int32] = []
    while siege.clock.phase != .over {
      guard siege.clock.phase == .siege else {
        for socket in open { close(socket) }
        open = []
        usleep(10_000)
        continue
      }
      var watched = open.map { pollfd(fd: $0, events: UnreadAnswers.hangup, revents: 0) }
      poll(&watched, nfds_t(watched.count), 0)
      for ended in watched where ended.revents != 0 {
        siege.tally.count(action, "closed by the server")
        close(ended.fd)
        open.removeAll { $0 == ended.fd }
      }
      if open.count < UnreadAnswers.count,
        let socket = try? LoadConnection.connected(
          to: siege.port, from: attacker.address, buffer: UnreadAnswers.buffer)
      {
        send(socket, request, request.count, Int32(MSG_NOSIGNAL))
        if hasBegun(socket) {
          open.append(socket)
          siege.tally.count(action, "begun")
        } else {
          siege.tally.count(action, "refused")
          close(socket)
        }
      }
      siege.tally.raise(action, "at once", to: open.count)
      usleep(100_000)
    }
    for socket in open { close(socket) }
  }

  /// Whether a page arrives rather than a refusal. Leaves the received bytes in the socket.
  private func hasBegun(_ socket: Int32) -> Bool {
    var time = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var head = [UInt8](repeating: 0, count: 12)
    let count = recv(socket, &head, head.count, Int32(MSG_PEEK | MSG_WAITALL))
    return count == head.count && head == Array("HTTP/1.1 200".utf8)
  }
}
