import Archive
import Bookshelf
import Testing

@Suite("Damaged books")
struct MutationTests {
  /// Reads a changed file, and uses what comes out as the reader would.
  private func use(_ bytes: [UInt8], name: String) {
    guard let file = try? BookFile(.init(bytes), name: name), let book = try? file.read() else {
      return
    }
    for document in book.documents {
      for block in document.blocks {
        #expect(block.range.lowerBound >= 0 && block.range.upperBound <= document.text.count)
      }
      for span in document.spans { #expect(span.range.upperBound <= document.text.count) }
      #expect(String(validating: document.text, as: UTF8.self) != nil)
    }
    let layout = book.layout(30)
    _ = layout.pages(height: 20)
    for number in layout.lines.indices { _ = layout.runs(ofLine: number, in: book) }
    for fraction in [0, 0.3, 1] {
      let place = book.place(atFraction: fraction)
      #expect(book.place(of: book.position(of: place)) == place || book.length == 0)
      _ = book.workPlace(of: place).flatMap { book.place(of: $0) }
    }
    _ = book.search("a", limit: 10)
    if let cover = book.cover { _ = try? file.picture(cover) }
  }

  private static let samples: [(name: String, text: String)] = [
    (
      "a.xhtml",
      TestEPUB.document(
        "<h1 id=\"a\">T</h1><p class=\"b\">x <a href=\"#a\">y</a> &eacute;<br/>z</p><table><tr><td>a</td><td>b</td></tr></table><ul><li>q</li></ul>"
      )
    ),
    (
      "a.html",
      "<html><head><title>x</title><style>p{display:none}</style></head><p>a<b>b<p>c<table><td>d<td>e</table>"
    ),
    (
      "a.md",
      "# T\n\n*a* **b** [c](d)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> q\n\n1. x\n   - y\n\n```\ncode\n```\n"
    ),
    (
      "a.txt",
      "Title: T\n\n\nCHAPTER I\n\nSome text that is long enough to be a line of prose,\nand goes on.\n\n  verse\n  here\n"
    ),
    ("a.txt", "Title: T\nWork: w\nSkip: 2\n\n## 1 One\n\n1. a\n2. b\n\n## 2\n\ntext\n"),
    ("a.txt", "Work: w\n\n%\nA\n\nb\n%\nC\n\nd\n%\n"),
    ("a.imp", "$$$Genesis 1:1\nIn the <b>beginning</b>\n$$$II Samuel 3:4\nx\n"),
    (
      "a.xml",
      "<osis><div type=\"book\" osisID=\"Gen\"><chapter osisID=\"Gen.1\"><verse osisID=\"Gen.1.1\">a</verse></chapter></div></osis>"
    ),
    (
      "a.fb2",
      "<FictionBook><description><title-info><book-title>T</book-title></title-info></description><body><section><title><p>a</p></title><p>b<a l:href=\"#n\" type=\"note\">1</a></p><table><tr><td>x</td><td>y</td></tr></table></section></body><body name=\"notes\"><section id=\"n\"><p>n</p></section></body><binary id=\"c\">AQID</binary></FictionBook>"
    ),
  ]

  @Test("changed files are read or refused", arguments: MutationTests.samples.indices)
  func texts(_ index: Int) {
    let sample = MutationTests.samples[index]
    let bytes = Array(sample.text.utf8)
    var random = TestGenerator(state: UInt64(index) + 100)
    for _ in 0..<300 { use(mutated(bytes, &random), name: sample.name) }
  }

  @Test("changed EPUBs are read or refused")
  func epubs() throws {
    var epub = TestEPUB(
      "<h1>One</h1><p>Text <a href=\"c2.xhtml#b\">on</a></p>", "<p id=\"b\">Two</p>")
    epub.manifest =
      "<item id=\"nav\" href=\"nav.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>"
    epub.add(
      "OEBPS/nav.xhtml",
      TestEPUB.document("<nav epub:type=\"toc\"><ol><li><a href=\"c2.xhtml\">x</a></li></ol></nav>")
    )
    let bytes = try epub.bytes()
    var random = TestGenerator(state: 7)
    for _ in 0..<500 { use(mutated(bytes, &random), name: "") }
    // Changes inside of the files, which the checksums would hide.
    for _ in 0..<300 {
      var changed = epub
      changed.documents = epub.documents.map { document in
        (
          document.name,
          String(decoding: mutated(Array(document.body.utf8), &random), as: UTF8.self)
        )
      }
      changed.manifest = String(
        decoding: mutated(Array(epub.manifest.utf8), &random), as: UTF8.self)
      use(try changed.bytes(), name: "")
    }
  }

  /// The bytes with a few changes: bytes replaced, removed, repeated, or cut off.
  private func mutated(_ bytes: [UInt8], _ random: inout TestGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 4:
        let signs = Array("<>&;/\"'=:#%.\n".utf8)
        bytes[place] = signs[Int.random(in: 0..<signs.count, using: &random)]
      default: if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }
}
