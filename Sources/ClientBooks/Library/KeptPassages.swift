import Archive
import Bookshelf
import ClientCore

/// Access to parts of a book's text in the cache folder. Only the requested parts are read.
struct KeptPassages {
  /// The number of bytes that suffices for the head of most files. Books with more documents need
  /// more.
  private static let usualHead = 4096

  private let file: ByteSource
  private let texts: KeptTexts

  /// - Parameters:
  ///   - path: the path of the stored book.
  ///   - length: the expected length of all its texts. Returns nil if the file is missing,
  ///     truncated, or of another length.
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

  /// The bytes of a range; nil if it is outside the text, or cannot be read.
  func bytes(of range: BookRange) -> [UInt8]? {
    guard texts.ranges.indices.contains(range.document) else { return nil }
    let document = texts.ranges[range.document]
    let start = document.lowerBound + range.range.lowerBound
    let end = document.lowerBound + range.range.upperBound
    return end <= document.upperBound ? try? file.bytes(start..<end) : nil
  }
}
