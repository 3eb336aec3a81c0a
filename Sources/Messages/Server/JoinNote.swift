/// Explains to a visitor of a server's page how to play there.
package struct JoinNote: Hashable, Sendable {
  /// Who may create an account.
  package enum Access: Hashable, Sendable {
    case open, byInvitation, byOperator
  }

  /// The instruction, followed by `command`.
  package let text: String
  /// The command to type.
  package let command: String

  /// Creates a note.
  ///
  /// - Parameters:
  ///   - address: the server's public address; nil if the server does not know it.
  package init(_ access: Access, address: String?, messages: Messages) {
    let server = address ?? messages("ADDRESS", context: "a server's, in a command")
    switch access {
    case .open:
      text = messages("Play here: install Wordhoard, and sign up in a terminal.")
      command = "wordhoard signup NAME --server \(server)"
    case .byInvitation:
      text = messages("Play here: install Wordhoard, and sign up with an invitation.")
      command = "wordhoard signup NAME --invitation CODE --server \(server)"
    case .byOperator:
      text = messages("Play here: ask the operator for an account, and log in.")
      command = "wordhoard login NAME --server \(server)"
    }
  }
}
