import Bookshelf
import Testing

@Suite("Kept books")
struct KeepingTests {
  private func made() throws -> Book {
    var epub = TestEPUB(
      """
      <h1 id="a">One</h1><p class="x">Text <i>so</i> <a href="c2.xhtml#b">on</a> <a href="http://example.org/">out</a></p>
      <table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table><ol><li>x</li></ol><hr/>
      <p><img src="p.png" alt="A cat"/></p><ruby>漢<rt>kan</rt></ruby>
      """,
      "<h2 id=\"b\">2</h2><p epub:type=\"footnote\">& broken</p><span epub:type=\"pagebreak\" title=\"7\"/>"
    )
    epub.metadata += "<dc:creator>A. Writer</dc:creator><dc:subject>S</dc:subject>"
    return try epub.read()
  }

  @Test("a kept book is the same book")
  func same() throws {
    let book = try made()
    let copy = try #require(KeptBook.book(KeptBook.bytes(of: book)))
    #expect(copy.id == book.id)
    #expect(copy.format == book.format)
    #expect(copy.metadata == book.metadata)
    #expect(copy.documents == book.documents)
    #expect(copy.contents == book.contents)
    #expect(copy.pages == book.pages && !copy.pages.isEmpty)
    #expect(copy.cover == book.cover)
    #expect(copy.repairs == book.repairs && !copy.repairs.isEmpty)
    #expect(copy.chapters == book.chapters)
  }

  @Test("the texts of a kept book are found without reading all of it")
  func texts() throws {
    let book = try made()
    let bytes = KeptBook.bytes(of: book)
    let texts = try #require(KeptTexts(Array(bytes.prefix(KeptTexts.headLength))))
    #expect(texts.ranges.map { Array(bytes[$0]) } == book.documents.map(\.text))
    #expect(texts.length == book.length)
    #expect(KeptTexts([])?.length == nil)
    #expect(KeptTexts(Array(bytes.prefix(22)))?.length == nil)
  }

  @Test("damaged bytes are no book")
  func damaged() throws {
    let bytes = try KeptBook.bytes(of: made())
    #expect(KeptBook.book([])?.id == nil)
    #expect(KeptBook.book(Array(bytes.dropLast()))?.id == nil)
    for place in stride(from: 0, to: bytes.count, by: 11) {
      var changed = bytes
      changed[place] ^= 4
      #expect(KeptBook.book(changed)?.id == nil)
    }
  }
}
