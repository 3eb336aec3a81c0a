package import Bookshelf

/// Estimates how long reading takes.
package enum ReadingTime {
  /// A word of English has six bytes with its blank.
  private static let bytesPerWord = 6

  /// The minutes that it takes to read from a place to the end of the book.
  package static func minutes(
    in book: Book, from place: BookPlace, wordsPerMinute: Int
  ) -> Int {
    let bytes = Double(book.length) * (1 - book.fraction(of: place))
    return Int((bytes / Double(bytesPerWord * wordsPerMinute)).rounded(.up))
  }
}
