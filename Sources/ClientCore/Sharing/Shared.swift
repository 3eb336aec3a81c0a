/// Something to send to a friend; as `share --json` prints it.
package struct Shared: Encodable {
  /// A short description, used as the subject of a mail.
  package let subject: String
  /// The lines to send, with line feeds between them.
  package let text: String
  /// The same content as a sentence, for screen readers.
  package let spoken: String
  /// The code of a round that a friend can play; nil for anything else.
  package var code: String?

  package init(subject: String, text: String, spoken: String, code: String? = nil) {
    self.subject = subject
    self.text = text
    self.spoken = spoken
    self.code = code
  }

  /// The lines, and the sentence if the lines do not begin with it.
  package var letter: String { text.hasPrefix(spoken) ? text : "\(text)\n\n\(spoken)" }

  private enum CodingKeys: CodingKey { case text, spoken, code }
}
