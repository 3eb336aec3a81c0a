/// Something to send to a friend; as `share --json` prints it.
struct Shared: Encodable {
  /// What it is, in a few words.
  let subject: String
  /// The lines to send.
  let text: String
  /// The same as a sentence.
  let spoken: String
  /// The code of a round.
  var code: String?

  /// All that is told: the lines, and the sentence where it says what signs do not.
  var letter: String { text.hasPrefix(spoken) ? text : "\(text)\n\n\(spoken)" }

  private enum CodingKeys: CodingKey { case text, spoken, code }
}
