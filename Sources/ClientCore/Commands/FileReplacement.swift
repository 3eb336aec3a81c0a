import Glibc
import Kit
import Messages

/// Protects a file from being replaced by accident.
package struct FileReplacement {
  package let presentation: Presentation

  package init(presentation: Presentation) {
    self.presentation = presentation
  }

  private var messages: Messages { presentation.messages }

  /// Whether a file may be written: it does not exist, is empty or no ordinary file, or the player
  /// agrees.
  ///
  /// - Parameter isForced: whether to replace it without asking.
  /// - Throws: `ClientError` if it exists and there is no terminal to ask at.
  package func isAllowed(_ file: String, without isForced: Bool) throws -> Bool {
    var status = stat()
    guard !isForced, stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > 0
    else { return true }
    let name = shortened(file, to: 300)
    guard presentation.host.display.isInteractive else {
      throw ClientError(
        .fileExists, "\(name) exists already",
        remedy: "choose another file, or replace it with --force")
    }
    let question = messages("\(name) exists already. Type y to replace it, or Enter to keep it:")
    presentation.host.output.write(wrapped(question, width: presentation.width) + " ")
    if let answer = presentation.host.input.next()?.text?.trimmingBlanks, messages.isYes(answer) {
      return true
    }
    presentation.say(messages("Nothing was written."))
    return false
  }
}
