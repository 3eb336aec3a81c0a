import Foundation
import ScoreStore
import StoreTestSupport

@testable import ScoreStorePostgres

/// The PostgreSQL server of the tests, which `scripts/with-postgres` starts, with a database for each test.
enum PostgresServer {
  /// The folder of its socket; nil if there is none.
  static let socket = ProcessInfo.processInfo.environment["WORDHOARD_TEST_POSTGRES"]

  /// A database with the tables of a store, which is copied for each test.
  private static let template = Task {
    try await run("CREATE DATABASE laws")
    let store = try await PostgresStore.open(address("laws"))
    await store.close()
  }

  /// The address of a new database.
  ///
  /// - Parameter source: the database that is copied; by default one with the tables of a store.
  static func newDatabase(from source: String = "laws") async throws -> PostgresAddress {
    try await template.value
    let name = "law_\(UUID().uuidString.lowercased().replacing("-", with: ""))"
    // While another test copies the template, it cannot be copied.
    try await copies.run { _ throws(StoreError) in
      do {
        try link.get().use(isLong: true) {
          _ = try $0.run("CREATE DATABASE \(name) TEMPLATE \(source)")
        }
      } catch {
        throw StoreError(postgres: error)
      }
    }
    return try address(name)
  }

  /// The address of a database.
  static func address(_ name: String) throws -> PostgresAddress {
    try PostgresAddress("postgres:///\(name)?host=\(socket ?? "")&user=postgres&connect_timeout=60")
  }

  private static let link = Result { Link(try address("postgres")) }
  private static let copies = ConnectionThreads<Void>([()], name: "copies", deadline: .seconds(300))

  private static func run(_ sql: String) async throws {
    try link.get().use(isLong: true) { _ = try $0.run(sql) }
  }
}
