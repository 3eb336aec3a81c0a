import Foundation
import Messages
import Testing

@Suite("The folder of catalogues")
struct CatalogueFolderTests {
  /// The catalogues of this checkout.
  private var ours: CatalogueFolder {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return CatalogueFolder(path: root.appending(path: "Content/messages").path)
  }

  @Test("every catalogue of the content is sound")
  func sound() throws {
    #expect(ours.languages == ["de", "en"])
    for language in ours.languages {
      #expect(try ours.messages(in: language).language == language)
    }
  }

  @Test("German is spoken without a German locale")
  func german() throws {
    let messages = try ours.messages(in: "de")
    #expect(messages.number(12_500) == "12.500")
    #expect(messages.list(["a", "b", "c"]) == "a, b und c")
    #expect(messages.duration(millis: 61_000) == "1 Minute und 1 Sekunde")
  }

  @Test("a folder that is missing has English")
  func missing() throws {
    let folder = CatalogueFolder(path: "/nonexistent/messages")
    #expect(folder.languages == ["en"])
    #expect(try folder.messages(in: "en")("a") == "a")
    #expect(throws: POError(.unreadable, line: 0)) { try folder.messages(in: "de") }
    #expect(throws: POError(.unreadable, line: 0)) { try ours.messages(in: "../messages/de") }
  }
}
