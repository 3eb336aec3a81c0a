/// A fault of a catalogue.
package struct POError: Error, Hashable, Sendable {
  /// The kinds of faults.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// More bytes, entries or text than a catalogue may have.
    case tooLarge = "too_large"
    /// Not UTF-8, or its header names another encoding.
    case encoding
    /// A line that is neither a keyword, a string nor a comment.
    case syntax
    /// A string without its end, or with an unknown escape.
    case string
    /// A control character, which could change the terminal's state.
    case control
    /// A keyword in the wrong place.
    case order
    /// A number of plural forms that differs from the header.
    case wrongNumberOfForms = "wrong_number_of_forms"
    /// The header's `Plural-Forms` cannot be read.
    case pluralForms = "plural_forms"
    /// Two entries with the same key.
    case duplicate
    /// The file is missing or cannot be read.
    case unreadable
  }

  /// The kind of fault.
  package let reason: Reason
  /// Its line, from 1; 0 if the whole file is at fault.
  package let line: Int

  /// A fault.
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
