import Client
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

  private let account: Account
  private let signIn: SignIn
  private let sync: Sync
  private let server: ServerAccess
  private let navigator: Navigator
  private(set) var card: AccountCard?
  /// The name of who is signed in, as far as is known here.
  private(set) var name: String?
  private(set) var failure: ClientError?
  /// What was done, or why it was not.
  private(set) var remark: (text: String, isError: Bool)?
  private(set) var isBusy = false
  private(set) var isLeaving = false

  /// - Parameter server: tells who is signed in.
  init(
    account: Account, signIn: SignIn, sync: Sync, server: ServerAccess, navigator: Navigator
  ) {
    self.account = account
    self.signIn = signIn
    self.sync = sync
    self.server = server
    self.navigator = navigator
  }

  var title: String { "Account" }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if isLeaving {
      return [
        Binding([.enter, .escape, .character("n")], "stay", .stay),
        Binding(.character("y"), "log out", .logOut),
      ]
    }
    if isBusy { return [] }
    var all: [Binding<Message>] = []
    if let failure {
      all.append(failure.wayOut(signIn: .signIn, tryAgain: .ask))
    } else if let card {
      all += [
        Binding(.character("s"), "sync", .sync),
        Binding([.enter, .character("p")], "your page", .openPage),
        Binding(
          .character("l"), card.account.listed ? "hide results" : "list results",
          .list(!card.account.listed)),
      ]
    } else {
      all.append(Binding([.enter, .character("r")], "ask again", .ask))
    }
    if name != nil { all.append(Binding(.character("o"), "log out", .askToLogOut)) }
    return all
  }

  func message(for input: Input) -> Message? { input == .shown && !isBusy ? .ask : nil }

  // MARK: - What happens

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .ask:
      remark = nil
      return ask()
    case .seen(let card, let told):
      (self.card, name, failure, isBusy) = (card, card.account.username, nil, false)
      if let told { remark = (told, false) }
    case .failed(let error, let name): fail(error, name: name)
    case .cancelled(let told):
      isBusy = false
      remark = (told, false)
    case .sync: return synchronize()
    case .synced(let report):
      remark = (report.summary, false)
      return ask()
    case .list(let listed): return list(listed)
    case .askToLogOut: isLeaving = true
    case .stay: isLeaving = false
    case .logOut: return logOut()
    case .loggedOut(let error):
      (card, name) = (nil, nil)
      remark = error.map { ($0.message, true) } ?? ("You are signed out.", false)
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
    if card == nil || error.endsBySigningIn {
      (card, failure) = (nil, error)
    } else {
      remark = (error.message, true)
    }
  }

  private mutating func ask() -> [Effect<Message>] {
    failure = nil
    return work("asking the server", cancelled: "Cancelled; what shows may be old.") {
      [account] _ in
      .seen(try await account.card(), remark: nil)
    }
  }

  private mutating func synchronize() -> [Effect<Message>] {
    remark = nil
    return work(
      "bringing your journal in step", cancelled: "Cancelled; what came and went before stays."
    ) { [sync] report in
      .synced(try await sync.run { report(nil, $0.text) })
    }
  }

  private mutating func list(_ listed: Bool) -> [Effect<Message>] {
    remark = nil
    return work("asking the server", cancelled: "Cancelled; it may have been done.") {
      [account] _ in
      let card = try await account.listResults(listed)
      return .seen(card, remark: card.listingTold)
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
      .attempt("asking the server", failed: { .loggedOut($0) }) { [signIn] in
        try await signIn.signOut()
        return .loggedOut(nil)
      }
    ]
  }
}
