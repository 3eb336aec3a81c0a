import Archive
import Foundation
import GameEngine

/// The Adventures of Sherlock Holmes from Project Gutenberg, and books built from its paragraphs.
struct Novel {
  /// The file of the Debian package `golang-github-jdkato-prose-dev`.
  static let path = "/usr/share/gocode/src/github.com/jdkato/prose/testdata/sherlock.txt"
  private static let documents = 60
  /// The first lines of each document.
  private static let head = """
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>x</title></head><body>
    """

  private let paragraphs: [[UInt8]]

  /// Reads the novel; nil if it is not installed.
  init?() {
    guard let data = FileManager.default.contents(atPath: Novel.path) else { return nil }
    paragraphs = String(decoding: data, as: UTF8.self).replacing("\r", with: "")
      .split(separator: "\n\n").map { Array($0.utf8) }
  }

  /// The novel as an EPUB of 60 documents. With a seed, the paragraphs are shuffled, and one of
  /// fifty words is changed.
  func epub(seed: UInt64? = nil) throws -> [UInt8] {
    var paragraphs = paragraphs
    if let seed {
      var generator = SeededGenerator(seed: seed)
      for place in paragraphs.indices.reversed() {
        paragraphs.swapAt(place, generator.below(place + 1))
      }
      paragraphs = paragraphs.map { Novel.changed($0, &generator) }
    }
    let title = seed.map { "Book \($0)" } ?? "The Adventures of Sherlock Holmes"
    var files: [(name: String, text: [UInt8])] = [("mimetype", "application/epub+zip".bytes)]
    files.append(
      (
        "META-INF/container.xml",
        """
        <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>\
        <rootfile full-path="content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
        """.bytes
      ))
    let size = (paragraphs.count + Novel.documents - 1) / Novel.documents
    var (manifest, spine, contents) = ("", "", "")
    for number in 1...Novel.documents {
      var body = "\(Novel.head)<h2 id=\"c\">Part \(number)</h2>".bytes
      for paragraph in paragraphs.dropFirst((number - 1) * size).prefix(size) {
        body += "<p>".bytes + Novel.escaped(paragraph) + "</p>\n".bytes
      }
      files.append(("part-\(number).xhtml", body + "</body></html>".bytes))
      manifest +=
        #"<item id="i\#(number)" href="part-\#(number).xhtml" media-type="application/xhtml+xml"/>"#
      spine += #"<itemref idref="i\#(number)"/>"#
      contents += #"<li><a href="part-\#(number).xhtml#c">Part \#(number)</a></li>"#
    }
    manifest +=
      #"<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>"#
    files.append(
      (
        "nav.xhtml",
        #"\#(Novel.head)<nav epub:type="toc"><ol>\#(contents)</ol></nav></body></html>"#.bytes
      ))
    files.append(
      (
        "content.opf",
        """
        <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">\
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">\(title)</dc:identifier>\
        <dc:title>\(title)</dc:title><dc:language>en</dc:language></metadata>\
        <manifest>\(manifest)</manifest><spine>\(spine)</spine></package>
        """.bytes
      ))
    var bytes: [UInt8] = []
    var writer = ZipWriter { bytes += $0 }
    for file in files { try writer.add(file.name, .deflated, file.text) }
    try writer.finish()
    return bytes
  }

  /// A paragraph in which one of fifty words ends differently.
  private static func changed(_ text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var changed: [UInt8] = []
    changed.reserveCapacity(text.count + 64)
    for byte in text {
      if byte == UInt8(ascii: " "), generator.below(50) == 0 {
        for letters in ["bcdfglmnprst", "aeiou", "lmnrst"] {
          changed.append(Array(letters.utf8)[generator.below(letters.utf8.count)])
        }
      }
      changed.append(byte)
    }
    return changed
  }

  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): "&amp;".bytes
      case UInt8(ascii: "<"): "&lt;".bytes
      default: [byte]
      }
    }
  }
}

extension String {
  fileprivate var bytes: [UInt8] { Array(utf8) }
}
