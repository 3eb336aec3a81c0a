import FoundationEssentials
import Messages

extension Host {
  /// Copies a text to the clipboard of the terminal.
  ///
  /// - Throws: `ClientError` if the output is not a terminal with a clipboard.
  package func copy(_ text: String) throws(ClientError) {
    guard display.isStyled else {
      throw ClientError(
        .noClipboard,
        "--copy needs a terminal",
        remedy: "leave it out and pass the text on yourself",
        exit: .usage)
    }
    if let bytes = copied(text) { output.emit(bytes) }
  }

  /// Copies a text to the clipboard of tmux, if that is the terminal.
  ///
  /// - Returns: the control sequence for any other terminal; nil if the text was copied.
  package func copied(_ text: String) -> String? {
    // By default tmux drops the sequence, but its own command works.
    if environment["TMUX"]?.isEmpty == false,
      run("tmux", ["load-buffer", "-w", "-"], Data(text.utf8))?.hasSucceeded == true
    {
      return nil
    }
    return clipboardSequence(for: text)
  }
}
