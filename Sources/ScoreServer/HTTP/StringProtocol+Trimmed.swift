import Kit

extension StringProtocol {
  /// The text without the spaces and tabs around it.
  var trimmed: SubSequence { trimming { $0 == " " || $0 == "\t" } }
}
