/// Something to send to a friend; as `share --json` prints it.
package struct Shared: Encodable {
  /// What it is, in a few words.
  package let subject: String
  /// The lines to send.
  package let text: String
  /// The same as a sentence.
  package let spoken: String
  /// The code of a round.
  package var code: String?

  /// All that is told: the lines, and the sentence where it says what signs do not.
  package var letter: String { text.hasPrefix(spoken) ? text : "\(text)\n\n\(spoken)" }

  private enum CodingKeys: CodingKey { case text, spoken, code }
}
