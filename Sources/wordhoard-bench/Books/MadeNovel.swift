import Archive

/// A novel that is made: chapters of sentences of common words, as an EPUB.
struct MadeNovel {
  private static let words = """
    the of and a to in he she was that it his her had with as for but on not at be by him they from \
    said which were would there been their all one when into could some what out so them no up me about \
    river morning evening window garden letter answer question silence carriage daughter gentleman \
    perhaps nothing afterwards understand remember believe pleasure affection circumstance countenance
    """.split(separator: " ").map(String.init)

  let chapters: Int
  let words: Int

  /// The file: documents with headings and paragraphs, of which some have emphasis, quotes and dashes.
  func epub() throws -> [UInt8] {
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var files: [(String, String)] = [("mimetype", "application/epub+zip")]
    files.append(
      (
        "META-INF/container.xml",
        "<container><rootfiles><rootfile full-path=\"content.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles></container>"
      ))
    var (manifest, spine, contents) = ("", "", "")
    for chapter in 1...chapters {
      var body = "<h2 id=\"c\">Chapter \(chapter)</h2>\n"
      var count = 0
      while count < words / chapters {
        var paragraph: [String] = []
        for _ in 0...(20 + random(100)) {
          let word = MadeNovel.words[random(MadeNovel.words.count)]
          switch random(40) {
          case 0: paragraph.append("<i>\(word)</i>,")
          case 1: paragraph.append("“\(word)”")
          case 2: paragraph.append("\(word)—and")
          case 3: paragraph.append(word + ".")
          default: paragraph.append(word)
          }
        }
        count += paragraph.count
        body += "<p>" + paragraph.joined(separator: " ") + "</p>\n"
      }
      let name = "chapter-\(chapter).xhtml"
      files.append(
        (
          name,
          "<?xml version=\"1.0\" encoding=\"utf-8\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>x</title></head><body>\(body)</body></html>"
        ))
      manifest += "<item id=\"i\(chapter)\" href=\"\(name)\" media-type=\"application/xhtml+xml\"/>"
      spine += "<itemref idref=\"i\(chapter)\"/>"
      contents += "<li><a href=\"\(name)#c\">Chapter \(chapter)</a></li>"
    }
    manifest +=
      "<item id=\"nav\" href=\"nav.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>"
    files.append(
      ("nav.xhtml", "<html><body><nav epub:type=\"toc\"><ol>\(contents)</ol></nav></body></html>"))
    files.append(
      (
        "content.opf",
        "<package><metadata><dc:title>A made novel</dc:title></metadata><manifest>\(manifest)</manifest><spine>\(spine)</spine></package>"
      ))
    var bytes: [UInt8] = []
    var writer = ZipWriter { bytes += $0 }
    for (name, text) in files { try writer.add(name, .deflated, Array(text.utf8)) }
    try writer.finish()
    return bytes
  }
}
