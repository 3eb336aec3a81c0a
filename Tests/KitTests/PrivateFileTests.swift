import Foundation
import Kit
import Testing

@Suite("Private files")
final class PrivateFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("are written to a folder that is created for its owner only, with the folders above it")
  func folders() throws {
    let inner = path("outer/inner")
    try PrivateFile.write("new".utf8, to: "\(inner)/file", creating: inner)
    #expect(try text("\(inner)/file") == "new")
    for folder in [path("outer"), inner] {
      let facts = try FileManager.default.attributesOfItem(atPath: folder)
      #expect(facts[.posixPermissions] as? Int == 0o700)
    }
    #expect(throws: CocoaError.self) {
      try PrivateFile.write("new".utf8, to: path("none/file"))
    }
  }

  @Test("replace a link instead of following it, and only their owner can read them")
  func link() throws {
    try "other".write(toFile: path("other"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: path("file"), withDestinationPath: path("other"))
    try PrivateFile.write("new".utf8, to: path("file"))
    #expect(try text(path("file")) == "new")
    #expect(try text(path("other")) == "other")
    let facts = try FileManager.default.attributesOfItem(atPath: path("file"))
    #expect(facts[.posixPermissions] as? Int == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "file", "other",
      ])
  }

  @Test("leave what was there if they cannot be written")
  func failure() throws {
    // A folder cannot be replaced by a file.
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: true)
    #expect(throws: CocoaError.self) { try PrivateFile.write("new".utf8, to: path("folder")) }
    #expect(throws: CocoaError.self) { try PrivateFile.write("new".utf8, to: path("none/file")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["folder"])
  }
}
