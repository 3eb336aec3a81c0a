import Client
import GameEngine
import Journal

extension Wordhoard {
  /// How a password comes in.
  package enum PasswordSource: Hashable, Sendable {
    /// Typed at the terminal, unseen.
    case terminal
    /// Lines of the standard input.
    case input
  }

  /// Makes an account on the score server and signs in.
  ///
  /// - Parameters:
  ///   - name: the player's name there; asked for where it is nil.
  ///   - invitation: the code that a server by invitation asks for.
  /// - Throws: `ClientError`.
  package func signUp(
    name: String?, password source: PasswordSource, invitation: String? = nil
  ) async throws {
    let address = try server()
    let name = try name ?? askedName(for: "signup")
    let password = try source == .input ? secret("", from: source) : newPassword(offering: true)
    let signedIn = try await signUp(
      name: name, password: password, invitation: invitation, at: address)
    host.output.write("Welcome, \(signedIn.username). ")
    tell(signedIn)
  }

  /// Signs in on the score server.
  ///
  /// - Parameter name: the player's name there; asked for where it is nil.
  /// - Throws: `ClientError`.
  package func logIn(name: String?, password source: PasswordSource) async throws {
    let address = try server()
    let name = try name ?? askedName(for: "login")
    let password = try secret("Password: ", from: source)
    let signedIn = try await logIn(name: name, password: password, at: address)
    host.output.write("Hello, \(signedIn.username). ")
    tell(signedIn)
  }

  /// Ends the session on the score server. What was played stays in the journal.
  ///
  /// - Throws: `ClientError` where the session goes on on the server; the player is signed out here
  ///   all the same.
  package func logOut() async throws {
    try await signOut()
    host.output.write("You are signed out.\n")
  }

  // MARK: - Asking

  /// Asks for a new password twice, so that it is none that was mistyped.
  ///
  /// - Parameter offering: whether to offer a passphrase.
  /// - Throws: `ClientError` at the end of input.
  func newPassword(offering: Bool) throws -> String {
    let offer = offering && host.display.isInteractive ? offeredPassphrase() : nil
    if let offer {
      let advice =
        "Press Enter to take it, and write it down: it is not shown again. Or type a password of "
        + "your own."
      host.errors.write(
        """
        \(wrapped(offer.introduction, width: width))

            \(offer.text)

        \(wrapped(advice, width: width))

        """)
    }
    while true {
      let first = try secret("New password: ", from: .terminal)
      if first.isEmpty {
        if let offer { return offer.text }
        host.errors.write("It is empty; type one.\n")
        continue
      }
      if try secret("Again: ", from: .terminal) == first { return first }
      host.errors.write("The two differ; type it twice once more.\n")
    }
  }

  /// Reads a password.
  ///
  /// - Throws: `ClientError` where there is nobody to ask, or no text comes.
  func secret(_ prompt: String, from source: PasswordSource) throws -> String {
    if source == .terminal {
      guard host.display.isInteractive else {
        throw ClientError(
          "no_terminal",
          "there is no terminal to ask for a password at; give it with --password-stdin",
          exit: .usage)
      }
      host.errors.write(prompt)
    }
    switch source == .terminal ? host.input.nextSecret() : host.input.next() {
    case .text(let line): return line
    case nil: throw ClientError("no_password", "no password came; nothing is done", exit: .usage)
    case .notText, .tooLong:
      throw ClientError(
        "no_password", "that is no password: no text in UTF-8, or too long", exit: .usage)
    }
  }

  private func askedName(for command: String) throws -> String {
    if host.display.isInteractive {
      host.errors.write("Name: ")
      if case .text(let line) = host.input.next(), !line.trimmingBlanks.isEmpty {
        return line.trimmingBlanks
      }
    }
    throw ClientError("no_name", "give a name, as in `wordhoard \(command) ada`", exit: .usage)
  }

  private func tell(_ signedIn: SignedIn) {
    host.output.write("\(signedIn.told)\n")
    if signedIn.isOtherServer {
      host.errors.write(
        """
        wordhoard: your setting is another server; `wordhoard settings set server \
        \(signedIn.server)` makes this one yours

        """)
    }
  }
}
