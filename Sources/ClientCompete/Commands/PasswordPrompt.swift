import ClientCore
import Kit
import Messages

/// The input that a password comes from.
package enum PasswordSource: Hashable, Sendable {
  /// The terminal, without echo.
  case terminal
  /// Lines of the standard input.
  case input
}

/// Asks for names and passwords at the terminal, or reads passwords from the standard input.
struct PasswordPrompt {
  let presentation: Presentation

  private var host: Host { presentation.host }
  private var messages: Messages { presentation.messages }

  /// Asks for a new password twice, to catch typing errors.
  ///
  /// - Parameter offer: a passphrase that the player may accept instead.
  /// - Throws: `ClientError` at the end of input.
  func newPassword(offer: Passphrase? = nil) throws -> String {
    let offer = host.display.isInteractive ? offer : nil
    if let offer {
      let advice = messages(
        """
        Press Enter to take it, and write it down: it is not shown again. Or type a password of your own.
        """)
      host.errors.write(
        """
        \(wrapped(offer.introduction(in: messages), width: presentation.width))

            \(offer.text)

        \(wrapped(advice, width: presentation.width))

        """)
    }
    while true {
      let first = try secret(messages("New password:"), from: .terminal)
      if first.isEmpty {
        if let offer { return offer.text }
        host.errors.write(messages("It is empty; type one.") + "\n")
        continue
      }
      if try secret(messages("Again:", context: "a password"), from: .terminal) == first {
        return first
      }
      host.errors.write(messages("The two differ; type it twice once more.") + "\n")
    }
  }

  /// Reads one password, without echo at a terminal.
  ///
  /// - Parameter prompt: the text before the input at a terminal.
  /// - Throws: `ClientError` if there is no terminal to ask at, or the input is not text.
  func secret(_ prompt: String, from source: PasswordSource) throws -> String {
    if source == .terminal {
      guard host.display.isInteractive else {
        throw ClientError(
          .noTerminal,
          "there is no terminal to ask for a password at",
          remedy: "give it with --password-stdin",
          exit: .usage)
      }
      host.errors.write(wrapped(prompt, width: presentation.width) + " ")
    }
    switch source == .terminal ? host.input.nextSecret() : host.input.next() {
    case .text(let line): return line
    case nil:
      throw ClientError(
        .noPassword, "no password was given", remedy: "nothing has changed", exit: .usage)
    case .notText, .tooLong:
      throw ClientError(
        .noPassword,
        "the password is not UTF-8 text, or it is too long",
        exit: .usage)
    }
  }

  /// Asks for the player's name on a server.
  ///
  /// - Parameter command: the command that needs the name, for the error message.
  /// - Throws: `ClientError`.
  func name(for command: String) throws -> String {
    if host.display.isInteractive {
      host.errors.write("\(messages("Name:", context: "of a player")) ")
      if case .text(let line) = host.input.next(), !line.trimmingBlanks.isEmpty {
        return line.trimmingBlanks
      }
    }
    throw ClientError(.noName, "give a name, as in `wordhoard \(command) ada`", exit: .usage)
  }
}
