/// A request for a new account.
package struct SignupRequest: RequestBody {
  /// 3 to 20 ASCII letters, digits, `_` and `-`. Stored as typed; unique when case is ignored.
  package let username: String
  /// The password: at least 8 code points in NFKC, or the server's minimum; at most 1,024.
  package let password: String
  /// The code that a server with invitations requires; nil for other servers.
  package let invitation: String?
  /// `invitation` may be missing or null.
  package static let fields: Set<String> = ["username", "password", "invitation"]

  package init(username: String, password: String, invitation: String? = nil) {
    self.username = username
    self.password = password
    self.invitation = invitation
  }
}

/// A request for a new session.
package struct LoginRequest: RequestBody {
  /// The name of the account; case is ignored.
  package let username: String
  /// The password, at most 1,024 code points. The server stores only a hash of it.
  package let password: String
  /// The names of the fields; both are required.
  package static let fields: Set<String> = ["username", "password"]

  package init(username: String, password: String) {
    self.username = username
    self.password = password
  }
}

/// A request to change the password.
package struct PasswordRequest: RequestBody {
  /// The current password, so that a stolen token alone cannot lock the player out.
  package let currentPassword: String
  /// The new password, under the rules of signup: 8 to 1,024 code points, and not a common one.
  package let newPassword: String
  /// Contains no name: the token determines the account.
  package static let fields: Set<String> = ["currentPassword", "newPassword"]

  package init(currentPassword: String, newPassword: String) {
    self.currentPassword = currentPassword
    self.newPassword = newPassword
  }
}

/// A request to delete an account.
package struct DeletionRequest: RequestBody {
  /// The password, so that a stolen token alone cannot delete the account.
  package let password: String
  /// Contains no name: the token determines the account.
  package static let fields: Set<String> = ["password"]

  package init(password: String) { self.password = password }
}

/// A request to change settings of an account. A field that is nil does not change.
package struct AccountPatch: RequestBody {
  /// Whether the player's page lists the ranked results; true for a new account.
  package let listed: Bool?
  /// Only settings. Values from the journal or from runs cannot be changed.
  package static let fields: Set<String> = ["listed"]

  package init(listed: Bool? = nil) { self.listed = listed }
}
