import Kit

/// Identifies a book by its content: the SHA-256 of the file. A moved or renamed file is the same book.
package struct BookID: Hashable, Sendable, CustomStringConvertible {
  /// The SHA-256 as 64 hexadecimal digits in lower case.
  package let description: String

  /// The ID of a file with these bytes.
  package init(content: [UInt8]) { self.init(SHA256.digest(of: content)) }

  init(kept description: String) { self.description = description }

  init(_ digest: [UInt8]) { description = digest.hexadecimal }
}
