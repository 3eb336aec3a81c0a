import ScoreStore

extension AccountStore {
  /// The account that a client names; nil also for a text with U+0000, at which SQLite would cut it, and which PostgreSQL refuses.
  func find(namedByClient name: String) async throws(StoreError) -> Account? {
    name.utf8.contains(0) ? nil : try await find(named: name)
  }
}
