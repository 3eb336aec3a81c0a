import Messages

/// Sends a text on the way that the player has chosen.
package struct ShareSender {
  package let sharing: Sharing
  package let presentation: Presentation

  package init(sharing: Sharing, presentation: Presentation) {
    self.sharing = sharing
    self.presentation = presentation
  }

  private var messages: Messages { presentation.messages }

  /// Prints or copies a text, or opens the mail program with it.
  package func send(_ shared: Shared, by way: ShareWay) throws {
    switch way {
    case .print: try presentation.print(shared) { shared.letter + "\n" }
    case .copy:
      try presentation.host.copy(shared.text)
      let line = shared.text.split(separator: "\n").first ?? ""
      let shown = shortened(String(line), to: presentation.width - 8)
      presentation.say(messages("Copied: \(shown)"))
    case .mail:
      if sharing.mail(shared) {
        presentation.say(messages("Handed to your mail program: \(shared.subject)"))
      } else {
        presentation.host.remark(
          messages("no mail program can be opened from here; this address opens one"))
        presentation.say(mailtoURL(subject: shared.subject, body: shared.letter))
      }
    }
  }
}
