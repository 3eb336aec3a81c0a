package import ScoreAPI
import ScoreStore

/// The rules of usernames: 3 to 20 ASCII letters, digits, `_` and `-`; no names that suggest an official role, or
/// look like one that does; no insults. The store rejects names that look like a name in use.
package struct UsernamePolicy: Sendable {
  private let reserved: Set<String>
  /// The outlines of official names.
  private let official: Set<String>

  /// A policy.
  ///
  /// - Parameter serverName: the name of the server, which is reserved.
  package init(serverName: String) {
    let servers = Set(
      ["wordhoard", serverName].map { NameVariants.letters(of: $0) }.filter { !$0.isEmpty })
    // Roles, the server, and both: `admin`, `wordhoard`, `wordhoardadmin`.
    func withServers(_ names: Set<String>) -> Set<String> {
      servers.reduce(into: names.union(servers)) { all, server in
        for name in names { all.formUnion([server + name, name + server]) }
      }
    }
    reserved = withServers(BlockedNames.reserved)
    official = Set(withServers(BlockedNames.offices).map(UsernamePolicy.outline))
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

  private func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || official.contains(UsernamePolicy.outline(of: name))
  }

  /// The skeleton of a name, with each run of a letter as one letter: `suppport` looks like `support`.
  private static func outline(of name: String) -> String {
    NameSkeleton.of(name).reduce(into: "") { outline, letter in
      if outline.last != letter { outline.append(letter) }
    }
  }
}
