import ClientCore
import Messages

/// Commands that sign up, in and out on a score server.
package struct SignInCommands {
  let signIn: SignIn
  let server: ServerAccess
  let presentation: Presentation

  private var messages: Messages { presentation.messages }
  private var prompt: PasswordPrompt { PasswordPrompt(presentation: presentation) }

  /// Creates an account on the score server and signs in.
  ///
  /// - Parameters:
  ///   - name: the player's name there; nil to ask for it.
  ///   - invitation: the code that some servers require.
  /// - Throws: `ClientError`.
  package func signUp(
    name: String?, password source: PasswordSource, invitation: String? = nil
  ) async throws {
    let address = try server.server()
    let name = try name ?? prompt.name(for: "signup")
    let password =
      try source == .input
      ? prompt.secret("", from: source) : prompt.newPassword(offer: offeredPassphrase())
    let signedIn = try await signIn.signUp(
      name: name, password: password, invitation: invitation, at: address)
    show(signedIn, isNew: true)
  }

  /// A passphrase to offer; nil if there is no terminal to show it on.
  private func offeredPassphrase() -> Passphrase? {
    presentation.host.display.isInteractive ? signIn.offeredPassphrase() : nil
  }

  /// Signs in on the score server.
  ///
  /// - Parameter name: the player's name there; nil to ask for it.
  /// - Throws: `ClientError`.
  package func logIn(name: String?, password source: PasswordSource) async throws {
    let address = try server.server()
    let name = try name ?? prompt.name(for: "login")
    let password = try prompt.secret(messages("Password:"), from: source)
    let signedIn = try await signIn.logIn(name: name, password: password, at: address)
    show(signedIn, isNew: false)
  }

  /// Ends the session on the score server. The journal stays.
  ///
  /// - Throws: `ClientError` if the session could not be ended on the server; the player is signed out here
  ///   anyway.
  package func logOut() async throws {
    try await signIn.signOut()
    presentation.say(messages("You are signed out."))
  }

  private func show(_ signedIn: SignedIn, isNew: Bool) {
    presentation.say(signedIn.greeting(isNew: isNew, in: messages))
    if signedIn.isOtherServer {
      presentation.host.remark(
        messages(
          """
          your setting is another server; `wordhoard settings set server \(signedIn.server)` makes this \
          one yours
          """))
    }
  }
}
