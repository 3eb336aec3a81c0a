import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Accounts in a store")
struct AccountTests {
  @Test(
    "an account is found by its name in any case, and by its ID",
    arguments: StoreFactory.all)
  func find(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let made = try await store.accounts.create(
      AccountDraft(name: "Ann_B", passwordHash: "hash", createdAt: 5))
    #expect(made.name == "Ann_B" && made.createdAt == 5 && made.updatedAt == 5)
    #expect(made.isListed && !made.isDisabled)
    #expect(try await store.accounts.find(named: "aNN_b") == made)
    #expect(try await store.accounts.find(made.id) == made)
    #expect(try await store.accounts.find(named: "ann") == nil)
    #expect(try await store.accounts.find(made.id + 1) == nil)
  }

  @Test(
    "a name is used once, in any case, and not again after its account was deleted",
    arguments: StoreFactory.all)
  func names(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("Ann")
    await #expect(throws: StoreError.nameTaken) { try await store.player("aNN") }
    try await store.accounts.delete(ann)
    #expect(try await store.accounts.find(ann) == nil)
    await #expect(throws: StoreError.nameTaken) { try await store.player("ANN") }
    #expect(try await store.player("bob") != ann, "numbers are not reused either")
    await #expect(throws: StoreError.noSuchAccount) { try await store.accounts.delete(ann) }
  }

  @Test(
    "of names that look alike one is used, once, and it is found only by itself",
    arguments: StoreFactory.all,
    [
      ("victim_v", "vlctim_v"), ("victim_v", "V1CTIM_V"), ("Moon", "rno0n"), ("Wanda", "vvanda"),
      ("vvv", "wv"), ("ill", "1Li"),
    ])
  func lookAlikes(_ factory: StoreFactory, _ names: (String, String)) async throws {
    let store = try await factory.make()
    #expect(try await store.accounts.isAvailable(names.1))
    let account = try await store.player(names.0)
    for name in [names.0, names.1] {
      #expect(try await !store.accounts.isAvailable(name))
      await #expect(throws: StoreError.nameTaken) { try await store.player(name) }
    }
    #expect(try await store.accounts.find(named: names.1) == nil)
    try await store.accounts.delete(account)
    #expect(try await !store.accounts.isAvailable(names.1))
    await #expect(throws: StoreError.nameTaken) { try await store.player(names.1) }
  }

  @Test(
    "ordinary different names are available beside each other", arguments: StoreFactory.all)
  func differentNames(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let names = [
      "anna", "Anne", "hanna", "anna1", "anna2", "anna12", "anna_b", "anna-b", "annab", "ben",
      "benn", "dan", "clan", "Max5", "MaxS", "zoe", "2oe", "ada", "ida", "nn-m", "nm", "rm", "ver",
      "wer",
    ]
    for name in names {
      #expect(try await store.accounts.isAvailable(name))
      _ = try await store.player(name)
    }
    #expect(try await store.accounts.list(after: nil, limit: 99).count == names.count)
  }

