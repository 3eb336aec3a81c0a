/// The id of a book in the library. It follows from the content of its file, so the same file has the same id on every
/// device; books that come with the program have their name.
package struct LibraryID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The written form.
  package let rawValue: String

  /// The length of the longest id, in bytes of UTF-8.
  package static let longest = 64
  private static let digits = 16

  /// An ID in its written form, which is not checked.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  /// The id of a file.
  ///
  /// - Parameter digest: the SHA-256 of its content, in hexadecimal digits.
  package init(digest: String) { rawValue = String(digest.prefix(LibraryID.digits)) }

  package var description: String { rawValue }

  package static func < (left: LibraryID, right: LibraryID) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LibraryID: Codable {
  package init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
