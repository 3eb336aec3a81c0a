package import ScoreAPI

/// Which names a player may take: 3 to 20 ASCII letters, digits, `_` and `-`, so that no name looks
/// like another; none that implies an office; none that insults.
package struct UsernamePolicy: Sendable {
  private let serverNames: Set<String>

  /// A policy.
  ///
  /// - Parameter serverName: what the server is called; no player may pass for it.
  package init(serverName: String) {
    serverNames = Set(
      ["wordhoard", serverName].map { NameVariants.letters(of: $0) }.filter { !$0.isEmpty })
  }

  /// Whether a text is written as names are, so that somebody may have it.
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

  /// Whether a name is an office, the server, or both: `admin`, `wordhoard`, `wordhoardadmin`.
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
