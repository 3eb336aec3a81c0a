/// Why a dictionary cannot be read.
package struct DictionaryError: Error, Hashable, Sendable {
  /// The stable code of a reason.
  package enum Code: String, Sendable {
    /// A file does not exist or cannot be opened.
    case unreadable = "dictionary_unreadable"
    /// A file is not in the expected format.
    case malformed = "dictionary_malformed"
  }

  /// The stable code, for scripts.
  package let code: Code
  /// The path of the file with the fault.
  package let file: String
  /// The reason, as a sentence without a full stop.
  package let reason: String

  init(_ code: Code, file: String, _ reason: String) {
    self.code = code
    self.file = file
    self.reason = reason
  }
}

extension DictionaryError: CustomStringConvertible {
  package var description: String { "\(file): \(reason)" }
}
