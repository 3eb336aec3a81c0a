import Bookshelf
import Testing

@Suite("Marks of notes, scripts and mathematics")
struct NoteTests {
  private static let notes = """
    <p>Text <a href="#a">on</a> and on.</p><p id="n1">1. A note. <a href="#a">1</a></p><p id="n2">More.</p>
    """

  private func text(_ body: String) throws -> String {
    try first(xhtml("<p id=\"a\">\(body)</p>" + NoteTests.notes).texts)
  }

  @Test(
    "a link whose text is a mark and that leads to a later place is a note, which does not stick to the word",
    arguments: [
      ("word<a href=\"#n1\">1</a>", "word[1]"), ("word<a href=\"#n1\"><sup>1</sup></a>", "word[1]"),
      ("word<sup><a href=\"#n1\">12</a></sup>", "word[12]"),
      ("word<a href=\"#n1\">[1]</a>", "word[1]"),
      ("word<a href=\"#n1\">*</a>", "word*"), ("word<a href=\"#n1\">a</a>", "word[a]"),
      ("word<a href=\"#n1\"><span>iv</span></a>", "word[iv]"),
      ("word <a href=\"#n1\">1</a><a href=\"#n2\">2</a> on", "word [1][2] on"),
      ("word<a role=\"doc-noteref\" href=\"x.xhtml#n9\">1</a>", "word[1]"),
    ])
  func marks(_ body: String, _ expected: String) throws {
    let document = try xhtml("<p id=\"a\">\(body)</p>" + NoteTests.notes)
    #expect(document.texts[0] == expected)
    #expect(!document.texts { if case .noteReference = $0 { true } else { false } }.isEmpty)
    let words = document.words(in: document.blocks[0].range, without: nil) {
      document.words(in: $0)
    }
    #expect(document.string(try first(words)) == "word")
  }

  @Test("links back, to headings and with other texts are no notes")
  func others() throws {
    let body = "<h2 id=\"h\">Two</h2>" + NoteTests.notes
    let document = try xhtml(
      "<p id=\"a\"><a href=\"#h\">1</a> <a href=\"#n1\">the notes</a> <a href=\"#n1\">1066 words</a></p>"
        + body)
    #expect(document.texts { if case .noteReference = $0 { true } else { false } }.isEmpty)
    #expect(document.texts.contains("1. A note. 1"))
  }

  @Test("places behind marks are right")
  func places() throws {
    let book = try TestEPUB(
      "<p>one<a href=\"c2.xhtml#n\">1</a> two<a href=\"c2.xhtml#n\">2</a> <b id=\"b\">three</b> <a href=\"#b\">here</a></p>",
      "<p>x <a id=\"n\"/>Note.</p>"
    ).read()
    let document = book.documents[0]
    #expect(document.texts == ["one[1] two[2] three here"])
    #expect(document.texts { $0 == .strong } == ["three"])
    let anchor = try #require(document.anchors["b"])
    #expect(document.string(anchor).hasSuffix("three"))
    #expect(document.links.last == .place(BookPlace(document: 0, offset: anchor.lowerBound)))
  }

  @Test(
    "superscripts and subscripts are text",
    arguments: [
      ("10<sup>6</sup> x<sup>2</sup>", "10⁶ x²"), ("H<sub>2</sub>O", "H₂O"),
      ("x<sup>a+b</sup>", "xᵃ⁺ᵇ"),
      ("x<sup>Q+1</sup>", "x^(Q+1)"), ("the 1<sup>st</sup>, M<sup>lle</sup>", "the 1st, Mlle"),
      ("a<sub>Q</sub>", "a_Q"), ("note<sup>1</sup>", "note¹"),
      ("<sup>a longer text in small letters</sup>", "a longer text in small letters"),
    ])
  func scripts(_ body: String, _ expected: String) throws {
    #expect(try text(body) == expected)
  }

  @Test(
    "mathematics is one line, once",
    arguments: [
      ("<mfrac><mi>a</mi><mi>b</mi></mfrac>", "a/b"),
      ("<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>", "(a + b)/2"),
      ("<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msqrt><mi>y</mi></msqrt>", "x² + √y"),
      (
        "<msub><mi>x</mi><mi>i</mi></msub><mo>=</mo><mroot><mi>z</mi><mn>3</mn></mroot>", "xᵢ = ³√z"
      ),
      ("<mfenced><mi>a</mi><mi>b</mi></mfenced>", "(a, b)"),
      ("<semantics><mi>a</mi><annotation>\\alpha</annotation></semantics>", "a"),
      (
        "<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd></mtr></mtable>",
        "1 2\n3"
      ),
      ("<mo>-</mo><mi>x</mi>", "-x"), ("", "it is so"),
    ])
  func mathematics(_ body: String, _ expected: String) throws {
    let math =
      "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" alttext=\"it is so\">\(body)</math>"
    #expect(
      try text("A \(math) B")
        == "A \(expected) B".replacing("A 1", with: "A\n1").replacing("3 B", with: "3\nB"))
    // As HTML, too.
    let html = try read("<html><body><p>A \(math) B & C</p></body></html>", name: "a.html")
    #expect(html.texts.joined().hasPrefix("A"))
  }

  @Test("cells that span rows and columns leave empty ones")
  func spans() throws {
    let table =
      "<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td rowspan=\"2\" colspan=\"2\">x</td><td>1</td></tr>"
      + "<tr><td>2</td></tr><tr><td>y</td><td rowspan=\"9\">z</td></tr></table>"
    #expect(try xhtml(table).texts == ["a\tb\tc\nx\t\t1\n\t\t2\ny\tz"])
  }

  @Test("lists are numbered as the document says")
  func lists() throws {
    func markers(_ body: String) throws -> [String] { try xhtml(body).blocks.map(\.marker) }
    let items = "<li>x</li><li>y</li><li>z</li>"
    #expect(try markers("<ol reversed=\"reversed\">\(items)</ol>") == ["3.", "2.", "1."])
    #expect(
      try markers("<ol reversed=\"reversed\" start=\"9\">\(items)</ol>") == ["9.", "8.", "7."])
    #expect(try markers("<ol type=\"a\" start=\"26\">\(items)</ol>") == ["z.", "aa.", "ab."])
    #expect(try markers("<ol type=\"I\" start=\"3\">\(items)</ol>") == ["III.", "IV.", "V."])
    #expect(
      try markers("<ol type=\"i\"><li value=\"9\">x</li><li type=\"A\">y</li></ol>") == [
        "ix.", "J.",
      ])
  }

  @Test("tabs in preformatted text lead to columns of eight")
  func tabs() throws {
    #expect(
      try xhtml("<pre>\ta\nab\tc\n1234567\t8\n12345678\t9</pre>").texts == [
        "        a\nab      c\n1234567 8\n12345678        9"
      ])
  }
}
