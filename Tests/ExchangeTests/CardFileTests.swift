import Exchange
import Foundation
import Testing

@Suite("files that are not what they seem")
struct CardFileTests {
  @Test(
    "files without cards are refused with the reason",
    arguments: [
      ([], .empty), (Array("\u{FEFF} \r\n\t\n".utf8), .empty),
      ([0x7F, 0x45, 0x4C, 0x46, 0, 0, 1], .unknownFormat),
      (Array("PK".utf8) + [3, 4] + [UInt8](repeating: 0, count: 40), .damaged),
      (Array("SQLite format 3".utf8) + [0], .damaged),
      (Array("SQLite format 3".utf8) + [UInt8](repeating: 0, count: 4081), .damaged),
    ] as [([UInt8], ExchangeError)])
  func refused(bytes: [UInt8], error: ExchangeError) {
    #expect(throws: error) { try read(bytes) }
  }

  @Test("a folder, a pipe and a missing file cannot be read")
  func unreadable() throws {
    let folder = try ExchangeFolder()
    mkfifo("\(folder.path)/pipe", 0o600)
    for name in ["", "/pipe", "/missing"] {
      #expect(throws: ExchangeError.unreadable) { try CardFile(path: folder.path + name) }
    }
  }

  @Test("private copies are deleted with the value")
  func copies() throws {
    let folder = try ExchangeFolder()
    let path = try folder.export([CardDraft(id: "a", term: "x")], "a.apkg")
    let options = try folder.options
    do {
      let file = try CardFile(path: path, options: options)
      let names = try FileManager.default.contentsOfDirectory(atPath: options.scratchFolder)
      #expect(names.count == 1)
      let access =
        try FileManager.default.attributesOfItem(
          atPath: "\(options.scratchFolder)/\(names[0])")[.posixPermissions] as? Int
      #expect(access == 0o600)
      #expect(try file.preview(5).count == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: options.scratchFolder).isEmpty)
  }

  @Test("without a folder for private copies, a database cannot be read")
  func noScratchFolder() throws {
    let folder = try ExchangeFolder()
    let path = try folder.export([CardDraft(id: "a", term: "x")], "a.apkg")
    #expect(throws: ExchangeError.cannotWrite) {
      try CardFile(path: path, options: ReadingOptions(scratchFolder: "\(folder.path)/missing"))
    }
  }

  @Test("every error has a code of its own")
  func codes() {
    let errors: [ExchangeError] = [
      .unreadable, .empty, .unknownFormat, .otherProgram, .newerVersion, .damaged, .tooLarge,
      .zstdMissing, .unknownColumn("x", known: []), .cannotWrite,
    ]
    #expect(Set(errors.map(\.code)).count == errors.count)
  }
}
