/// What is wrong with a catalogue.
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
    /// A control character, which could command the terminal.
    case control
    /// A keyword at the wrong place.
    case order
    /// Fewer or more plural forms than the header says.
    case wrongNumberOfForms = "wrong_number_of_forms"
    /// The header's `Plural-Forms` cannot be read.
    case pluralForms = "plural_forms"
    /// Two entries with one key.
    case duplicate
    /// The file is missing or cannot be read.
    case unreadable
  }

  /// The kind of fault.
  package let reason: Reason
  /// Where it is, from 1; 0 where it concerns the file.
  package let line: Int

  /// A fault.
  package init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}
