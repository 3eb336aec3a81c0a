import Archive
import Bookshelf
import Terminal

/// A zip archive of files.
func zip(_ files: [(String, [UInt8])], _ method: ZipWriter.Method = .deflated) throws -> [UInt8] {
  var bytes: [UInt8] = []
  var writer = ZipWriter { bytes += $0 }
  for (name, content) in files { try writer.add(name, method, content) }
  try writer.finish()
  return bytes
}

/// An EPUB to be written, whose parts a test changes.
struct TestEPUB {
  /// The bodies of the documents, which are in the spine in this order.
  var documents: [(name: String, body: String)] = []
  var metadata = "<dc:title>A book</dc:title><dc:language>en</dc:language>"
  /// More items of the manifest.
  var manifest = ""
  var spineAttributes = ""
  var guide = ""
  /// What replaces the spine's items; nil for the documents.
  var spine: String?
  /// More files, which also replace those that are made.
  var files: [(String, [UInt8])] = []
  var container: String? = "OEBPS/content.opf"

  init(_ bodies: String...) {
    documents = bodies.enumerated().map { ("c\($0.offset + 1).xhtml", $0.element) }
  }

  static func document(_ body: String, head: String = "<title>T</title>") -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
    <head>\(head)</head><body>\(body)</body></html>
    """
  }

  mutating func add(_ name: String, _ text: String) { files.append((name, Array(text.utf8))) }

  func bytes() throws -> [UInt8] {
    var all: [(String, [UInt8])] = [("mimetype", Array("application/epub+zip".utf8))]
    if let container {
      all.append(
        (
          "META-INF/container.xml",
          Array(
            """
            <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
            <rootfile full-path="\(container)" media-type="application/oebps-package+xml"/>
            </rootfiles></container>
            """.utf8)
        ))
    }
    let items = documents.enumerated().map {
      "<item id=\"d\($0.offset)\" href=\"\($0.element.name)\" media-type=\"application/xhtml+xml\"/>"
    }.joined()
    let order = documents.indices.map { "<itemref idref=\"d\($0)\"/>" }.joined()
    all.append(
      (
        container ?? "OEBPS/content.opf",
        Array(
          """
          <package xmlns="http://www.idpf.org/2007/opf" version="3.0">
          <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\(metadata)</metadata>
          <manifest>\(items)\(manifest)</manifest>
          <spine \(spineAttributes)>\(spine ?? order)</spine>\(guide)</package>
          """.utf8)
      ))
    for document in documents {
      all.append(("OEBPS/" + document.name, Array(TestEPUB.document(document.body).utf8)))
    }
    let replaced = Set(files.map(\.0))
    return try zip(all.filter { !replaced.contains($0.0) } + files)
  }

  func read() throws -> Book { try BookFile(ByteSource(bytes()), name: "").read() }
}

/// Reads the bytes of a book.
func read(_ bytes: [UInt8], name: String = "") throws -> Book {
  try BookFile(ByteSource(bytes), name: name).read()
}

/// Reads a book of text.
func read(_ text: String, name: String = "book.txt") throws -> Book {
  try read(Array(text.utf8), name: name)
}

/// Reads one document of XHTML.
func xhtml(_ body: String, head: String = "<title>T</title>") throws -> BookDocument {
  let book = try read(TestEPUB.document(body, head: head), name: "a.xhtml")
  return try first(book.documents)
}

struct Missing: Error {}

/// The first element; an error if there is none.
func first<T>(_ items: [T]) throws -> T {
  guard let first = items.first else { throw Missing() }
  return first
}

extension BookDocument {
  /// The texts of the blocks.
  var texts: [String] { blocks.map { string($0.range) } }
  /// The kinds of the blocks.
  var kinds: [Block.Kind] { blocks.map(\.kind) }

  /// The texts with a style.
  func texts(_ matches: (Span.Style) -> Bool) -> [String] {
    spans.filter { matches($0.style) }.map { string($0.range) }
  }
}

extension Book {
  /// The texts of all blocks.
  var texts: [String] { documents.flatMap(\.texts) }

  /// Lays the book out with the widths of the real terminal.
  func layout(_ width: Int, spacing: Int = 1) -> Layout {
    Layout(self, LayoutOptions(width: width, spacing: spacing)) {
      CellText.width(of: String(Character($0)))
    }
  }
}

/// A generator of random numbers that always gives the same ones: SplitMix64.
struct TestGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
