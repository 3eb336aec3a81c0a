package import Foundation

/// The Python package `anki`, which is Anki's own library.
package enum AnkiLibrary {
  /// The folder that contains it; nil if it is not installed.
  package static let folder: String? = {
    // `make test` installs it there.
    let usual = "\(FileManager.default.currentDirectoryPath)/.build/data"
    let folders = (ProcessInfo.processInfo.environment["WORDHOARD_DATA"] ?? usual).split(
      separator: ":")
    return folders.map { "\($0)/anki" }.first {
      FileManager.default.fileExists(atPath: "\($0)/anki/collection.py")
    }
  }()

  private struct Failed: Error { let status: Int32 }

  /// Runs `anki_files.py`, and returns what it prints.
  @discardableResult
  package static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Anki/anki_files.py").path
    process.arguments = ["python3", script] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PYTHONPATH": folder ?? "", "PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(status: process.terminationStatus) }
    return data
  }

  /// What Anki has made of the files.
  package struct Outcome: Decodable {
    /// The counts of each import.
    package let logs: [[String: Int]]
    /// The notes in the end.
    package let notes: [Note]
    /// The names of the sounds and pictures.
    package let media: [String]
    /// The presets of the decks, by the names of these.
    package let presets: [String: Preset]
  }

  /// A preset of a deck.
  package struct Preset: Decodable, Equatable, Sendable {
    package let name: String
    package let retention: Double
    package let longest: Int
  }

  /// A note.
  package struct Note: Decodable, Equatable, Sendable {
    /// A card of it.
    package struct Card: Decodable, Equatable, Sendable {
      package let ord: Int
      package let deck: String
      package let type: Int
      package let interval: Int
      package let reviews: Int
      package let lapses: Int
      package let stability: Double?
      package let log: Int
      package let queue: Int
      /// Grade, interval, last interval, factor and type of each review.
      package let reviewed: [[Int]]
    }

    package let guid: String
    package let type: String
    package let typeID: Int64
    package let fields: [String]
    package let tags: [String]
    package let mod: Int
    package let cards: [Card]
  }

  /// Runs `anki_files.py`, and returns what Anki has made of the files.
  package static func outcome(_ arguments: [String]) throws -> Outcome {
    try JSONDecoder().decode(Outcome.self, from: run(arguments))
  }
}
