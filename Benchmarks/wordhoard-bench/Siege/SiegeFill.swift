import Foundation
import GameEngine
import HTTPConnections
import Logging
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite

/// Creates the database of a siege: the accounts, and the journals that the attackers have filled
/// beforehand.
struct SiegeFill {
  /// The password of all accounts.
  static let password = "a password of the siege"
  /// The number of answers in the journal of the attacker who undoes them.
  private static let answers = 300_000
  /// The number of hostile members of a class.
  private static let classSize = 20

  /// The players who play throughout.
  private(set) var players: [VirtualPlayer] = []
  /// The names of players who log in from time to time.
  private(set) var returning: [String] = []
  private(set) var heavyJournal: Attacker
  private(set) var undoing: Attacker
  private(set) var passwords: Attacker
  private(set) var disk: Attacker
  /// The attackers of a class, and the ID of their group, which also contains the honest players.
  private(set) var members: [Attacker] = []
  private(set) var group = ""

  /// Creates the database, with `honest` players of each kind.
  init(_ path: String, honest: Int) async throws {
    let settings = ServerSettings()
    var unlimited = settings
    unlimited.uploadMebibytesPerDay = 0
    let clock = ServerClock(
      now: { Int64(Date().timeIntervalSince1970 * 1000) },
      uptime: { Int64(nanoseconds() / 1_000_000) })
    let store = try await SQLiteStore.open(path: path)
    let sessions = SessionService(store: store.sessions, settings: settings, clock: clock)
    let journals = JournalService(
      journals: store.journals, profiles: ProfileService(journals: store.journals),
      settings: unlimited, clock: clock,
      logger: Logger(label: "siege") { _ in SwiftLogNoOpLogHandler() })
    let hash = try await PasswordHasher(
      cost: settings.passwordCost, workers: 1, queue: 0
    ).hash(SiegeFill.password, from: .unknown)

    func account(_ name: String) async throws -> (id: AccountID, token: String) {
      let account = try await store.accounts.create(
        AccountDraft(name: name, passwordHash: hash, createdAt: clock.now()))
      guard let token = try await sessions.open(for: account)?.token else {
        throw BenchError(message: "no session for \(name)")
      }
      return (account.id, token)
    }
    /// Adds events until the journal is full, or contains `most` events.
    func fill(_ account: AccountID, upTo most: Int, _ events: (Int, Int) -> [String]) async throws {
      do {
        for first in stride(from: 0, to: most, by: 400) {
          let json = HostileEvents.upload(events(first, 400))
          let upload = try JSONDecoder().decode(JournalUpload.self, from: Data(json.utf8))
          _ = try await journals.add(upload, to: account, from: .unknown)
        }
      } catch StoreError.journalFull {}
    }
    func attacker(
      _ name: String, _ number: UInt32, upTo most: Int = 0,
      _ events: (Int, Int) -> [String] = { _, _ in [] }
    ) async throws -> Attacker {
      let username = "hostile-\(name)"
      let (id, token) = try await account(username)
      try await fill(id, upTo: most, events)
      return Attacker(name: name, address: 0x7F03_0000 + number, token: token, username: username)
    }
    let groups = GroupService(groups: store.groups, clock: clock)
    var code = ""
    func join(_ account: AccountID, _ username: String) async throws {
      let player = Player(account: account, username: username, session: "-")
      if code.isEmpty {
        let view = try await groups.create(GroupRequest(name: "Class"), by: player)
        (group, code) = (view.id, view.code ?? "")
      } else {
        _ = try await groups.join(JoinRequest(code: code), by: player, from: .unknown)
      }
    }
    heavyJournal = try await attacker("H1", 1, upTo: .max, HostileEvents.seen)
    undoing = try await attacker("H2", 2, upTo: SiegeFill.answers, HostileEvents.answers)
    passwords = try await attacker("M1", 3)
    disk = try await attacker("M3", 4, upTo: .max, HostileEvents.large)
    for number in 0..<SiegeFill.classSize {
      let username = "hostile-C1-\(number)"
      let (id, token) = try await account(username)
      try await join(id, username)
      members.append(
        Attacker(
          name: "C1", address: 0x7F03_0010 + UInt32(number), token: token, username: username))
    }
    for number in 0..<honest {
      let username = "honest-\(number)-plays"
      let (id, token) = try await account(username)
      try await join(id, username)
      players.append(VirtualPlayer(token: token))
      returning.append("honest-\(number)-logs-in")
      _ = try await account(returning[number])
    }
  }
}
