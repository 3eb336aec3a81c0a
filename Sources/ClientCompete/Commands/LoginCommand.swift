import ArgumentParser
import ClientCore
import GameEngine
import Messages

struct LoginCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "login", _superCommandName: "wordhoard", abstract: "Sign in to a score server.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var password: PasswordOptions
  @Argument(help: "Your name on the server; you are asked if it is missing.")
  var name: String?

  func run(in feature: CompeteFeature) async throws {
    let messages = feature.messages
    let signIn = feature.signIn
    let prompt = PasswordPrompt(presentation: feature.presentation)
    let address = try feature.core.server.server()
    let name = try self.name ?? prompt.name(for: "login")
    let password = try prompt.secret(messages("Password:"), from: self.password.source)
    let signedIn = try await signIn.logIn(name: name, password: password, at: address)
    feature.greet(signedIn, isNew: false)
  }
}

extension CompeteFeature {
  /// Prints that the player is signed in.
  func greet(_ signedIn: SignedIn, isNew: Bool) {
    presentation.say(signedIn.greeting(isNew: isNew, in: messages))
    if signedIn.isOtherServer {
      presentation.host.remark(
        messages(
          """
          your setting is another server; `wordhoard settings set server \(signedIn.server)` makes this \
          one yours
          """))
    }
  }
}

struct LogoutCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "logout", _superCommandName: "wordhoard",
    abstract: "Sign out; your journal stays here.")
  @OptionGroup var options: GlobalOptions

  func run(in feature: CompeteFeature) async throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let signIn = feature.signIn
    try await signIn.signOut()
    presentation.say(messages("You are signed out."))
  }
}
