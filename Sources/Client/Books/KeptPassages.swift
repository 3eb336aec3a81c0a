import Bookshelf
import FoundationEssentials

/// The texts of a book in the cache folder, of which only what is asked for is read.
struct KeptPassages {
  /// Enough of the file for most books; others have more documents.
  private static let usualHead = 4096

  private let bytes: Data
  private let texts: KeptTexts

  /// - Parameters:
  ///   - path: the file of the kept book.
  ///   - length: the length of all its texts; nil if the file is not there, damaged, or has another length.
  init?(path: String, length: Int) {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      let texts = KeptTexts(Array(bytes.prefix(KeptPassages.usualHead)))
        ?? KeptTexts(Array(bytes.prefix(KeptTexts.headLength))), texts.length == length
    else { return nil }
    (self.bytes, self.texts) = (bytes, texts)
  }

  /// Reads a range; nothing if it is not within the text.
  @discardableResult
  func read<Value>(
    _ range: SearchParagraph.TextRange, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value? {
    guard texts.ranges.indices.contains(range.document) else { return nil }
    let document = texts.ranges[range.document]
    let start = document.lowerBound + range.bytes.lowerBound
    let end = document.lowerBound + range.bytes.upperBound
    guard end <= document.upperBound, end <= bytes.count else { return nil }
    return bytes.withUnsafeBytes {
      body(UnsafeBufferPointer(rebasing: $0.bindMemory(to: UInt8.self)[start..<end]))
    }
  }
}
