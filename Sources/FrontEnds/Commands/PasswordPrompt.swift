import Client

/// How a password comes in.
package enum PasswordSource: Hashable, Sendable {
  /// Typed at the terminal, unseen.
  case terminal
  /// Lines of the standard input.
  case input
}

/// Asks for names and passwords.
struct PasswordPrompt {
  let presentation: Presentation

  private var host: Host { presentation.host }

  /// Asks for a new password twice, so that it is none that was mistyped.
  ///
  /// - Parameter offer: a passphrase that may be taken instead.
  /// - Throws: `ClientError` at the end of input.
  func newPassword(offer: Passphrase? = nil) throws -> String {
    let offer = host.display.isInteractive ? offer : nil
    if let offer {
      let advice =
        "Press Enter to take it, and write it down: it is not shown again. Or type a password of "
        + "your own."
      host.errors.write(
        """
        \(wrapped(offer.introduction(in: host.messages), width: presentation.width))

            \(offer.text)

        \(wrapped(advice, width: presentation.width))

        """)
    }
    while true {
      let first = try secret("New password: ", from: .terminal)
      if first.isEmpty {
        if let offer { return offer.text }
        host.errors.write("It is empty; type one.\n")
        continue
      }
      if try secret("Again: ", from: .terminal) == first { return first }
      host.errors.write("The two differ; type it twice once more.\n")
    }
  }

  /// Reads a password.
  ///
  /// - Throws: `ClientError` where there is nobody to ask, or no text comes.
  func secret(_ prompt: String, from source: PasswordSource) throws -> String {
    if source == .terminal {
      guard host.display.isInteractive else {
        throw ClientError(
          "no_terminal",
          "there is no terminal to ask for a password at; give it with --password-stdin",
          exit: .usage)
      }
      host.errors.write(prompt)
    }
    switch source == .terminal ? host.input.nextSecret() : host.input.next() {
    case .text(let line): return line
    case nil: throw ClientError("no_password", "no password came; nothing is done", exit: .usage)
    case .notText, .tooLong:
      throw ClientError(
        "no_password", "that is no password: no text in UTF-8, or too long", exit: .usage)
    }
  }

  /// Asks for the player's name on a server.
  ///
  /// - Parameter command: what was typed, for the error where nobody can be asked.
  /// - Throws: `ClientError`.
  func name(for command: String) throws -> String {
    if host.display.isInteractive {
      host.errors.write("Name: ")
      if case .text(let line) = host.input.next(), !line.trimmingBlanks.isEmpty {
        return line.trimmingBlanks
      }
    }
    throw ClientError("no_name", "give a name, as in `wordhoard \(command) ada`", exit: .usage)
  }
}
