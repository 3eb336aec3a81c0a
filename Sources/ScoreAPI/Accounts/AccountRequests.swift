/// A request for a new account.
package struct SignupRequest: RequestBody {
  /// 3 to 20 ASCII letters, digits, `_` and `-`; stored as typed, unique without regard to case.
  package let username: String
  /// At least 8 code points in NFKC, or the server's minimum; at most 1024.
  package let password: String
  /// The code that a server with invitations requires.
  package let invitation: String?
  /// `invitation` may be missing or null.
  package static let fields: Set<String> = ["username", "password", "invitation"]

  /// A request.
  package init(username: String, password: String, invitation: String? = nil) {
    self.username = username
    self.password = password
    self.invitation = invitation
  }
}

/// A request for a new session.
package struct LoginRequest: RequestBody {
  /// The name of the account; case does not matter.
  package let username: String
  /// At most 1024 code points. The server stores only a hash of it.
  package let password: String
  /// Both are required.
  package static let fields: Set<String> = ["username", "password"]

  /// A request.
  package init(username: String, password: String) {
    self.username = username
    self.password = password
  }
}

/// A request to change the password.
package struct PasswordRequest: RequestBody {
  /// The current password, so that a stolen token alone cannot lock the player out.
  package let currentPassword: String
  /// The new password, by the rules of signup: 8 to 1024 code points, and not a common one.
  package let newPassword: String
  /// There is no name: the token determines the account.
  package static let fields: Set<String> = ["currentPassword", "newPassword"]

  /// A request.
  package init(currentPassword: String, newPassword: String) {
    self.currentPassword = currentPassword
    self.newPassword = newPassword
  }
}

/// A request to delete an account.
package struct DeletionRequest: RequestBody {
  /// The password, so that a stolen token alone cannot delete the account.
  package let password: String
  /// There is no name: the token determines the account.
  package static let fields: Set<String> = ["password"]

  /// A request.
  package init(password: String) { self.password = password }
}

/// A request to change settings of an account; missing fields do not change.
package struct AccountPatch: RequestBody {
  /// Whether the player's page lists the ranked results; true by default.
  package let listed: Bool?
  /// Only settings: values that follow from the journal or from runs cannot be changed.
  package static let fields: Set<String> = ["listed"]

  /// A change.
  package init(listed: Bool? = nil) { self.listed = listed }
}
