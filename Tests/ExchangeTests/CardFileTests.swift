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

  @Test("a program that is started inherits no private copy and no unfinished export")
  func inheritance() throws {
    let folder = try ExchangeFolder()
    let path = try folder.export([CardDraft(id: "a", term: "x")], "a.apkg")
    let file = try CardFile(path: path, options: folder.options)
    #expect(try openFiles(in: "\(folder.path)/scratch") > 0)
    let format = try #require(ExportFormat(path: "b.apkg"))
    _ = try CardExport(format, withMemory: false, scratchFolder: folder.path)
      .write(to: "\(folder.path)/b.apkg", media: { _ in nil }) { add in
        try add(CardDraft(id: "b", term: "y"))
        #expect(try openFiles(in: folder.path) > 2)
      }
    #expect(try file.preview(5).count == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["a.apkg", "b.apkg", "scratch"])
  }

  /// The number of files in a folder that this process has open, none of which a program inherits that it starts.
  private func openFiles(in folder: String) throws -> Int {
    let files = FileManager.default
    return try files.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
      let target = try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
      guard let target, let number = Int32(name), target.hasPrefix("\(folder)/") else {
        return false
      }
      #expect(fcntl(number, F_GETFD) & FD_CLOEXEC != 0, "\(target)")
      return true
    }
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
