/// How a visitor of a server's page can play there.
package struct JoinNote: Hashable, Sendable {
  /// Who may create an account.
  package enum Access: Hashable, Sendable {
    case open, byInvitation, byOperator
  }

  /// What to do.
  package let text: String
  /// The command to type after it.
  package let command: String

  /// A note.
  ///
  /// - Parameters:
  ///   - address: the server's public address; nil if it does not know it.
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
