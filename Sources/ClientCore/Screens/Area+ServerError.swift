package import Messages
package import Terminal

extension ClientError {
  /// Whether the sign-in screen, which also asks for the address of a server, resolves the error.
  package var isResolvedBySigningIn: Bool {
    [.noServer, .notSignedIn, .tokenInvalid].contains(code)
  }

  /// The key that resolves the error: Enter signs in or tries again.
  package func remedy<Message: Sendable>(
    signIn: Message, tryAgain: Message, in messages: Messages
  ) -> Binding<Message> {
    isResolvedBySigningIn
      ? Binding(.enter, messages.command("sign in"), signIn)
      : Binding([.enter, .character("r")], messages.command("try again"), tryAgain)
  }
}

extension Area {
  /// Shows why a screen about the server has no content, and the key that resolves it.
  package func serverError(_ error: ClientError, y: Int, messages: Messages) {
    if error.code == .noServer {
      var y = paragraph(RichText(messages("No score server is set."), .heading), y: y) + 1
      y = paragraph(
        RichText(
          messages(
            """
            A score server ranks your dailies and runs, has leaderboards, and keeps the journals on \
            your computers in sync. Everything else works without one.
            """)), y: y)
      paragraph(
        RichText(messages("Press Enter to give its address and sign in or up."), .dim), y: y + 1)
      return
    }
    let shown = error.isResolvedBySigningIn ? error.with(remedy: nil) : error
    let y = failure(shown.text(in: messages), y: y)
    let remedy =
      error.isResolvedBySigningIn
      ? messages("Press Enter to sign in or up.")
      : messages("Press Enter to try again, Esc to go back.")
    paragraph(RichText(remedy, .dim), y: y + 1)
  }
}
