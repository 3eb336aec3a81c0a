import Foundation
import GameEngine
import ScoreStore

/// The stores that must behave as `ScoreStore` says.
enum StoreKind: CaseIterable, Sendable {
  case memory, file

  /// A new and empty store.
  func make() async throws -> any ScoreStore {
    switch self {
    case .memory: try await SQLiteStore.open(path: ":memory:")
    case .file: try await SQLiteStore.open(path: StoreFolder.newFile())
    }
  }
}

/// A folder for the files of all tests, which is gone when they have run.
enum StoreFolder {
  private static let path: String = {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("stores-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: StoreFolder.path) }
    return path
  }()

  /// The path of a file that is not there yet.
  static func newFile() -> String { "\(path)/\(UUID().uuidString).sqlite" }
}
