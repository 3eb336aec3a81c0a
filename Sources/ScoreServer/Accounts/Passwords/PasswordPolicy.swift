import Foundation
package import ScoreAPI

/// Which passwords a player may choose: long enough, not too long, and not one that everybody tries
/// first. There is no rule about digits or signs.
///
/// Source: NIST SP 800-63B-4, section 3.1.1.2.
package struct PasswordPolicy: Sendable {
  /// The most code points a password may have.
  package static let maximumLength = 1024

  private let minimumLength: Int
  private let serverNames: [String]

  /// A policy.
  ///
  /// - Parameters:
  ///   - minimumLength: code points a password needs, 8 to 64; others are brought to the nearest.
  ///   - serverName: what the server is called, so that nobody takes that.
  package init(minimumLength: Int, serverName: String) {
    self.minimumLength = min(max(8, minimumLength), 64)
    serverNames = ["wordhoard", PasswordPolicy.folded(serverName)]
  }

  /// The one spelling of a password that is counted and hashed: NFKC (Unicode annex 15).
  package static func normalized(_ password: String) -> String {
    password.precomposedStringWithCompatibilityMapping
  }

  /// Checks that a text is short enough to be hashed at all.
  ///
  /// - Throws: `value_invalid`.
  package static func checkLength(of password: String) throws(RequestError) {
    // The first count keeps a text of any size from being normalized.
    guard password.unicodeScalars.count <= maximumLength,
      normalized(password).unicodeScalars.count <= maximumLength
    else {
      throw .account(.passwordTooLong(maximum: maximumLength))
    }
  }

  /// Checks a new password.
  ///
  /// - Throws: `value_invalid` where it is too long, `password_too_short`, `password_too_common` with
  ///   the reason.
  package func check(_ password: String, of username: String) throws(RequestError) {
    try PasswordPolicy.checkLength(of: password)
    let text = PasswordPolicy.normalized(password)
    guard text.unicodeScalars.count >= minimumLength else {
      throw .account(.passwordTooShort(minimum: minimumLength))
    }
    let folded = PasswordPolicy.folded(text)
    if PasswordPolicy.is(folded, madeOf: PasswordPolicy.folded(username)) {
      throw .account(.passwordIsUsername)
    }
    if serverNames.contains(where: { PasswordPolicy.is(folded, madeOf: $0) }) {
      throw .account(.passwordIsServerName)
    }
    if CommonPasswords.all.contains(folded) {
      throw .account(.passwordCommon)
    }
  }

  private static func folded(_ text: String) -> String { normalized(text).lowercased() }

  private static func `is`(_ password: String, madeOf name: String) -> Bool {
    password == name || password == name + name
  }
}
