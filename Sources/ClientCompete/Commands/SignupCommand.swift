import ArgumentParser
import ClientCore
import GameEngine

struct SignupCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "signup", _superCommandName: "wordhoard",
    abstract: "Create an account on a score server.",
    discussion: """
      Offers a passphrase of four words, or takes a password of your own. The session is stored in \
      your data folder, readable only by you, and is sent to no other server.
      """)
  @OptionGroup var options: GlobalOptions
  @OptionGroup var password: PasswordOptions
  @Argument(help: "Your name on the server; you are asked if it is missing.")
  var name: String?
  @Option(help: ArgumentHelp("The invitation code, if the server requires one.", valueName: "code"))
  var invitation: String?

  func run(in feature: CompeteFeature) async throws {
    let signIn = feature.signIn
    let prompt = PasswordPrompt(presentation: feature.presentation)
    let address = try feature.core.server.server()
    let name = try self.name ?? prompt.name(for: "signup")
    let password =
      try self.password.source == .input
      ? prompt.secret("", from: .input) : prompt.newPassword(offer: offeredPassphrase(in: feature))
    let signedIn = try await signIn.signUp(
      name: name, password: password, invitation: invitation, at: address)
    feature.greet(signedIn, isNew: true)
  }

  /// A passphrase to offer; nil if there is no terminal to show it on.
  private func offeredPassphrase(in feature: CompeteFeature) -> Passphrase? {
    feature.core.host.display.isInteractive ? feature.signIn.offeredPassphrase() : nil
  }
}
