import Bookshelf
import Testing

@Suite("Documents that are not well-formed")
struct RepairTests {
  private func repaired(_ body: String) throws -> Book {
    try read(TestEPUB.document(body), name: "a.xhtml")
  }

  @Test(
    "faults that XML does not allow are repaired, and reported",
    arguments: [
      ("<p>AT&T</p>", ["AT&T"]),
      ("<p>one<p>two", ["one", "two"]),
      ("<p>a <b>b</p><p>c</b> d</p>", ["a b", "c d"]),
      ("<p>a<br>b & c</p>", ["a\nb & c"]),
      ("<p>x</p><title/><p>y & z</p>", ["x", "y & z"]),
      ("<p>a <a id=\"q\"/>b & <i/>c</p>", ["a b & c"]),
      ("<p>1 < 2</p>", ["1 < 2"]),
      ("<p>a</p><!-- never ends <p>b</p>", ["a", "b"]),
      ("<ul><li>a<li>b</ul>&", ["a", "b", "&"]),
      ("<p attr=x attr=y>a</p>", ["a"]),
      ("<![CDATA[<b>]]><plaintext><p>a", ["<b>", "a"]),
    ])
  func faults(_ body: String, _ texts: [String]) throws {
    let book = try repaired(body)
    #expect(book.texts == texts)
    #expect(book.repairs.contains(.repairedDocuments(1, of: 1)))
  }

  @Test("an empty link does not make the rest a link")
  func emptyLink() throws {
    let document = try first(repaired("<p><a href=\"x\"/>text & more</p>").documents)
    #expect(document.spans.isEmpty)
  }

  @Test("hostile markup takes time in proportion to its length")
  func hostile() throws {
    // Each of these takes minutes or gigabytes in gumbo or libxml2 without care.
    let inputs = [
      String(repeating: "<div>", count: 100_000) + "&",
      "<p " + (0..<100_000).map { "a\($0)=\"1\" " }.joined() + ">x & y",
      String(repeating: "<b><p>", count: 50_000) + "&",
      String(repeating: "<!--", count: 200_000) + "&",
      String(repeating: "<title>", count: 100_000) + "&",
      String(repeating: "<table><tr><td>", count: 20_000) + "&",
      String(repeating: "<b class=x>", count: 100) + String(repeating: "<p>", count: 100_000) + "&",
      String(repeating: "<![CDATA[", count: 100_000) + "&",
      String(repeating: "<a href='", count: 100_000) + "&",
    ]
    for input in inputs {
      let book = try? repaired("<p>start</p>" + input)
      #expect(book?.texts.first == "start")
    }
  }

  @Test("entities that multiply, and files outside, add nothing")
  func entities() throws {
    var levels = "<!ENTITY a0 \"ha\">"
    for level in 1...20 {
      let more = String(repeating: "&a\(level - 1);", count: 10)
      levels += "<!ENTITY a\(level) \"\(more)\">"
    }
    let laughs = "<!DOCTYPE html [\(levels)]><html><body><p>x</p><p>&a20;</p></body></html>"
    #expect(try read(laughs, name: "a.xhtml").length < 4 * laughs.utf8.count)
    let roots = [
      ("FictionBook", "<body><section><p>&a5;</p></section></body>"),
      ("osis", "<osisText><verse osisID=\"Gen.1.1\">&a5;</verse></osisText>"),
    ]
    for (root, body) in roots {
      let bomb = "<?xml version=\"1.0\"?><!DOCTYPE \(root) [\(levels)]><\(root)>\(body)</\(root)>"
      #expect(throws: BookError.tooLarge) { try read(bomb, name: "a.xml") }
    }
    let outside = """
      <?xml version="1.0"?><!DOCTYPE html [<!ENTITY f SYSTEM "file:///etc/passwd">]>
      <html><body><p>x&f;y</p></body></html>
      """
    let text = try read(outside, name: "a.xhtml").texts.joined()
    #expect(text.hasPrefix("x") && !text.contains("root:"))
  }
}
