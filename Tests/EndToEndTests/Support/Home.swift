import Foundation
import GameEngine
import Journal
import TestSupport

/// A temporary player's folder for one test, which is deleted with the value.
final class Home {
  /// The folder around it, for other files of the test.
  let folder: String
  /// The player's folder; the program creates it.
  let path: String

  init() throws {
    let template = "\(NSTemporaryDirectory())/wordhoard-e2e-XXXXXX".replacing("//", with: "/")
    var name = Array(template.utf8CString)
    guard let made = mkdtemp(&name) else { throw Child.Failure(description: "no folder") }
    folder = String(cString: made)
    path = "\(folder)/home"
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Makes the player's folder, with the course of forty German words.
  func installGermanCourse() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try FileManager.default.copyItem(atPath: GermanCourse.parent, toPath: "\(path)/courses")
  }

  /// A path next to the player's folder.
  func file(_ name: String) -> String { "\(folder)/\(name)" }

  /// The file of the journal.
  var journalFile: String { "\(path)/\(Journal.fileName)" }

  /// The files in the player's folder, without what the program can make again.
  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { $0 != "cache" }.sorted()
  }

  /// Opens the journal as the program does.
  func journal() throws -> Journal { try Journal(directory: path, makeDevice: { "test" }) }

  /// All answers, the newest first.
  func answers() throws -> [AnswerEntry] {
    try journal().latestAnswers(limit: 1_000_000).map { $0.1 }
  }

  /// Rounds and places that were answered more than once.
  func doubledAnswers() throws -> [String] {
    var counts: [String: Int] = [:]
    for answer in try answers() { counts["\(answer.round)/\(answer.index)", default: 0] += 1 }
    return counts.filter { $0.value > 1 }.map(\.key).sorted()
  }
}
