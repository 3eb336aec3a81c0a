package import ScoreAPI

/// The rules of usernames: 3 to 20 ASCII letters, digits, `_` and `-`, so that no two names look the same; no
/// names that suggest an official role; no insults.
package struct UsernamePolicy: Sendable {
  private let serverNames: Set<String>

  /// A policy.
  ///
  /// - Parameter serverName: the name of the server, which is reserved.
  package init(serverName: String) {
    serverNames = Set(
      ["wordhoard", serverName].map { NameVariants.letters(of: $0) }.filter { !$0.isEmpty })
  }

  /// Whether a text has the length and the characters of a username.
  package static func isWellFormed(_ name: String) -> Bool {
    (3...20).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }

  /// Checks a new name.
  ///
  /// - Throws: `username_invalid`, with the reason.
  package func check(_ name: String) throws(RequestError) {
    guard UsernamePolicy.isWellFormed(name) else {
      throw .account(.usernameMalformed)
    }
    let readings = NameVariants(of: name)
    if readings.whole.contains(where: isReserved) {
      throw .account(.usernameReserved)
    }
    if readings.parts.contains(where: BlockedNames.insults.contains)
      || readings.whole.contains(where: { BlockedNames.containsInsult($0) })
    {
      throw .account(.usernameOffensive)
    }
  }

  /// Whether a name is a role, the server, or both: `admin`, `wordhoard`, `wordhoardadmin`.
  private func isReserved(_ name: String) -> Bool {
    if BlockedNames.reserved.contains(name) || serverNames.contains(name) { return true }
    return serverNames.contains { server in
      (name.hasPrefix(server)
        && BlockedNames.reserved.contains(String(name.dropFirst(server.count))))
        || (name.hasSuffix(server)
          && BlockedNames.reserved.contains(String(name.dropLast(server.count))))
    }
  }
}
