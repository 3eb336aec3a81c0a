import ClientCore
import Foundation
import GameEngine
package import Journal
import TestSupport

/// A temporary folder with a player's homes and a small pack of words; it is deleted with the object.
package final class TestFolder: Sendable {
  package let path: String

  package init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-client-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The home of a player.
  package func home(_ name: String = "home") -> String { "\(path)/\(name)" }

  /// The journal of a home.
  package func journal(_ name: String = "home") throws -> Journal {
    try Journal(directory: home(name), syncedSettings: Settings.synced, makeDevice: { name })
  }

  /// Creates a file and its folders.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Creates a program.
  ///
  /// - Parameter script: its text for `/bin/sh`; `$LOG` is a file that `log(of:)` reads.
  /// - Returns: the folder for `PATH`.
  @discardableResult
  package func program(_ name: String, _ script: String) throws -> String {
    let log = "\(path)/\(name).log"
    let file = URL(fileURLWithPath: "\(path)/bin/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // If a program that another test starts meanwhile inherited the descriptor, this program could not be run
    // until the other one ends.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o755)
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(
      contentsOf: Data("#!/bin/sh\nPATH=/usr/bin:/bin LOG='\(log)'\n\(script)\n".utf8))
    return "\(path)/bin"
  }

  /// The contents of a program's `$LOG`; nil if it wrote nothing.
  package func log(of program: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(program).log")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the words of the fixture as a pack, so old that an index of it is kept.
  ///
  /// - Returns: its folder.
  package func content() throws -> String {
    for category in FixturePool.pool.categories {
      let text = FixturePool.pool.items(category: category).map(entry).joined(separator: "\n")
      let file = try write(text.utf8, to: "Content/words/\(category).words")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file)
    }
    try write("1\t\(FixturePool.firstDate)\n".utf8, to: "Content/editions.tsv")
    try write(TestFolder.guesses.utf8, to: "Content/data/guesses.txt")
    try write(TestFolder.german.utf8, to: "Content/messages/de.po")
    return "\(path)/Content"
  }

  /// A catalogue with few translations.
  private static let german = """
    msgid ""
    msgstr ""
    "Language: de\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    msgid "the colors"
    msgstr "die Farben"

    """

  private static let guesses = ["crane", "irate", "later", "slate", "stare", "garden", "planet"]
    .map { $0 + "\n" }.joined()

  private func entry(_ word: Item) -> String {
    let (part, level) = (word.partOfSpeech?.rawValue ?? "", word.level?.rawValue ?? 0)
    let zipf = word.centiZipf ?? 0
    var text = "\(word.term)  \(part)  \(level)  "
    text += "\(zipf / 100).\(zipf / 10 % 10)\(zipf % 10)  \(word.ipa)\n"
    func add(_ sign: String, _ items: [String]) {
      if !items.isEmpty { text += "  \(sign) \(items.joined(separator: ", "))\n" }
    }
    add("~", word.irregularForms)
    add("&", word.family)
    for sense in word.senses {
      add("=", [sense.definition])
      for example in sense.examples { add(">", [example.marked]) }
      add("+", sense.synonyms)
      add("-", sense.antonyms)
      if !sense.patterns.isEmpty { text += "  : \(sense.patterns.joined(separator: "; "))\n" }
    }
    return text
  }
}
