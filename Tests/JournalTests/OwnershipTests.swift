import Foundation
import GameEngine
import Testing

@testable import Journal

@Suite("Whose a player's folder is")
struct OwnershipTests {
  private let folder: JournalFolder
  private var home: String { "\(folder.path)/desk" }
  private var journal: String { folder.file() }

  init() throws {
    folder = try JournalFolder()
    _ = try folder.journal()
  }

  private static let isRoot = geteuid() == 0
  /// Any user but the one of the test.
  private static let stranger: uid_t = 54_321

  @Test("a new folder and a new journal are for the player alone")
  func new() throws {
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(home) == 0o700)
    #expect(try mode(journal) == 0o600)
    #expect(try !HomeFolder.check(home))
  }

  @Test(
    "a folder, a journal or a part that others can write is refused",
    arguments: ["", "/journal.sqlite", "/cache", "/books", "/media"], [0o777, 0o757, 0o666])
  func exposed(part: String, mode: Int) throws {
    let path = home + part
    if access(path, F_OK) != 0 { mkdir(path, 0o700) }
    chmod(path, mode_t(mode))
    defer { chmod(path, 0o700) }
    #expect(throws: JournalError.exposed(path: path)) { try folder.journal() }
    var facts = stat()
    stat(path, &facts)
    #expect(Int(facts.st_mode) & 0o777 == mode, "the mode is left to the player")
  }

  @Test("a folder may be writable for a group in which nobody else is", .enabled(if: isRoot))
  func privateGroup() throws {
    chmod(home, 0o775)
    // The group of root has its name, as other users have groups of their names.
    #expect(chown(home, 0, 0) == 0)
    #expect(try !HomeFolder.check(home))
    #expect(chown(home, 0, gid_t(OwnershipTests.stranger)) == 0)
    chmod(home, 0o775)
    #expect(throws: JournalError.exposed(path: home)) { try HomeFolder.check(home) }
  }

  @Test("the folder of another user is only read", .enabled(if: isRoot))
  func foreign() throws {
    #expect(chown(home, OwnershipTests.stranger, 0) == 0)
    let journal = try folder.journal()
    #expect(journal.obstacle == .foreign(path: home))
    #expect(throws: JournalError.foreign(path: home)) {
      try journal.append(id(1), seen("fog"), at: moment())
    }
    #expect(try journal.count() == 0)
  }

  @Test(
    "a link is followed if it is the player's, and leads to something of theirs",
    .enabled(if: isRoot))
  func links() throws {
    let (target, link) = ("\(folder.path)/target", "\(home)/cache")
    mkdir(target, 0o700)
    symlink(target, link)
    #expect(try !HomeFolder.check(home))
    lchown(link, OwnershipTests.stranger, 0)
    #expect(throws: JournalError.foreignPart(path: link)) { try HomeFolder.check(home) }
    lchown(link, 0, 0)
    chown(target, OwnershipTests.stranger, 0)
    #expect(throws: JournalError.foreignPart(path: link)) { try HomeFolder.check(home) }
    #expect(throws: JournalError.foreignPart(path: target)) {
      try HomeFolder.check(folder.path, cache: target)
    }
  }
}
