import Archive
import Bookshelf
import ClientCore

/// The texts of a book in the cache folder, of which only what is asked for is read.
struct KeptPassages {
  /// Enough of the file for most books; others have more documents.
  private static let usualHead = 4096

  private let file: ByteSource
  private let texts: KeptTexts

  /// - Parameters:
  ///   - path: the file of the kept book.
  ///   - length: the length of all its texts; nil if the file is not there, cut off, or has another length.
  init?(path: String, length: Int) {
    guard let file = try? ByteSource(path: path),
      let texts = KeptPassages.texts(of: file, in: KeptPassages.usualHead)
        ?? KeptPassages.texts(of: file, in: KeptTexts.headLength), texts.length == length,
      texts.ranges.allSatisfy({ $0.upperBound <= file.count })
    else { return nil }
    (self.file, self.texts) = (file, texts)
  }

  private static func texts(of file: ByteSource, in head: Int) -> KeptTexts? {
    (try? file.prefix(head)).flatMap(KeptTexts.init)
  }

  /// The bytes of a range; nil if it is not within the text, or cannot be read.
  func bytes(of range: SearchParagraph.TextRange) -> [UInt8]? {
    guard texts.ranges.indices.contains(range.document) else { return nil }
    let document = texts.ranges[range.document]
    let start = document.lowerBound + range.bytes.lowerBound
    let end = document.lowerBound + range.bytes.upperBound
    return end <= document.upperBound ? try? file.bytes(start..<end) : nil
  }
}
