import Archive

/// Fuzzes EPUB, whole and by its documents.
struct BookFuzz: FuzzParser {
  let samples: [[UInt8]]

  init() throws {
    let page = """
      <html xmlns:epub="x"><head><title>t</title><style>.h{display:none} p{text-align:center}</style></head><body>
      <h1 id="a">One</h1><p class="h">x</p><p>Text <a epub:type="noteref" href="#n">1</a> &eacute;<br/>z</p>
      <table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table><ol><li>q<ul><li>r</li></ul></li></ol>
      <aside epub:type="footnote" id="n"><p>Note</p></aside><p><img src="p.png" alt="cat"/></p></body></html>
      """
    var book: [UInt8] = []
    var writer = ZipWriter { book += $0 }
    let files: [(String, String)] = [
      (
        "META-INF/container.xml",
        "<container><rootfile full-path=\"o.opf\" media-type=\"application/oebps-package+xml\"/></container>"
      ),
      (
        "o.opf",
        "<package><metadata><dc:title>T</dc:title></metadata><manifest><item id=\"a\" href=\"a.xhtml\" media-type=\"application/xhtml+xml\"/><item id=\"n\" href=\"n.ncx\" media-type=\"application/x-dtbncx+xml\"/></manifest><spine toc=\"n\"><itemref idref=\"a\"/></spine></package>"
      ),
      ("a.xhtml", page),
      (
        "n.ncx",
        "<ncx><navMap><navPoint><navLabel><text>A</text></navLabel><content src=\"a.xhtml#a\"/></navPoint></navMap></ncx>"
      ),
    ]
    for (name, text) in files { try writer.add(name, .stored, Array(text.utf8)) }
    try writer.finish()
    samples = [book, Array(page.utf8), Array(page.dropFirst(6).utf8)]
  }

  func mended(_ input: [UInt8]) -> [UInt8] { ZipMending.mended(input) }

  func take(_ input: [UInt8]) -> FuzzOutcome { BookUse.outcome(input, name: "a.xhtml") }
}
