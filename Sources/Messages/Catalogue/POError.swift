/// An error in a catalogue file.
package struct POError: Error, Hashable, Sendable {
  /// The kind of error. The raw value is a stable name.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The file, an entry or the number of entries exceeds a limit of `POFile`.
    case tooLarge = "too_large"
    /// The text is not UTF-8, or the header names another encoding.
    case encoding
    /// A line is neither a keyword, nor a string, nor a comment.
    case syntax
    /// A string is not closed, or contains an unknown escape.
    case string
    /// A string contains a control character, which could change the state of a terminal.
    case control
    /// A keyword is in the wrong place.
    case order
    /// An entry has another number of plural forms than the header.
    case wrongNumberOfForms = "wrong_number_of_forms"
    /// `Plural-Forms` in the header cannot be parsed.
    case pluralForms = "plural_forms"
    /// Two entries have the same key.
    case duplicate
    /// The file is missing or cannot be read.
    case unreadable
  }

  /// The kind of error.
  package let reason: Reason
  /// The number of its line, from 1; 0 if the error concerns the whole file.
  package let line: Int

  package init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}

extension POError: CustomStringConvertible {
  /// Such as `duplicate in line 371`.
  package var description: String {
    line > 0 ? "\(reason.rawValue) in line \(line)" : reason.rawValue
  }
}
