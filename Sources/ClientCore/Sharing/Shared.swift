/// Something to send to a friend; as `share --json` prints it.
package struct Shared: Encodable {
  /// A short description.
  package let subject: String
  /// The lines to send.
  package let text: String
  /// The same as a sentence.
  package let spoken: String
  /// The code of a round.
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
