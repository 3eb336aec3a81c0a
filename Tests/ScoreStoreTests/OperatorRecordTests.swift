import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Records of what operators did")
struct OperatorRecordTests {
  @Test(
    "contain each act on an account or a run, with its player, its operator and its reason",
    arguments: StoreFactory.all)
  func all(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("Ann")
    try await store.play(1, of: ann, on: .daily(monday), end(900))
    let acts = (1...5).map { OperatorAct(user: "root", at: noon + $0, reason: "reason \($0)") }
    try await store.accounts.setDisabled(true, of: ann, by: acts[0])
    try await store.accounts.setDisabled(false, of: ann, by: acts[1])
    try await store.accounts.resetPassword(to: "new", of: ann, by: acts[2])
    try await store.runs.remove(runID(1), because: "for the player", by: acts[3])
    try await store.accounts.delete(ann, by: acts[4])
    let records = try await store.operatorRecords(after: 0, limit: 9)
    #expect(records.map(\.act) == acts)
    #expect(
      records.map(\.action) == [.disable, .enable, .resetPassword, .removeRun, .delete])
    #expect(records.map(\.username) == Array(repeating: "Ann", count: 5))
    #expect(records.map(\.run) == [nil, nil, nil, runID(1), nil])
    #expect(
      try await store.operatorRecords(after: records[1].number, limit: 2) == Array(records[2...3]))
    #expect(try await store.check() == [])
  }

  @Test("do not contain an act that failed, nor what players do", arguments: StoreFactory.all)
  func none(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    try await store.open(session(1, of: ann))
    await #expect(throws: StoreError.noSuchAccount) {
      try await store.accounts.setDisabled(true, of: 99)
    }
    await #expect(throws: StoreError.noSuchAccount) { try await store.accounts.delete(99) }
    await #expect(throws: StoreError.noSuchRun) {
      try await store.runs.remove(runID(1), because: "it is open")
    }
    let proof = PasswordProof(account: ann, passwordHash: "hash of ann", session: "session 1")
    #expect(try await store.accounts.delete(with: proof, at: noon).outcome == .done)
    #expect(try await store.operatorRecords(after: 0, limit: 9) == [])
  }
}
