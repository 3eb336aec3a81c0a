package import ScoreAPI
package import ScoreStore

/// What an operator does with accounts, by command, also while the server runs.
package struct AccountAdministration: Sendable {
  /// What became of a line of names.
  package struct Import: Sendable {
    /// The line, from 1.
    package let line: Int
    /// The name as it stood there.
    package let name: String
    /// The one-time password, or why there is no account.
    package let outcome: Result<String, Problem>
  }

  private let store: any ScoreStore
  private let hasher: PasswordHasher
  private let names: UsernamePolicy
  private let clock: ServerClock

  /// A desk.
  package init(
    store: any ScoreStore, hasher: PasswordHasher, settings: ServerSettings, clock: ServerClock
  ) {
    self.store = store
    self.hasher = hasher
    names = UsernamePolicy(serverName: settings.serverName)
    self.clock = clock
  }

  /// Makes an account.
  ///
  /// - Returns: its password, to be told to the player once; it is kept nowhere.
  /// - Throws: `username_invalid`, `username_taken`, or a `StoreError`.
  package func create(_ name: String) async throws -> String {
    try names.check(name)
    guard try await store.account(named: name) == nil else { throw Self.taken(name) }
    let password = OneTimePassword.make()
    let hash = try await hasher.hash(password)
    do throws(StoreError) {
      _ = try await store.createAccount(
        AccountDraft(name: name, passwordHash: hash, createdAt: clock.now()))
    } catch {
      throw error == .nameTaken ? Self.taken(name) : error
    }
    return password
  }

  /// Makes an account for each line that has a name; blank lines and those that begin with `#` are left
  /// out. What cannot be made is told, and the rest is made all the same.
  ///
  /// - Parameter told: told what became of each line, so that no password is lost where it breaks off.
  /// - Throws: a `StoreError` where the store cannot go on.
  package func importNames(
    _ text: String, telling told: (Import) throws -> Void
  ) async throws {
    for (line, name) in Self.lines(of: text) {
      let outcome: Result<String, Problem>
      do {
        outcome = .success(try await create(name))
      } catch let problem as Problem {
        outcome = .failure(problem)
      }
      try told(Import(line: line, name: name, outcome: outcome))
    }
  }

  /// What stands against making an account for each line: names that cannot be used, that are taken, or
  /// that stand there twice. A name that somebody had shows only when its account is made.
  ///
  /// - Throws: a `StoreError`.
  package func faults(inNames text: String) async throws(StoreError) -> [Import] {
    var faults: [Import] = []
    var seen: [String: Int] = [:]
    for (line, name) in Self.lines(of: text) {
      var problem: Problem?
      if let first = seen.updateValue(line, forKey: name.lowercased()) {
        problem = Problem(.usernameTaken, "That name stands in line \(first) already.")
      } else if try await store.account(named: name) != nil {
        problem = Self.taken(name)
      } else {
        do throws(Problem) { try names.check(name) } catch { problem = error }
      }
      if let problem { faults.append(Import(line: line, name: name, outcome: .failure(problem))) }
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
    try await store.accounts(after: name, limit: limit)
  }

  /// Closes an account to its player, or opens it again. Closing ends its sessions.
  ///
  /// - Throws: `not_found`, or a `StoreError`.
  package func setDisabled(_ disabled: Bool, _ name: String) async throws {
    try await store.setDisabled(disabled, of: account(name).id, at: clock.now())
  }

  /// Removes an account with everything that belongs to it; its name is not given out again.
  ///
  /// - Throws: `not_found`, or a `StoreError`.
  package func delete(_ name: String) async throws {
    try await store.deleteAccount(account(name).id)
  }

  /// Gives an account another password and ends all its sessions.
  ///
  /// - Returns: the password, to be told to the player once.
  /// - Throws: `not_found`, or a `StoreError`.
  package func resetPassword(_ name: String) async throws -> String {
    let id = try await account(name).id
    let password = OneTimePassword.make()
    try await store.setPassword(
      hasher.hash(password), of: id, keeping: nil, at: clock.now())
    return password
  }

  private func account(_ name: String) async throws -> Account {
    guard let account = try await store.account(named: name) else {
      throw Problem(.notFound, "There is no account of that name. List the accounts to see them.")
    }
    return account
  }

  private static func taken(_ name: String) -> Problem {
    Problem(.usernameTaken, "Somebody has that name, or had it. Choose another.")
  }
}
