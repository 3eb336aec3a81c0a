import Foundation
import Lexicon

/// The checkout in which this program was built.
enum Checkout {
  /// Reads the word pack in `contentFolder`.
  static func pack() throws -> ContentPack {
    try ContentPack(directory: contentFolder())
  }

  /// The path of the file with the memory model's test vectors.
  ///
  /// - Throws: `ContentError` if there is no checkout.
  static func vectors() throws -> String {
    try path("Tests/GameEngineTests/Golden/fsrs6_vectors.jsonl")
  }

  /// The folder of the course with which tests play.
  ///
  /// - Throws: `ContentError` if there is no checkout.
  static func course() throws -> String { try path("Tests/Fixtures/courses/de") }

  private static func path(_ name: String) throws -> String {
    URL(fileURLWithPath: try contentFolder()).deletingLastPathComponent()
      .appendingPathComponent(name).path
  }

  /// The path of this program.
  static func executable() -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// The path of the word pack that the client next to this program would use.
  ///
  /// - Throws: `ContentError` if there is none.
  static func contentFolder() throws -> String {
    try ContentLocator.directory(
      executable: executable(), environment: ProcessInfo.processInfo.environment)
  }
}
