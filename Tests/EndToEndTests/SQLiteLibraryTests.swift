import Foundation
import Testing

/// The program and the system's SQLite, which it opens when it needs a database.
@Suite("SQLite's library")
struct SQLiteLibraryTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test("looking words up does not open it, and a command that needs the journal does")
  func opened() throws {
    let debug = ["LD_DEBUG": "libs"]
    for _ in 1...2 {
      let local = try Binary.run("define author", environment: debug, home: home)
      #expect(local.status == 0 && local.stderr.contains("find library="))
      #expect(!local.stderr.contains("libsqlite3"))
    }
    let today = try Binary.run("today", environment: debug, home: home)
    #expect(today.stderr.contains("find library=libsqlite3.so.0"))
    #expect(try Binary.run("define author", home: home).stdout.contains("seen 2 times"))
  }

  @Test("without it, one line names the package, and words can be looked up")
  func missing() throws {
    // A file that is no library, before that of the system.
    let folder = home.file("libraries")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try Data("none".utf8).write(to: URL(filePath: "\(folder)/libsqlite3.so.0"))
    let without = ["LD_LIBRARY_PATH": folder]
    #expect(try Binary.run("define author", environment: without, home: home).status == 0)
    let today = try Binary.run("today", environment: without, home: home)
    #expect(today.status == 1)
    #expect(today.stderr.contains("libsqlite3.so.0 is missing") && today.stderr.hasSuffix("-0\n"))
  }
}
