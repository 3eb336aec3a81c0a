/// The errors of the command line, which its parser tells in English, in the player's language.
package struct ArgumentErrorTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// Translates the message of the parser, or of a command that checks its options. A message that this
  /// type does not know stays in English.
  package func text(of message: String) -> String {
    guard messages.language != "en" else { return message }
    let own = messages(Phrase(stringLiteral: message))
    if own != message { return own }
    // Every second part is a value in quotes.
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts.count % 2 == 1 else { return combination(message) ?? message }
    let frame = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }
    let values = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    return text(frame: frame, values: values) ?? message
  }

  /// Two options of which only one can be given.
  private func combination(_ message: String) -> String? {
    let options = message.split(separator: " cannot be combined with ")
    return options.count == 2
      ? messages("\(options[0]) cannot be combined with \(options[1])") : nil
  }

  /// A message of the parser.
  ///
  /// - Parameters:
  ///   - frame: the texts around the values, one more than these.
  ///   - values: the values in quotes, at least one.
  private func text(frame: [String], values: [String]) -> String? {
    let (first, last) = (values[0], values[values.count - 1])
    let missing = messages.commaSeparated(values.map { messages.withValueNames($0) })
    switch frame[0] {
    case "Unknown option " where values.count == 1: return messages("Unknown option '\(first)'")
    case "Unknown option " where values.count == 2:
      return messages("Unknown option '\(first)'. Did you mean '\(last)'?")
    case "Unexpected argument ": return messages("Unexpected argument '\(first)'")
    case "\(values.count) unexpected arguments: ":
      return messages("Unexpected arguments: \(messages.commaSeparated(values))")
    case "Missing expected argument ": return messages("Missing expected argument '\(missing)'")
    case "Missing one of: ": return messages("Missing one of: \(missing)")
    case "Missing value for ": return messages("Missing value for '\(missing)'")
    case "The option ": return messages("The option '\(first)' does not take any value")
    case "Value to be set with flag ":
      return messages("\(first) cannot be combined with \(last)")
    case "The value " where values.count >= 2: return invalid(frame: frame, values: values)
    default: return nil
    }
  }

  /// A value that an option cannot have, and the possible ones if the parser lists them.
  private func invalid(frame: [String], values: [String]) -> String? {
    let option = messages.withValueNames(values[1])
    let fault = messages("The value '\(values[0])' is invalid for '\(option)'")
    if frame[2].isEmpty { return fault }
    guard frame[2].hasPrefix(". Please provide one of ") else { return nil }
    // Many values are on lines of their own, without quotes.
    let listed = frame[2].split(separator: "\n").dropFirst().map { String($0.dropFirst(4)) }
    let possible = messages.commaSeparated(Array(values.dropFirst(2)) + listed)
    return fault + "; " + messages("possible values: \(possible)")
  }
}
