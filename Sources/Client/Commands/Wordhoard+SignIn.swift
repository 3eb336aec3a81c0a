import ScoreAPI
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
    let client = try scoreClient(of: address, credentials: nil)
    let grant: SessionGrant
    do {
      grant = try await client.signUp(
        SignupRequest(username: name, password: password, invitation: invitation))
    } catch {
      switch error.kind {
      case .unreachable, .failed:
        // The account may have been made all the same.
        let error = ClientError(error)
        throw ClientError(
          error.code, error.message + ", or log in if the name is taken then", exit: error.exit)
      default: throw error
      }
    }
    try keep(grant, of: address)
    host.output.write("Welcome, \(grant.account.username). ")
    tellOfSession(grant, at: address)
  }

  /// Signs in on the score server.
  ///
  /// - Parameter name: the player's name there; asked for where it is nil.
  /// - Throws: `ClientError`.
  package func logIn(name: String?, password source: PasswordSource) async throws {
    let address = try server()
    let name = try name ?? askedName(for: "login")
    let password = try secret("Password: ", from: source)
    let client = try scoreClient(of: address, credentials: nil)
    let grant = try await client.logIn(LoginRequest(username: name, password: password))
    try keep(grant, of: address)
    host.output.write("Hello, \(grant.account.username). ")
    tellOfSession(grant, at: address)
  }

  /// Ends the session on the score server. What was played stays in the journal.
  ///
  /// - Throws: `ClientError` where the session goes on on the server; the player is signed out here
  ///   all the same.
  package func logOut() async throws {
    let kept: Credentials?
    do {
      kept = try credentialFile.read()
    } catch {
      try credentialFile.remove()
      throw ClientError(
        error.code,
        "you are signed out here, but \(credentialFile.path) was not to be used, so the session on "
          + "the server goes on; log in and end it with `wordhoard account end-session ID`",
        exit: error.exit)
    }
    try credentialFile.remove()
    if let kept { try await endSession(of: kept) }
    host.output.write("You are signed out.\n")
  }

  private func endSession(of credentials: Credentials) async throws {
    do {
      // The token goes to the server that gave it, whichever is set now.
      let address = try ServerAddress(credentials.server, allowsPlain: options.allowsPlain)
      try await scoreClient(of: address, credentials: credentials).logOut()
    } catch let failure as ServerFailure where failure.code == .tokenInvalid {
      // It has ended already.
    } catch {
      let error = ClientError(error)
      let fault = error.message.prefix { $0 != ";" }
      throw ClientError(
        error.code,
        "you are signed out here, but \(fault); there the session ends by itself on "
          + "\(day(of: credentials.expiresAt))", exit: error.exit)
    }
  }

  // MARK: - Asking

  /// Asks for a new password twice, so that it is none that was mistyped.
  ///
  /// - Parameter offering: whether to offer a passphrase.
  /// - Throws: `ClientError` at the end of input.
  func newPassword(offering: Bool) throws -> String {
    var offer: Passphrase?
    if offering, host.display.isInteractive {
      var generator = HostGenerator(host: host)
      offer = Passphrase(words: pool.words.map(\.headword), using: &generator)
    }
    if let offer {
      let offered =
        "A passphrase for you, four words drawn from \(grouped(offer.choices)), which is at least "
        + "\(offer.bits) bits:"
      let advice =
        "Press Enter to take it, and write it down: it is not shown again. Or type a password of "
        + "your own."
      host.errors.write(
        """
        \(wrapped(offered, width: width))

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

  // MARK: - The session

  private func keep(_ grant: SessionGrant, of address: ServerAddress) throws {
    try credentialFile.write(Credentials(server: address, grant: grant))
    // Who signs in somewhere wants to play there from now on.
    if Settings(try journal.progress()).server == nil {
      try write(.setting(SettingEntry(key: Settings.Key.server.rawValue, value: address.origin)))
    }
  }

  private func tellOfSession(_ grant: SessionGrant, at address: ServerAddress) {
    host.output.write(
      "You are signed in at \(address.origin) until \(day(of: grant.expiresAt)).\n")
    if let set = try? Settings(journal.progress()).server, set != address.origin {
      host.errors.write(
        """
        wordhoard: your setting is another server; `wordhoard settings set server \
        \(address.origin)` makes this one yours

        """)
    }
  }

  /// The player's calendar date of an instant.
  func day(of instant: Timestamp) -> CalendarDate {
    Moment(instant: instant.millis, offset: host.now().offset).localDate
  }
}

/// Chance that the host gives.
struct HostGenerator: RandomNumberGenerator {
  let host: Host

  func next() -> UInt64 { host.randomBits() }
}
