import Foundation
package import ScoreAPI

/// The rules of new passwords: long enough, not too long, and not one of the first that an attacker tries: a frequent one,
/// a name or a pattern. There are no rules about digits or special characters.
///
/// Source: NIST SP 800-63B-4, section 3.1.1.2.
package struct PasswordPolicy: Sendable {
  /// The maximum number of code points.
  package static let maximumLength = 1024

  private let minimumLength: Int
  private let serverNames: [String]

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

  /// Checks a password that a player wants to set.
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
    if isLike(PasswordPolicy.folded(username), folded) {
      throw .account(.passwordIsUsername)
    }
    if serverNames.contains(where: { isLike($0, folded) }) {
      throw .account(.passwordIsServerName)
    }
    if CommonPasswords.all.contains(folded) {
      throw .account(.passwordCommon)
    }
    if PasswordPattern.matches(folded) {
      throw .account(.passwordPattern)
    }
  }

  private static func folded(_ text: String) -> String { normalized(text).lowercased() }

  /// Whether a password is a name, once or more often, with digits, spaces and punctuation that are no password by
  /// themselves.
  private func isLike(_ name: String, _ password: String) -> Bool {
    if password == name || password == name + name { return true }
    func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    let (name, all) = (letters(name), letters(password))
    guard name.unicodeScalars.count >= 3, all.contains(name) else { return false }
    let rest = all.replacing(name, with: "")
    let added =
      password.unicodeScalars.count - all.unicodeScalars.count + rest.unicodeScalars.count
    return !rest.contains(where: \.isLetter) && added < minimumLength
  }
}
