import ClientCore
import GameEngine
import Journal
import Messages
import ScoreAPI
import Terminal

/// The player's account on the score server, the sync of the journal, and signing out.
struct AccountScreen: Screen {
  enum Message: Sendable {
    case ask
    case seen(AccountCard, remark: String?)
    case failed(ClientError, name: String?)
    case cancelled(String)
    case sync
    case synced(SyncReport)
    case list(Bool)
    case askToLogOut
    case stay
    case logOut
    case loggedOut(ClientError?)
    case openPage
    case signIn
  }

  private let account: OwnAccount
  private let signIn: SignIn
  private let sync: Sync
  private let server: ServerAccess
  private let navigator: Navigator<CompeteRoute>
  let messages: Messages
  private(set) var card: AccountCard?
  /// The name of the account that is signed in; nil if it is unknown, or the player is signed out.
  private(set) var name: String?
  private(set) var failure: ClientError?
  /// The outcome of the last action, below the figures; nil before the first.
  private(set) var remark: (text: String, isError: Bool)?
  private(set) var isBusy = false
  private(set) var isLeaving = false

  /// - Parameter server: provides the name of the signed-in account.
  init(
    account: OwnAccount, signIn: SignIn, sync: Sync, server: ServerAccess,
    navigator: Navigator<CompeteRoute>,
    messages: Messages
  ) {
    self.account = account
    self.signIn = signIn
    self.sync = sync
    self.server = server
    self.navigator = navigator
    self.messages = messages
  }

  var title: String { messages.title("Account") }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if isLeaving {
      return [
        Binding([.enter, .escape, .character("n")], messages.command("stay"), .stay),
        Binding(Key.yes(in: messages), messages.command("log out"), .logOut),
      ]
    }
    if isBusy { return [] }
    var all: [Binding<Message>] = []
    if let failure {
      all.append(failure.remedy(signIn: .signIn, tryAgain: .ask, in: messages))
    } else if let card {
      all += [
        Binding(.character("s"), messages.command("sync"), .sync),
        Binding([.enter, .character("p")], messages.command("your page"), .openPage),
        Binding(
          .character("l"),
          card.account.listed ? messages.command("hide results") : messages.command("list results"),
          .list(!card.account.listed)),
      ]
    } else {
      all.append(
        Binding([.enter, .character("r")], messages.command("load again"), .ask))
    }
    if name != nil {
      all.append(
        Binding(.character("o"), messages.command("log out"), .askToLogOut))
    }
    return all
  }

  func message(for input: Input) -> Message? { input == .shown && !isBusy ? .ask : nil }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .ask:
      remark = nil
      return ask()
    case .seen(let card, let text):
      (self.card, name, failure, isBusy) = (card, card.account.username, nil, false)
      if let text { remark = (text, false) }
    case .failed(let error, let name): fail(error, name: name)
    case .cancelled(let text):
      isBusy = false
      remark = (text, false)
    case .sync: return synchronize()
    case .synced(let report):
      remark = (report.summary(in: messages), false)
      return ask()
    case .list(let listed): return list(listed)
    case .askToLogOut: isLeaving = true
    case .stay: isLeaving = false
    case .logOut: return logOut()
    case .loggedOut(let error):
      (card, name) = (nil, nil)
      remark =
        error.map { ($0.text(in: messages), true) } ?? (messages("You are signed out."), false)
      return ask()
    case .openPage:
      return card.map { [.open(navigator.screen(.player($0.account.username)))] } ?? []
    case .signIn:
      remark = nil
      return [.open(navigator.screen(.signIn))]
    }
    return []
  }

  private mutating func fail(_ error: ClientError, name: String?) {
    isBusy = false
    self.name = name
    if card == nil || error.isResolvedBySigningIn {
      (card, failure) = (nil, error)
    } else {
      remark = (error.text(in: messages), true)
    }
  }

  private mutating func ask() -> [Effect<Message>] {
    failure = nil
    return work(
      messages("asking the server"),
      cancelled: messages("Cancelled; this may be out of date.")
    ) { [account] _ in
      .seen(try await account.card(), remark: nil)
    }
  }

  private mutating func synchronize() -> [Effect<Message>] {
    remark = nil
    return work(
      messages("syncing your journal"),
      cancelled: messages("Cancelled; what was already sent or received is kept.")
    ) { [sync, messages] report in
      .synced(try await sync.run { report(nil, $0.text(in: messages)) })
    }
  }

  private mutating func list(_ listed: Bool) -> [Effect<Message>] {
    remark = nil
    return work(
      messages("asking the server"),
      cancelled: messages("Cancelled; the change may have been made.")
    ) { [account, messages] _ in
      let card = try await account.listResults(listed)
      return .seen(card, remark: card.listing(in: messages))
    }
  }

  private mutating func work(
    _ label: String, cancelled: String,
    _ body: @escaping @Sendable (@escaping Work<Message>.Report) async throws -> Message
  ) -> [Effect<Message>] {
    isBusy = true
    let server = server
    return [
      .run(
        Work(label, cancelled: .cancelled(cancelled)) { report in
          do {
            return try await body(report)
          } catch {
            return .failed(
              ClientError(error), name: (try? server.credentialsInUse())?.username)
          }
        })
    ]
  }

  private mutating func logOut() -> [Effect<Message>] {
    (isLeaving, isBusy) = (false, true)
    return [
      .attempt(messages("asking the server"), failed: { .loggedOut($0) }) { [signIn] in
        try await signIn.signOut()
        return .loggedOut(nil)
      }
    ]
  }
}
