/// The ID of a book in the library, derived from the content of its file: the same file has the
/// same ID on every device. Books that come with the program have a name as their ID.
package struct LibraryID: Hashable, Sendable, Comparable, TextCodable {
  /// The ID as text: hexadecimal digits, or a name for a book that comes with the program.
  package let rawValue: String

  /// The largest length of an ID, in bytes of UTF-8.
  package static let longest = 64
  private static let digits = 16

  /// Creates an ID from its written form, which is not checked.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  /// The ID of a file: the first 16 digits of its digest.
  ///
  /// - Parameter digest: the SHA-256 hash of its content, in hexadecimal.
  package init(digest: String) { rawValue = String(digest.prefix(LibraryID.digits)) }

  package var description: String { rawValue }

  package static func < (left: LibraryID, right: LibraryID) -> Bool {
    left.rawValue < right.rawValue
  }
}
