import Archive
import Foundation

/// Files with books, for tests.
package enum BookFiles {
  /// The beginning of a novel with two chapters.
  package static let emma = """
    Title: Emma
    Author: Jane Austen
    Language: en

    CHAPTER I

    Emma Woodhouse, handsome, clever, and rich, had lived nearly twenty-one years in the world.

    She was the youngest of the two daughters of a most affectionate father.

    CHAPTER II

    Mr. Weston was a native of Highbury, and born of a respectable family.

    """

  /// An EPUB with one document.
  package static func epub(_ body: String, and files: [(String, String)] = []) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = ZipWriter { bytes += $0 }
    let own = [
      ("mimetype", "application/epub+zip"),
      (
        "META-INF/container.xml",
        """
        <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
        <rootfile full-path="content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
        """
      ),
      (
        "content.opf",
        """
        <package xmlns="http://www.idpf.org/2007/opf" version="3.0">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Persuasion</dc:title>
        <dc:creator>Jane Austen</dc:creator><dc:language>en-GB</dc:language></metadata>
        <manifest><item id="d" href="d.xhtml" media-type="application/xhtml+xml"/></manifest>
        <spine><itemref idref="d"/></spine></package>
        """
      ),
      ("d.xhtml", body),
    ]
    for (name, text) in own + files { try writer.add(name, .deflated, Array(text.utf8)) }
    try writer.finish()
    return bytes
  }

  /// A document of an EPUB.
  package static func document(_ body: String) -> String {
    "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>T</title></head><body>\(body)</body></html>"
  }

  /// The list of an EPUB's encrypted files that names its document.
  package static let encryption = """
    <encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/>
    <CipherData><CipherReference URI="d.xhtml"/></CipherData></EncryptedData></encryption>
    """
}
