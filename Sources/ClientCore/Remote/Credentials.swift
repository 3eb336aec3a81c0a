package import ScoreAPI

/// The player's session on one server. It is sent to no other server.
package struct Credentials: Hashable, Codable, Sendable {
  /// The server's origin, as `ServerAddress` writes it.
  package let server: String
  /// The player's name on this server.
  package let username: String
  /// The token that is sent as `Authorization: Bearer`.
  package let token: String
  /// When the session expires, by the server's clock.
  package let expiresAt: Timestamp

  /// The credentials that a server has granted.
  package init(server: ServerAddress, grant: SessionGrant) {
    self.server = server.origin
    username = grant.account.username
    token = grant.token
    expiresAt = grant.expiresAt
  }

  /// Whether they are valid: the server is an origin, and the name and the token contain only characters
  /// that have no special meaning in a header or on a screen.
  package var areSound: Bool {
    func isWord(_ text: String, _ counts: ClosedRange<Int>) -> Bool {
      counts.contains(text.utf8.count)
        && text.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
          default: false
          }
        }
    }
    let address = try? ServerAddress(server, allowsPlain: true)
    return address?.origin == server && isWord(username, 1...64) && isWord(token, 16...512)
  }
}
