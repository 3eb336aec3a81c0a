import ClientCore
import Kit
import Messages
import Terminal

/// The screen for logging in and signing up on a score server.
struct SignInScreen: Screen {
  enum Message: Sendable {
    case prepare
    case prepared(server: String?, Passphrase?, ClientError?)
    case key(Key)
    case paste(String)
    case move(Int)
    case click(Int)
    case toggle
    case enter
    case signedIn(SignedIn)
    case failed(ClientError)
    case cancelled
  }

  private let signIn: SignIn
  private let server: ServerAccess
  private let preferences: Preferences
  let messages: Messages
  private(set) var form = SignInForm()
  /// An error that does not belong to a line; nil if there is none.
  private(set) var remark: String?
  private(set) var isSending = false
  private var isPrepared = false

  init(
    signIn: SignIn, server: ServerAccess, preferences: Preferences, messages: Messages
  ) {
    self.signIn = signIn
    self.server = server
    self.preferences = preferences
    self.messages = messages
  }

  var title: String { form.isSignup ? messages("Sign up") : messages("Log in") }
  var takesText: Bool { true }

  var bindings: [Binding<Message>] {
    guard !isSending else { return [] }
    return [
      Binding(.enter, messages.command("go on"), .enter),
      Binding([.tab, .down], messages.command("next line"), .move(1)),
      Binding([.backTab, .up], messages.command("previous line"), isHinted: false, .move(-1)),
      Binding(
        .function(2), form.isSignup ? messages.command("log in") : messages.command("sign up"),
        .toggle),
      Binding.rows(form.items.count, messages.command("go to this line")) {
        .click($0)
      },
    ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown where !isPrepared: .prepare
    case .key(let key) where !isSending && form.takes(key): .key(key)
    case .paste(let text) where !isSending: .paste(text)
    default: nil
    }
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .prepare: return prepare()
    case .prepared(let server, let offer, let error):
      isPrepared = true
      form.prepare(server: server, isFixed: self.server.chosen != nil, offer: offer)
      remark = error?.text(in: messages)
    case .key(let key):
      form.type(key)
      remark = nil
    case .paste(let text):
      form.paste(text)
      remark = nil
    case .move(let steps): form.move(steps)
    case .click(let place): form.go(to: place)
    case .toggle:
      form.toggle()
      remark = nil
    case .enter: return form.goOn() ? [] : send()
    case .signedIn(let signedIn):
      form.forgetSecrets()
      return [.toast(Toast(signedIn.greeting(isNew: form.isSignup, in: messages))), .close]
    case .failed(let error):
      isSending = false
      take(error)
    case .cancelled:
      isSending = false
      remark =
        form.isSignup
        ? messages(
          "cancelled; the account may still have been created: log in if the name is taken")
        : messages("cancelled; nothing was changed")
    }
    return []
  }

  private func prepare() -> [Effect<Message>] {
    let (signIn, server) = (signIn, server)
    return [
      .run(
        Work(messages("reading your settings")) { _ in
          let offer = signIn.offeredPassphrase()
          do {
            return .prepared(server: try server.knownServer()?.origin, offer, nil)
          } catch {
            return .prepared(server: server.chosen, offer, ClientError(error))
          }
        })
    ]
  }

  private mutating func send() -> [Effect<Message>] {
    guard let address = checkedAddress() else { return [] }
    isSending = true
    remark = nil
    return [
      .attempt(
        messages("asking \(address.origin)"), cancelled: .cancelled, failed: Message.failed
      ) { [signIn, preferences, form] in
        .signedIn(try await form.send(to: address, signIn: signIn, preferences: preferences))
      }
    ]
  }

  /// Checks the form without the server.
  ///
  /// - Returns: nil if a line has an error, which the form then shows.
  private mutating func checkedAddress() -> ServerAddress? {
    do {
      let address = try ServerAddress(form.server, allowsPlain: server.allowsPlain)
      if form.text(.name).trimmingBlanks.isEmpty {
        form.fail(.name, messages("it is empty; type your name on the server"))
      } else if form.password.isEmpty {
        form.fail(.password, messages("it is empty; type a password"))
      } else if form.isSignup, !form.takesOffer, form.text(.again) != form.text(.password) {
        form.clear(.again)
        form.fail(.again, messages("the two passwords differ; type it again"))
      } else {
        return address
      }
    } catch {
      take(error)
    }
    return nil
  }

  private mutating func take(_ error: ClientError) {
    switch error.code {
    case .serverMalformed, .serverNotEncrypted, .serverUnreachable,
      .serverAnswerUnreadable:
      if form.fixedServer == nil {
        form.fail(.server, error.text(in: messages))
      } else {
        remark = error.text(in: messages)
      }
    case .usernameTaken, .usernameInvalid: form.fail(.name, error.text(in: messages))
    case .passwordTooShort, .passwordTooCommon: form.fail(.password, error.text(in: messages))
    case .credentialsWrong:
      form.clear(.password)
      form.fail(.password, error.text(in: messages))
    case .registrationClosed: form.fail(.invitation, error.text(in: messages))
    default: remark = error.text(in: messages)
    }
  }
}

extension SignInForm {
  /// Signs in or up with the typed values. A server that was chosen in the form becomes the setting.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  fileprivate func send(
    to address: ServerAddress, signIn: SignIn, preferences: Preferences
  ) async throws -> SignedIn {
    let name = text(.name).trimmingBlanks
    let invitation = asksForInvitation ? text(.invitation).trimmingBlanks : ""
    let signedIn =
      isSignup
      ? try await signIn.signUp(
        name: name, password: password, invitation: invitation.isEmpty ? nil : invitation,
        at: address)
      : try await signIn.logIn(name: name, password: password, at: address)
    if signedIn.isOtherServer, fixedServer == nil {
      try preferences.change(.server, to: signedIn.server)
    }
    return signedIn
  }
}
