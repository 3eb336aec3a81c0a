/// Asks for a new account.
package struct SignupRequest: RequestBody {
  package let username: String
  package let password: String
  /// The code that a server by invitation asks for.
  package let invitation: String?
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
  package let username: String
  package let password: String
  package static let fields: Set<String> = ["username", "password"]

  /// A request.
  package init(username: String, password: String) {
    self.username = username
    self.password = password
  }
}

/// Asks for another password.
package struct PasswordRequest: RequestBody {
  package let currentPassword: String
  package let newPassword: String
  package static let fields: Set<String> = ["currentPassword", "newPassword"]

  /// A request.
  package init(currentPassword: String, newPassword: String) {
    self.currentPassword = currentPassword
    self.newPassword = newPassword
  }
}

/// Asks for the end of an account.
package struct DeletionRequest: RequestBody {
  package let password: String
  package static let fields: Set<String> = ["password"]

  /// A request.
  package init(password: String) { self.password = password }
}

/// Changes settings of an account; what is left out stays.
package struct AccountPatch: RequestBody {
  /// Whether the player's ranked results may be seen on the player's page; true by default.
  package let listed: Bool?
  package static let fields: Set<String> = ["listed"]

  /// A change.
  package init(listed: Bool? = nil) { self.listed = listed }
}
