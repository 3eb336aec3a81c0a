import Bookshelf
import Testing

@Suite("Documents of XHTML")
struct XHTMLTests {
  @Test("blanks are collapsed, and blocks are separated")
  func blanks() throws {
    let document = try xhtml("<p>  One\n two\t<i> three</i> </p><p>four</p>")
    #expect(document.texts == ["One two three", "four"])
    #expect(document.string(0..<document.text.count) == "One two three\nfour")
  }

  @Test(
    "control characters, soft hyphens and marks of direction are dropped, other characters kept")
  func cleaning() throws {
    let text = "a\u{AD}b\u{200B}c\u{202E}d\u{2066}e\u{FEFF}f\u{85}g é 道 \u{1F600} \u{A0}x \u{2019}"
    #expect(try xhtml("<p>\(text)</p>").texts == ["abcdefg é 道 \u{1F600} \u{A0}x \u{2019}"])
  }

  @Test("headings, lists, quotations, verse and code keep their kind")
  func kinds() throws {
    let document = try xhtml(
      """
      <h1>Title</h1><h3>Part</h3><ul><li>a<ol start="4"><li>b</li><li><p>c</p><p>d</p></li></ol></li></ul>
      <blockquote><p>q</p></blockquote><p>l1<br/>l2</p><pre>x  y
        z</pre><hr/><p>end</p>
      """)
    #expect(
      document.texts == [
        "Title", "Part", "a", "b", "c", "d", "q", "l1\nl2", "x  y\n  z", "", "end",
      ])
    #expect(
      document.kinds == [
        .heading(level: 1), .heading(level: 3), .paragraph, .paragraph, .paragraph, .paragraph,
        .paragraph, .paragraph, .preformatted, .rule, .paragraph,
      ])
    #expect(document.blocks.map(\.marker) == ["", "", "•", "4.", "5.", "", "", "", "", "", ""])
    #expect(document.blocks.map(\.indent) == [0, 0, 1, 2, 2, 2, 1, 0, 0, 0, 0])
    #expect(document.blocks.map(\.isQuote).firstIndex(of: true) == 6)
  }

  @Test("emphasis that crosses paragraphs is a span in each of them")
  func crossing() throws {
    let document = try xhtml("<div><b>one<p>two</p></b></div><p><i></i>x <em>y </em>z</p>")
    #expect(document.texts { $0 == .strong } == ["one", "two"])
    #expect(document.texts { $0 == .emphasis } == ["y"])
  }

  @Test("the five properties of CSS are read from sheets and attributes")
  func styles() throws {
    let head = """
      <style>/* x */ @import "y"; .h, p.g { display: none } em.n { font-style: italic }
      #c { text-align: center } .b { font-weight: 700 } @font-face { font-family: x }
      .pre { white-space: pre } div p { display: none } @media print { p { display: none } }</style>
      """
    let document = try xhtml(
      """
      <p class="x h">a</p><p class="g">b</p><p id="c">c</p><p><span class="b">d</span>e</p>
      <p class="pre">f  g</p><p style="text-align: right">h</p><p hidden="hidden">i</p><div><p>j</p></div>
      """, head: head)
    #expect(document.texts == ["c", "de", "f  g", "h", "j"])
    #expect(document.blocks.map(\.alignment) == [.center, .start, .start, .end, .start])
    #expect(document.texts { $0 == .strong } == ["d"])
    #expect(document.kinds[2] == .preformatted)
  }

  @Test("entities of HTML need no document type, and unknown ones stay as they are")
  func entities() throws {
    #expect(
      try xhtml("<p>a&nbsp;b &lsquo;c&rsquo; &eacute; &bogus;</p>").texts == [
        "a\u{A0}b ‘c’ é &bogus;"
      ])
  }

  @Test("a table keeps its cells, a table that only arranges text becomes paragraphs")
  func tables() throws {
    let document = try xhtml(
      """
      <table><caption>Cap</caption><tr><th>N</th><th>V</th></tr><tr><td>a</td><td><p>b</p><p>c</p></td></tr>
      <tr><td colspan="2">d</td></tr></table><table><tr><td><p>x</p><p>y</p></td></tr></table>
      """)
    #expect(document.texts == ["Cap", "N\tV\na\tb\nc\nd\t", "x", "y"])
    let table = try first(document.tables)
    #expect(table.headerRows == 1)
    #expect(
      table.rows.map { $0.map { document.string($0) } } == [
        ["N", "V"], ["a", "b\nc"], ["d", ""],
      ])
  }

  @Test("a picture alone is a block with its text, a picture in text is a span")
  func pictures() throws {
    let document = try xhtml(
      """
      <p><img src="a/x.png" alt="A cat"/></p><p>so <img src="y.png"/> it is<img src="z.png" alt=""/></p>
      """)
    #expect(document.texts == ["A cat", "so y.png it is"])
    #expect(document.kinds == [.picture(0), .paragraph])
    #expect(document.pictures.map(\.name) == ["a/x.png", "y.png"])
  }

  @Test("readings are no part of the text")
  func ruby() throws {
    let document = try xhtml(
      "<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp>字<rt>ji</rt></ruby>だ</p>")
    #expect(document.texts == ["漢字だ"])
    #expect(document.readings == ["kan", "ji"])
    #expect(document.texts { if case .reading = $0 { true } else { false } } == ["漢", "字"])
  }

  @Test("scripts, styles, templates and the alternatives of formulas are not shown")
  func hidden() throws {
    let body = """
      <script>var a = "p";</script><template><p>t</p></template><p>a<style>b{}</style>c</p>
      <math><mi>x</mi><annotation>TeX</annotation></math>
      """
    #expect(try xhtml(body).texts == ["ac", "x"])
  }

  @Test("notes are found by the mark's link, whatever element they are in")
  func notes() throws {
    let book = try read(
      TestEPUB.document(
        """
        <p>Text<a epub:type="noteref" href="#n1">1</a> and<sup><a href="#n2">2</a></sup>,
        <a href="#n3">not</a> <a href="http://example.org/">out</a></p>
        <aside epub:type="footnote" id="n1"><p>One</p><p>more</p></aside><p><a id="n2"/>Two</p>
        """), name: "a.xhtml")
    let document = try first(book.documents)
    let marks = document.texts { if case .noteReference = $0 { true } else { false } }
    #expect(marks == ["[1]", "[2]"])
    let notes = document.links.prefix(2).compactMap { link -> String? in
      guard case .place(let place) = link, let note = book.note(at: place) else { return nil }
      return document.string(note.range)
    }
    #expect(notes == ["One\nmore\n", "Two"])
    #expect(document.links.suffix(2) == [.missing, .external("http://example.org/")])
    #expect(document.blocks.map(\.isNote) == [false, true, true, false])
  }

  @Test("marks of printed pages are places, not text")
  func pageBreaks() throws {
    let book = try read(
      TestEPUB.document(
        """
        <p>One <span epub:type="pagebreak" title="12"/>two</p><p>x<span role="doc-pagebreak" id="p">xiii</span>y</p>
        """), name: "a.xhtml")
    #expect(book.texts == ["One two", "xy"])
    #expect(book.pages.map(\.label) == ["12", "xiii"])
    #expect(book.place(ofPage: "12") == BookPlace(document: 0, offset: 3))
  }

  @Test("ten thousand elements in each other, and a million, are text like any other")
  func depth() throws {
    let count = 100_000
    let text =
      String(repeating: "<div>", count: count) + "x" + String(repeating: "</div>", count: count)
    let document = try xhtml(text)
    #expect(document.texts == ["x"])
    let quotes = String(repeating: "<blockquote>", count: 500)
    let ends = String(repeating: "</blockquote>", count: 500)
    #expect(try xhtml("\(quotes)<p>q</p>\(ends)").blocks.first?.indent == 8)
  }
}
