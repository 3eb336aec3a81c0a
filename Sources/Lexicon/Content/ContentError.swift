/// Why content cannot be used, with file, line and fault.
package struct ContentError: Error, Hashable, Sendable {
  /// The kinds of fault. The raw values are stable error codes.
  package enum Kind: String, Sendable {
    /// A file or folder is missing or cannot be read.
    case unreadable = "content_unreadable"
    /// A line is not in the expected format.
    case malformed = "content_malformed"
  }

  /// Whether the file is unreadable or malformed.
  package let kind: Kind
  /// The path of the file.
  package let file: String
  /// The line, from 1; 0 if it concerns the whole file.
  package let line: Int
  /// The fault, without the place.
  package let message: String

  package init(_ kind: Kind, file: String, line: Int = 0, _ message: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.message = message
  }

  /// The stable error code, for scripts.
  package var code: String { kind.rawValue }
}

extension ContentError: CustomStringConvertible {
  package var description: String {
    line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
  }
}
