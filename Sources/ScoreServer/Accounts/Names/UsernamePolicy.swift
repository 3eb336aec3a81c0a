package import ScoreAPI
import ScoreStore

/// The rules for usernames: 3 to 20 ASCII letters, digits, `_` and `-`; no names that suggest an
/// official role, or resemble one that does; no insults. The store rejects names that resemble a
/// name in use.
package struct UsernamePolicy: Sendable {
  /// The outlines of reserved names. `isOffice` is set if the name lets somebody pose as an
  /// official.
  private let words: [(outline: String, isOffice: Bool)]

  /// - Parameter serverName: the name of the server, which is reserved.
  package init(serverName: String) {
    let servers = Set(
      ["wordhoard", serverName].map { NameVariants.letters(of: $0) }.filter { !$0.isEmpty })
    let offices = BlockedNames.offices.union(servers)
    words = BlockedNames.reserved.union(servers).map {
      (UsernamePolicy.outline(of: $0), offices.contains($0))
    }
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

  /// Checks the name of an account to be created. Whether it is taken is checked by the store.
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
    BlockedNames.reserved.contains(name)
      || isOfficial(UsernamePolicy.outline(of: name)[...], after: nil, hasOffice: false)
  }

  /// Whether the rest of an outline consists of reserved words, at least one of them an office:
  /// `server-team`.
  ///
  /// - Parameters:
  ///   - last: the letter before the rest, which may also be the first letter of the rest's first word.
  ///   - hasOffice: whether a word before the rest is an office.
  private func isOfficial(
    _ rest: Substring, after last: Character?, hasOffice: Bool
  ) -> Bool {
    if rest.isEmpty { return hasOffice }
    return words.contains { word in
      let outline = word.outline[...]
      let endings = outline.first == last ? [outline, outline.dropFirst()] : [outline]
      return endings.contains { ending in
        !ending.isEmpty && rest.hasPrefix(ending)
          && isOfficial(
            rest.dropFirst(ending.count), after: ending.last, hasOffice: hasOffice || word.isOffice)
      }
    }
  }

  /// The skeleton of a name, with repeated letters reduced to one: `suppport` becomes `suport`.
  private static func outline(of name: String) -> String {
    NameSkeleton.of(name).reduce(into: "") { outline, letter in
      if outline.last != letter { outline.append(letter) }
    }
  }
}
