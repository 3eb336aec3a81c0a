import Client
import Terminal

extension ClientError {
  /// Whether signing in, which takes the address of a server as well, is the way out of it.
  var endsBySigningIn: Bool {
    [.noServer, .notSignedIn, .tokenInvalid].contains(code)
  }

  /// What Enter does about it.
  func wayOut<Message: Sendable>(signIn: Message, tryAgain: Message) -> Binding<Message> {
    endsBySigningIn
      ? Binding(.enter, "sign in", signIn)
      : Binding([.enter, .character("r")], "try again", tryAgain)
  }
}

extension Area {
  /// What stands in the way of a screen about the server, and what Enter does about it.
  ///
  /// - Returns: the row after it.
  @discardableResult
  func obstacle(_ error: ClientError, y: Int) -> Int {
    if error.code == .noServer {
      var y = paragraph(RichText("No score server is set.", .heading), y: y) + 1
      y = paragraph(
        """
        A score server ranks your dailies and runs, keeps leaderboards, and keeps your journal in \
        step between machines. Everything else works without one.
        """, y: y)
      return paragraph(
        RichText("Enter asks for its address, and signs you in or up.", .dim), y: y + 1)
    }
    let message = error.endsBySigningIn ? error.with(remedy: nil).message : error.message
    let y = failure(message, y: y)
    let remedy =
      error.endsBySigningIn ? "Enter signs you in or up." : "Enter tries again, Esc goes back."
    return paragraph(RichText(remedy, .dim), y: y + 1)
  }
}
