/// Why content cannot be used: which file, which line, and what is wrong with it.
package struct ContentError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  package enum Kind: String, Sendable {
    /// A file or folder is missing or cannot be read.
    case unreadable = "content_unreadable"
    /// A line is not as the format wants it.
    case malformed = "content_malformed"
  }

  /// What kind of fault it is.
  package let kind: Kind
  /// The file, as it can be opened.
  package let file: String
  /// The line, from 1; 0 where it is about the file as a whole.
  package let line: Int
  /// What is wrong, without the place.
  package let message: String

  /// A fault.
  package init(_ kind: Kind, file: String, line: Int = 0, _ message: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.message = message
  }

  /// A stable name.
  package var code: String { kind.rawValue }
}

extension ContentError: CustomStringConvertible {
  package var description: String {
    line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
  }
}
