import Archive
import Exchange
import Foundation
import SQLite

/// Packages like Anki's, made by hand, so that they can also be wrong.
struct AnkiContainer {
  let folder: ExchangeFolder

  /// A collection in which each of these statements was executed.
  func collection(_ sql: [String] = []) throws -> [UInt8] {
    let source = try folder.export(
      [
        CardDraft(id: "one", deck: "A/B", term: "gato", definition: "cat"),
        CardDraft(id: "two", deck: "A", term: "perro", definition: "dog"),
      ], "made.apkg")
    let zip = try ZipReader(ByteSource(path: source))
    guard let member = zip.members["collection.anki2"] else { throw ExchangeError.damaged }
    let bytes = try zip.bytes(of: member, limit: OutputLimit(bytes: 1 << 30))
    guard !sql.isEmpty else { return bytes }
    let path = try folder.file("made.anki2", bytes)
    do {
      let connection = try Connection(path: path, .writing)
      for statement in sql { try connection.execute(statement) }
    }
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The first number that a query finds in the collection of a package.
  func number(_ sql: String, in package: String) throws -> Int {
    let zip = try ZipReader(ByteSource(path: package))
    guard let member = zip.members["collection.anki2"] else { throw ExchangeError.damaged }
    let bytes = try zip.bytes(of: member, limit: OutputLimit(bytes: 1 << 30))
    let path = try folder.file("read.anki2", bytes)
    let number = try Connection(path: path, .reading).first(sql) { $0.int(0) }
    guard let number else { throw ExchangeError.damaged }
    return number
  }

  /// A package with these members.
  func package(_ members: [(String, [UInt8])]) throws -> String {
    var bytes: [UInt8] = []
    var zip = ZipWriter { bytes += $0 }
    for (name, content) in members { try zip.add(name, .deflated, content) }
    try zip.finish()
    return try folder.file("test.apkg", bytes)
  }

  /// Zstandard's format without compression, and without the size of the content.
  static func zstd(_ bytes: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 7 << 3]
    let starts = bytes.isEmpty ? [0] : Array(stride(from: 0, to: bytes.count, by: 100_000))
    for start in starts {
      let block = bytes[start..<min(start + 100_000, bytes.count)]
      let header = block.count << 3 | (start + 100_000 >= bytes.count ? 1 : 0)
      frame += [0, 8, 16].map { UInt8(truncatingIfNeeded: header >> $0) } + block
    }
    return frame
  }
}
