import Bookshelf
import ClientTestSupport
import Foundation
import Messages
import Testing

@testable import ClientBooks
@testable import ClientCore

@Suite("Texts of other packages")
struct InstalledTextsTests {
  private let folder: TestFolder
  private let texts: InstalledTexts

  init() throws {
    folder = try TestFolder()
    let programs = try folder.write(
      """
      #!/bin/sh
      if [ "$1" = KJV ]; then printf '$$$Genesis 1:1\\nIn the beginning.\\n$$$Genesis 1:2\\nAnd.\\n'; fi
      """.utf8, to: "bin/mod2imp")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: programs)
    try folder.write(
      "%\n%\nOne\n\nThe way.\n%\nTwo\n\nThe good.\n".utf8, to: "fortunes/tao")
    texts = InstalledTexts(
      home: folder.home(), folders: ["\(folder.path)/missing", "\(folder.path)/fortunes"],
      programs: BookPrograms(path: "\(folder.path)/bin"))
  }

  @Test("the tao of fortunes is a rendering of our work, with its chapters")
  func fortunes() throws {
    let book = try BookFile(path: texts.file(of: .fortunes("tao"))).read()
    #expect(book.metadata.work == "tao-te-ching")
    #expect(book.keys.map(\.key) == ["1", "2"])
    #expect(book.text(ofKey: "2")?.hasSuffix("The good.") == true)
  }

  @Test("a module of SWORD is read by mod2imp")
  func sword() throws {
    let book = try BookFile(path: texts.file(of: .sword("KJV"))).read()
    #expect(book.format == .imp)
    #expect(book.text(ofKey: "Gen.1.1")?.contains("In the beginning.") == true)
    #expect(InstalledTexts.work(of: .sword("KJV")) == "bible")
  }

  @Test(
    "what is not there is an error, and a name is never a path",
    arguments: [
      InstalledTexts.Name.fortunes("zen"), .fortunes("../fortunes/tao"), .fortunes(""),
      .sword("WEB"), .sword("-h"), .sword("a/b"),
    ])
  func missing(name: InstalledTexts.Name) throws {
    let error = #expect(throws: ClientError.self) { try texts.file(of: name) }
    #expect(error?.code == .bookUnreadable)
  }

  @Test("without mod2imp, the package that has it is named")
  func noProgram() throws {
    let texts = InstalledTexts(
      home: folder.home(), folders: [], programs: BookPrograms(path: "\(folder.path)/none"))
    let error = #expect(throws: ClientError.self) { try texts.file(of: .sword("KJV")) }
    #expect(error?.code == .bookProgramMissing)
    #expect(error?.text(in: .english).contains("libsword-utils") == true)
  }
}