  @Test(
    "of fifty simultaneous signups with names that look alike, exactly one is successful",
    arguments: StoreFactory.all)
  func onlyOneLookAlike(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let letters = ["i", "l", "1", "I", "L"]
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for place in 0..<50 {
        let name = "v\(letters[place % 5])ct\(letters[place / 5 % 5])m"
        group.addTask { (try? await store.player(name)) != nil }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 } == 1)
    #expect(try await store.accounts.list(after: nil, limit: 9).count == 1)
  }

  @Test("accounts are listed by name", arguments: StoreFactory.all)
  func list(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    for name in ["dora", "Bob", "ann", "Cid"] { _ = try await store.player(name) }
    #expect(
      try await store.accounts.list(after: nil, limit: 3).map(\.name) == ["ann", "Bob", "Cid"])
    #expect(try await store.accounts.list(after: "BOB", limit: 9).map(\.name) == ["Cid", "dora"])
    #expect(try await store.accounts.list(after: "dora", limit: 9).isEmpty)
  }

  @Test("a new password ends all sessions but one", arguments: StoreFactory.all)
  func setPassword(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    for number in 1...3 { try await store.open(session(number, of: ann)) }
    try await store.open(session(4, of: bob))
    let proof = PasswordProof(account: ann, passwordHash: "hash of ann", session: "session 2")
    #expect(
      try await store.accounts.changePassword(to: "new", with: proof, at: noon + 9) == .done)
    #expect(try await store.sessions.list(of: ann).map(\.id) == ["session 2"])
    #expect(try await store.sessions.list(of: bob).count == 1)
    let account = try #require(try await store.accounts.find(ann))
    #expect(account.passwordHash == "new" && account.updatedAt == noon + 9)
    try await store.accounts.resetPassword(to: "newer", of: ann, at: noon + 10)
    #expect(try await store.sessions.list(of: ann).isEmpty)
    #expect(try await store.accounts.find(ann)?.passwordHash == "newer")
    await #expect(throws: StoreError.noSuchAccount) {
      try await store.accounts.resetPassword(to: "x", of: 99, at: noon)
    }
  }

  @Test(
    "a proof of another hash, or of a session that has ended, changes nothing",
    arguments: StoreFactory.all)
  func staleProofs(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    for number in 1...2 { try await store.open(session(number, of: ann)) }
    try await store.open(session(3, of: bob))
    _ = try await store.journals.add([event(1)], to: ann, limit: 9)
    let stale: [(PasswordProof, PasswordProof.Outcome)] = [
      (PasswordProof(account: ann, passwordHash: "old", session: "session 1"), .passwordChanged),
      (PasswordProof(account: ann, passwordHash: "hash of ann", session: "none"), .sessionEnded),
      (
        PasswordProof(account: ann, passwordHash: "hash of ann", session: "session 3"),
        .sessionEnded
      ),
      (
        PasswordProof(account: 99, passwordHash: "hash of ann", session: "session 1"), .sessionEnded
      ),
    ]
    for (proof, outcome) in stale {
      #expect(
        try await store.accounts.changePassword(to: "new", with: proof, at: noon) == outcome)
      #expect(try await store.accounts.delete(with: proof, at: noon).outcome == outcome)
    }
    #expect(try await store.accounts.find(ann)?.passwordHash == "hash of ann")
    #expect(try await store.sessions.list(of: ann).count == 2)
    #expect(try await store.journals.events(of: ann, after: nil, limit: 9).events.count == 1)
    let proof = PasswordProof(account: ann, passwordHash: "hash of ann", session: "session 1")
    #expect(try await store.accounts.delete(with: proof, at: noon).outcome == .done)
    #expect(try await store.accounts.find(ann) == nil)
    #expect(try await store.accounts.delete(with: proof, at: noon).outcome == .sessionEnded)
    #expect(try await store.accounts.find(bob) != nil)
  }

  @Test(
    "of fifty simultaneous changes with one proof, exactly one is made", arguments: StoreFactory.all
  )
  func onlyOneChange(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    for number in 1...50 { try await store.open(session(number, of: ann)) }
    let outcomes = try await withThrowingTaskGroup(of: PasswordProof.Outcome.self) { group in
      for number in 1...50 {
        group.addTask {
          let proof = PasswordProof(
            account: ann, passwordHash: "hash of ann", session: "session \(number)")
          return try await store.accounts.changePassword(
            to: "hash \(number)", with: proof, at: noon)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == .done } == 1)
    #expect(outcomes.count { $0 == .sessionEnded } == 49)
  }

  @Test("a hash is replaced only if it has not changed since", arguments: StoreFactory.all)
  func replaceHash(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.open(session(1, of: ann))
    try await store.accounts.replaceHash("hash of ann", by: "stronger", of: ann)
    try await store.accounts.replaceHash("hash of ann", by: "stale", of: ann)
    #expect(try await store.accounts.find(ann)?.passwordHash == "stronger")
    #expect(try await store.sessions.list(of: ann).count == 1)
  }

  @Test(
    "an account can be unlisted and disabled; disabling ends its sessions",
    arguments: StoreFactory.all)
  func flags(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.open(session(1, of: ann))
    try await store.accounts.setListed(false, of: ann, at: noon + 1)
    #expect(try await store.accounts.find(ann)?.isListed == false)
    #expect(try await store.sessions.list(of: ann).count == 1)
    try await store.accounts.setDisabled(true, of: ann, at: noon + 2)
    #expect(try await store.accounts.find(ann)?.isDisabled == true)
    #expect(try await store.sessions.list(of: ann).isEmpty)
    try await store.accounts.setDisabled(false, of: ann, at: noon + 3)
    #expect(try await store.accounts.find(ann)?.isDisabled == false)
    #expect(try await store.accounts.find(ann)?.updatedAt == noon + 3)
  }

  @Test(
    "a deleted account loses all its data, and the ranks below it improve",
    arguments: StoreFactory.all)
  func delete(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let week = BoardKey.run(ISOWeek(of: monday))
    var players: [AccountID] = []
    for number in 0..<3 {
      let player = try await store.player("p\(number)")
      players.append(player)
      try await store.play(number, of: player, on: .daily(monday), end(900 - 100 * number))
      try await store.play(10 + number, of: player, on: week, end(900 - 100 * number))
      try await store.open(session(number, of: player))
      _ = try await store.journals.add([event(number)], to: player, limit: 9)
    }
    try await store.accounts.delete(players[0])
    let boards = [.daily(monday), .weekly(ISOWeek(of: monday)), .streak(), week, .run(nil)]
    for board in boards {
      #expect(try await store.boards.players(on: board) == 2)
      #expect(try await store.boards.entry(of: players[0], on: board) == nil)
      #expect(try await store.boards.entry(of: players[1], on: board)?.rank == 1)
    }
    #expect(try await store.all(of: .daily(monday)).map(\.rank) == [1, 2])
    #expect(try await store.runs.find(runID(0)) == nil)
    #expect(try await store.sessions.find(tokenHash: session(0, of: 0).tokenHash) == nil)
    #expect(try await store.journals.events(of: players[0], after: nil, limit: 9).events.isEmpty)
    #expect(try await store.boards.entries(of: players[0], in: [.english], limit: 9).isEmpty)
    await #expect(throws: StoreError.noSuchRun) {
      _ = try await store.runs.addMove(
        Move(.answer("x"), atMillis: 1), number: 1, to: runID(0), dealt: nil, ending: nil)
    }
    #expect(try await store.check() == [])
  }

  @Test("nothing is stored for an account that does not exist", arguments: StoreFactory.all)
  func strangers(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    #expect(try await !store.sessions.add(session(1, of: 7), provenBy: "hash of ann"))
    await #expect(throws: StoreError.noSuchAccount) {
      try await store.journals.add([event(1)], to: 7, limit: 9)
    }
    await #expect(throws: StoreError.noSuchAccount) {
      try await store.start(1, of: 7, on: .daily(monday))
    }
  }
}
