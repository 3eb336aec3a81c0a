import HTTPConnections
package import ScoreAPI
package import ScoreStore

/// The operations of an operator on accounts, also while the server runs.
package struct AccountAdministration: Sendable {
  /// The result of a line of a list of names.
  package struct Import: Sendable {
    /// The number of the line in the list, from 1.
    package let line: Int
    /// The name in that line.
    package let name: String
    /// The one-time password, or why no account was created.
    package let outcome: Result<String, RequestError>
  }

  private let accounts: any AccountStore
  private let journals: any JournalStore
  private let hasher: PasswordHasher
  private let names: UsernamePolicy
  private let clock: ServerClock
  private let user: String

  /// - Parameter user: the operator's user name on the system.
  package init(
    store: any ScoreStore, hasher: PasswordHasher, settings: ServerSettings, clock: ServerClock,
    user: String
  ) {
    accounts = store.accounts
    journals = store.journals
    self.hasher = hasher
    names = UsernamePolicy(serverName: settings.serverName)
    self.clock = clock
    self.user = user
  }

  /// Creates an account with a one-time password.
  ///
  /// - Returns: its password for the player; it is not stored.
  /// - Throws: `username_invalid`, `username_taken`, or a `StoreError`.
  package func create(_ name: String) async throws -> String {
    try names.check(name)
    guard try await accounts.isAvailable(name) else {
      throw RequestError.account(.usernameTaken)
    }
    let password = OneTimePassword.make()
    let hash = try await hasher.hash(password, from: .unknown)
    do throws(StoreError) {
      _ = try await accounts.create(
        AccountDraft(name: name, passwordHash: hash, createdAt: clock.now()))
    } catch {
      throw error == .nameTaken ? RequestError.account(.usernameTaken) : error
    }
    return password
  }

  /// Creates an account for each line with a name; blank lines, and lines that begin with `#`, are skipped. A
  /// name that is rejected does not stop the others.
  ///
  /// - Parameter report: called with each result at once, so that no password is lost if the import stops.
  /// - Throws: a `StoreError`.
  package func importNames(
    _ text: String, report: (Import) throws -> Void
  ) async throws {
    for (line, name) in Self.lines(of: text) {
      let outcome: Result<String, RequestError>
      do {
        outcome = .success(try await create(name))
      } catch let error as RequestError {
        outcome = .failure(error)
      }
      try report(Import(line: line, name: name, outcome: outcome))
    }
  }

  /// The lines that cannot become accounts: names that are not allowed, not available, or too
  /// similar to an earlier line.
  ///
  /// - Throws: a `StoreError`.
  package func faults(inNames text: String) async throws(StoreError) -> [Import] {
    var faults: [Import] = []
    var seen: [String: Int] = [:]
    for (line, name) in Self.lines(of: text) {
      var fault: RequestError?
      if let first = seen.updateValue(line, forKey: NameSkeleton.of(name)) {
        fault = .account(.usernameRepeated(line: first))
      } else if try await !accounts.isAvailable(name) {
        fault = .account(.usernameTaken)
      } else {
        do throws(RequestError) { try names.check(name) } catch { fault = error }
      }
      if let fault { faults.append(Import(line: line, name: name, outcome: .failure(fault))) }
    }
    return faults
  }

  private static func lines(of text: String) -> [(line: Int, name: String)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { (line: $0 + 1, name: String($1.trimmed)) }
      .filter { !$0.name.isEmpty && !$0.name.hasPrefix("#") }
  }

  /// Accounts in the order of their names.
  package func accounts(after name: String?, limit: Int) async throws(StoreError) -> [Account] {
    try await accounts.list(after: name, limit: limit)
  }

  /// Disables or enables an account. A disabled one has no sessions and is on no board.
  ///
  /// - Throws: `not_found`, or a `StoreError`.
  package func setDisabled(
    _ disabled: Bool, _ name: String, because reason: String? = nil
  ) async throws {
    try await accounts.setDisabled(disabled, of: account(name).id, by: act(reason))
  }

  /// Deletes an account and all its data; its name cannot be used again.
  ///
  /// - Throws: `not_found`, or a `StoreError`.
  package func delete(_ name: String, because reason: String? = nil) async throws {
    try await accounts.delete(account(name).id, by: act(reason))
    // If this is interrupted, the server continues.
    try await journals.removeAllDeleted()
  }

  /// Sets a new password for an account and ends all its sessions.
  ///
  /// - Returns: the password for the player; it is not stored.
  /// - Throws: `not_found`, or a `StoreError`.
  package func resetPassword(
    _ name: String, because reason: String? = nil
  ) async throws -> String {
    let id = try await account(name).id
    let password = OneTimePassword.make()
    try await accounts.resetPassword(
      to: hasher.hash(password, from: .unknown), of: id, by: act(reason))
    return password
  }

  private func act(_ reason: String?) -> OperatorAct {
    OperatorAct(user: user, at: clock.now(), reason: reason)
  }

  private func account(_ name: String) async throws -> Account {
    guard let account = try await accounts.find(named: name) else {
      throw RequestError.notFound(.account)
    }
    return account
  }
}
