import Foundation
import Messages

extension Host {
  /// Puts a text on the clipboard of the terminal.
  ///
  /// - Throws: `ClientError` where the output is no terminal that could do that.
  package func copy(_ text: String) throws(ClientError) {
    guard display.isStyled else {
      throw ClientError(
        .noClipboard,
        "--copy needs a terminal",
        remedy: "leave it out and pass the text on yourself",
        exit: .usage)
    }
    if let bytes = copied(text) { output.write(bytes) }
  }

  /// Puts a text on the clipboard of tmux, where that is the terminal.
  ///
  /// - Returns: the bytes that ask any other terminal to; nil where it is done.
  package func copied(_ text: String) -> String? {
    // As tmux is set by default, it drops the sequence, but passes on what its own command gives it.
    if environment["TMUX"]?.isEmpty == false,
      run("tmux", ["load-buffer", "-w", "-"], Data(text.utf8))?.hasSucceeded == true
    {
      return nil
    }
    return clipboardSequence(for: text)
  }
}
