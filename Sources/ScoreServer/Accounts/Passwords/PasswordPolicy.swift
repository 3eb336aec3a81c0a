import Foundation
package import ScoreAPI

/// The rules of new passwords: long enough, not too long, and not one of the first that an attacker tries.
/// There are no rules about digits or special characters.
///
/// Source: NIST SP 800-63B-4, section 3.1.1.2.
package struct PasswordPolicy: Sendable {
  /// The maximum number of code points.
  package static let maximumLength = 1024

  private let minimumLength: Int
  private let serverNames: [String]

  /// A policy.
  ///
  /// - Parameters:
  ///   - minimumLength: the minimum number of code points, clamped to 8 to 64.
  ///   - serverName: the name of the server, which is rejected as a password.
  package init(minimumLength: Int, serverName: String) {
    self.minimumLength = min(max(8, minimumLength), 64)
    serverNames = ["wordhoard", PasswordPolicy.folded(serverName)]
  }

  /// The normal form of a password, which is counted and hashed: NFKC (Unicode annex 15).
  package static func normalized(_ password: String) -> String {
    password.precomposedStringWithCompatibilityMapping
  }

  /// Checks that a password is not too long to be hashed.
  ///
  /// - Throws: `value_invalid`.
  package static func checkLength(of password: String) throws(RequestError) {
    // The first comparison prevents the normalization of very long texts.
    guard password.unicodeScalars.count <= maximumLength,
      normalized(password).unicodeScalars.count <= maximumLength
    else {
      throw .account(.passwordTooLong(maximum: maximumLength))
    }
  }

  /// Checks a new password.
  ///
  /// - Throws: `value_invalid` if it is too long, `password_too_short`, or `password_too_common` with the
  ///   reason.
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
