import Messages

/// An output for text, such as standard output or a screen. Every text from outside goes through
/// `write`.
package protocol TextSink: Sendable {
  /// Writes a text as it is, control sequences included. Text for people goes through `write`.
  func emit(_ text: String)

  /// Shows the player a remark, apart from the results.
  func remark(_ text: String)
}

extension TextSink {
  /// Writes lines of text at once. The text may contain anything: `TerminalText` makes it safe for a terminal.
  package func write(_ text: String) { emit(TerminalText.safe(text)) }

  /// Writes a text over the current line of a terminal.
  package func rewriteLine(_ text: String) { emit("\r" + TerminalText.safe(text.onOneLine)) }

  package func remark(_ text: String) { write("wordhoard: \(text)\n") }
}
