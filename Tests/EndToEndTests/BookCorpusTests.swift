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

  private static let novel =
    "/usr/share/gocode/src/github.com/jdkato/prose/testdata/sherlock.txt"

  @Test(
    "the words of a novel are as many as a program counts that shares nothing but the rules",
    .enabled(if: FileManager.default.fileExists(atPath: BookCorpusTests.novel)))
  func words() throws {
    struct Count: Decodable { let tokens, types: Int }
    let home = try Home()
    _ = try Binary.run("book add \(BookCorpusTests.novel)", home: home)
    let ours = try JSONDecoder().decode(
      Count.self, from: Data(Binary.run("book words sherlock --json", home: home).stdout.utf8))
    let text = try Binary.run("book text sherlock", home: home).stdout
    let content = try #require(Binary.content)
    let file = home.file("novel.txt")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "\(content)/../scripts/count-words", file]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let counted = try JSONDecoder().decode(
      Count.self, from: output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(counted.tokens > 100_000)
    #expect(abs(ours.tokens - counted.tokens) * 200 <= counted.tokens)
    #expect(abs(ours.types - counted.types) * 200 <= counted.types)
  }
}
