import Foundation
import HTTPConnections
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite

/// An account service on a real store in a folder of its own, with manual clocks.
struct AccountServiceFixture {
  static let password = "four words of the hoard"

  let folder: URL
  let hand = ClockHand()
  let settings: ServerSettings
  let hasher: PasswordHasher
  let store: any ScoreStore
  let service: AccountService
  let here = ClientAddress.test("192.0.2.1")

  /// A fixture with a new store.
  ///
  /// - Parameter folds: the gate that folds of journals wait for.
  init(
    hasher: PasswordHasher? = nil, folds gate: Gate? = nil,
    _ change: (inout ServerSettings) -> Void = { _ in }
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "wordhoard-accounts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var settings = ServerSettings()
    settings.passwordCost = 10
    settings.passwordQueue = 1000
    change(&settings)
    self.folder = folder
    self.settings = settings
    self.hasher =
      hasher
      ?? PasswordHasher(
        cost: settings.passwordCost, workers: settings.passwordThreads,
        queue: settings.passwordQueue)
    store = try await SQLiteStore.open(path: folder.appending(path: "scores.sqlite").path)
    let journals: any JournalStore =
      if let gate { WatchedJournals(store.journals, gate: gate) } else { store.journals }
    service = Self.service(store, journals, self.hasher, settings, hand)
  }

  /// A service on the same file without cached data, as after a restart or in another process.
  func another(
    cost: Int? = nil
  ) async throws -> (service: AccountService, store: any ScoreStore) {
    let store = try await SQLiteStore.open(path: folder.appending(path: "scores.sqlite").path)
    let hasher = cost.map { PasswordHasher(cost: $0, workers: 1, queue: 10) } ?? hasher
    return (Self.service(store, store.journals, hasher, settings, hand), store)
  }

  /// An administration on the same file, as in another process.
  func administration() async throws -> AccountAdministration {
    AccountAdministration(
      store: try await another().store, hasher: hasher, settings: settings, clock: hand.clock,
      user: "operator")
  }

  func signUp(_ name: String, _ password: String = password) async throws -> SessionGrant {
    try await service.signUp(SignupRequest(username: name, password: password), from: here)
  }

  func logIn(_ name: String, _ password: String = password) async throws -> SessionGrant {
    try await service.logIn(LoginRequest(username: name, password: password), from: here)
  }

  /// The error code of a call; nil if it succeeds.
  func refusal(_ body: () async throws -> Void) async throws -> ErrorCode? {
    do {
      try await body()
      return nil
    } catch let problem as RequestError {
      return problem.code
    } catch StoreError.nameTaken {
      return .usernameTaken
    }
  }

  func player(_ grant: SessionGrant) async throws -> Player? {
    try await service.sessions.player(of: grant.token)
  }

  /// The contents of all files.
  func bytesOnDisk() throws -> [Data] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try Data(contentsOf: $0) }
  }

  private static func service(
    _ store: any ScoreStore, _ journals: any JournalStore, _ hasher: PasswordHasher,
    _ settings: ServerSettings, _ hand: ClockHand
  ) -> AccountService {
    AccountService(
      accounts: store.accounts,
      sessions: SessionService(store: store.sessions, settings: settings, clock: hand.clock),
      runs: store.runs, hasher: hasher, settings: settings, clock: hand.clock,
      profiles: ProfileService(journals: journals))
  }
}
