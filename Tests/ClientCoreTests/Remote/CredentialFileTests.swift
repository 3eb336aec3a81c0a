import ClientCore
import ClientTestSupport
import Foundation
import Messages
import ScoreAPI
import Testing

@Suite("The file of credentials")
struct CredentialFileTests {
  private let folder: TestFolder
  private let file: CredentialFile

  init() throws {
    folder = try TestFolder()
    file = CredentialFile(directory: folder.path)
  }

  private func credentials(_ name: String = "ada", server: String = "https://a.example.org") throws
    -> Credentials
  {
    Credentials(server: try ServerAddress(server), grant: .of(name))
  }

  private func mode() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test("what was written is read, and only its owner can read it")
  func roundTrip() throws {
    #expect(try file.read() == nil)
    try file.write(try credentials())
    #expect(try file.read() == credentials())
    #expect(try mode() == 0o600)
    try file.write(try credentials("bob"))
    #expect(try file.read()?.username == "bob")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test("a file that others can read is refused, and replaced by the next login")
  func exposed() throws {
    try file.write(try credentials())
    #expect(chmod(file.path, 0o640) == 0)
    #expect(code { try file.read() } == "credentials_exposed")
    try file.write(try credentials())
    #expect(try mode() == 0o600)
  }

  @Test("it can be removed, even if it does not exist")
  func removed() throws {
    try file.remove()
    try file.write(try credentials())
    try file.remove()
    #expect(try file.read() == nil)
  }

  @Test(
    "a file that is not ours is refused with a clear error",
    arguments: [
      "", "{}", "[]", "\u{0}", "null",
      #"{"server":"https://a.example.org","username":"ada","token":"short","expiresAt":"2030-01-01T00:00:00.000Z"}"#,
      #"{"server":"https://a.example.org/x","username":"ada","token":"abcdefghijklmnopqrst","expiresAt":"2030-01-01T00:00:00.000Z"}"#,
      #"{"server":"https://a.example.org","username":"a\u001b[2Jda","token":"abcdefghijklmnopqrst","expiresAt":"2030-01-01T00:00:00.000Z"}"#,
      #"{"server":"https://a.example.org","username":"ada","token":"abcdefghijklmnopqrst\r\nX: y","expiresAt":"2030-01-01T00:00:00.000Z"}"#,
      #"{"server":"https://a.example.org","username":"ada","token":"abcdefghijklmnopqrst","expiresAt":"soon"}"#,
      String(repeating: " ", count: 20_000),
    ])
  func hostile(text: String) throws {
    try folder.write(text.utf8, to: "credentials.json")
    #expect(chmod(file.path, 0o600) == 0)
    #expect(code { try file.read() } == "credentials_unreadable")
  }

  @Test("a link, a folder and a pipe are refused without waiting")
  func notFiles() throws {
    let elsewhere = try folder.write("{}".utf8, to: "other.json")
    #expect(symlink(elsewhere, file.path) == 0)
    #expect(code { try file.read() } == "credentials_unreadable")
    #expect(unlink(file.path) == 0)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(code { try file.read() } == "credentials_unreadable")
    #expect(unlink(file.path) == 0)
    #expect(mkdir(file.path, 0o700) == 0)
    #expect(code { try file.read() } == "credentials_unreadable")
  }

  @Test("a session that no server should grant is not kept")
  func unsound() throws {
    let grant = SessionGrant.of("ada", token: "with blanks and \r\n line feeds")
    let credentials = Credentials(server: try ServerAddress("https://a.example.org"), grant: grant)
    #expect(code { try file.write(credentials) } == "server_answer_unreadable")
    #expect(try file.read() == nil)
  }
}
