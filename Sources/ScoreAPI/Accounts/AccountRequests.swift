/// Asks for a new account.
package struct SignupRequest: RequestBody {
  /// 3 to 20 ASCII letters, digits, `_` and `-`; kept as typed, unique without regard to case.
  package let username: String
  /// At least 8 code points of its NFKC form, or what the server is set to; at most 1024.
  package let password: String
  /// The code that a server by invitation asks for.
  package let invitation: String?
  /// `invitation` may be left out or null.
  package static let fields: Set<String> = ["username", "password", "invitation"]

  /// A request.
  package init(username: String, password: String, invitation: String? = nil) {
    self.username = username
    self.password = password
    self.invitation = invitation
  }
}

/// Asks for a new session.
package struct LoginRequest: RequestBody {
  /// As at signup; capitals do not matter.
  package let username: String
  /// At most 1024 code points. The server keeps no password, only its hash.
  package let password: String
  /// Both are needed.
  package static let fields: Set<String> = ["username", "password"]

  /// A request.
  package init(username: String, password: String) {
    self.username = username
    self.password = password
  }
}

/// Asks for another password.
package struct PasswordRequest: RequestBody {
  /// Asked for again, so that a stolen token alone cannot lock the player out.
  package let currentPassword: String
  /// Under the rules of signup: 8 to 1024 code points, and not a common one.
  package let newPassword: String
  /// No name: whose password it is follows from the token.
  package static let fields: Set<String> = ["currentPassword", "newPassword"]

  /// A request.
  package init(currentPassword: String, newPassword: String) {
    self.currentPassword = currentPassword
    self.newPassword = newPassword
  }
}

/// Asks for the end of an account.
package struct DeletionRequest: RequestBody {
  /// Asked for again, so that a stolen token alone cannot end an account.
  package let password: String
  /// No name: which account goes follows from the token.
  package static let fields: Set<String> = ["password"]

  /// A request.
  package init(password: String) { self.password = password }
}

/// Changes settings of an account; what is left out stays.
package struct AccountPatch: RequestBody {
  /// Whether the player's ranked results may be seen on the player's page; true by default.
  package let listed: Bool?
  /// Settings alone: what follows from the journal or from runs cannot be patched.
  package static let fields: Set<String> = ["listed"]

  /// A change.
  package init(listed: Bool? = nil) { self.listed = listed }
}
