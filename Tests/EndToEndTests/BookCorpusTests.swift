import Foundation
import Testing

/// A part of what `scripts/book-corpus` reads: books with repaired documents, documents outside of the reading order, and
/// several scripts.
@Suite("Books that were made elsewhere")
struct BookCorpusTests {
  private static let books = [
    "doc/debian-history/docs/project-history.de.epub",
    "doc/debian-history/docs/project-history.ja.epub",
    "doc/debian-history/docs/project-history.ru.epub",
    "developers-reference/ja/developers-reference.epub",
    "doc/live-manual/epub/live-manual.es.epub",
    "doc/ubuntu-packaging-guide-epub/ubuntu-packaging-guide.epub",
  ].map { "/usr/share/\($0)" }.filter { FileManager.default.fileExists(atPath: $0) }

  @Test(
    "each is read, and its text agrees with what other programs read",
    .enabled(if: !BookCorpusTests.books.isEmpty))
  func agreement() throws {
    let home = try Home()
    let folder = "\(home.folder)/books"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for book in BookCorpusTests.books {
      let name = book.split(separator: "/").last ?? ""
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: book)
    }
    let content = try #require(Binary.content)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "\(content)/../scripts/book-corpus", folder]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.contains("\(BookCorpusTests.books.count) read, 0 refused"), "\(text)")
  }
}
