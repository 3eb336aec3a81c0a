import Client

/// Commands that sign up, in and out on a score server.
package struct SignInCommands {
  let signIn: SignIn
  let server: ServerAccess
  let presentation: Presentation

  private var prompt: PasswordPrompt { PasswordPrompt(presentation: presentation) }

  /// Makes an account on the score server and signs in.
  ///
  /// - Parameters:
  ///   - name: the player's name there; asked for where it is nil.
  ///   - invitation: the code that a server by invitation asks for.
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
    presentation.host.output.write("Welcome, \(signedIn.username). ")
    tell(signedIn)
  }

  /// A passphrase to offer, drawn only where it can be shown.
  private func offeredPassphrase() -> Passphrase? {
    presentation.host.display.isInteractive ? signIn.offeredPassphrase() : nil
  }

  /// Signs in on the score server.
  ///
  /// - Parameter name: the player's name there; asked for where it is nil.
  /// - Throws: `ClientError`.
  package func logIn(name: String?, password source: PasswordSource) async throws {
    let address = try server.server()
    let name = try name ?? prompt.name(for: "login")
    let password = try prompt.secret("Password: ", from: source)
    let signedIn = try await signIn.logIn(name: name, password: password, at: address)
    presentation.host.output.write("Hello, \(signedIn.username). ")
    tell(signedIn)
  }

  /// Ends the session on the score server. What was played stays in the journal.
  ///
  /// - Throws: `ClientError` where the session goes on on the server; the player is signed out here
  ///   all the same.
  package func logOut() async throws {
    try await signIn.signOut()
    presentation.say("You are signed out.")
  }

  private func tell(_ signedIn: SignedIn) {
    presentation.say(signedIn.text(in: presentation.host.messages))
    if signedIn.isOtherServer {
      presentation.host.remark(
        """
        your setting is another server; `wordhoard settings set server \(signedIn.server)` makes this one \
        yours
        """)
    }
  }
}
