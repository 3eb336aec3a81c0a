import Foundation
import GameEngine
import ScoreAPI

/// The requests, and the changes that their responses acknowledge.
extension SoakPlayer {
  /// Sends a request of a route, with existing values if there are any.
  func step(_ route: Route) {
    if ledger.token == nil, route != .signup { return signIn() }
    switch route {
    case .signup, .login: signIn()
    case .logout, .endSessions: leave(route)
    case .endSession: _ = ask(route, route.path(SoakPlayer.unknownID))
    case .changeAccount: list()
    case .changePassword: changePassword()
    case .deleteAccount: deleteAccount()
    case .startRun: start()
    case .move: move()
    case .run: _ = ask(route, route.path(ledger.run?.id ?? SoakPlayer.unknownID))
    case .replay: _ = ask(route, route.path(ledger.playedRun ?? SoakPlayer.unknownID))
    case .endRun: giveUp()
    case .board, .boardPage:
      let (board, period) = SoakPlayer.boards[random.below(SoakPlayer.boards.count)]
      _ = ask(route, route.path(board, period))
    case .groupBoard:
      let (board, period) = SoakPlayer.boards[random.below(SoakPlayer.boards.count)]
      _ = ask(route, route.path(ledger.group ?? SoakPlayer.unknownID, board, period))
    case .player, .playerPage: _ = ask(route, route.path(ledger.username))
    case .createGroup: createGroup()
    case .joinGroup: _ = ask(route, json: #"{"code":"\#(ledger.code ?? "AAAA-BBBB-CCCC")"}"#)
    case .removeMember:
      _ = ask(route, route.path(ledger.group ?? SoakPlayer.unknownID, "nobody-here"))
    case .renewCode: renewCode()
    case .deleteGroup: deleteGroup()
    case .addEvents: upload()
    case .deleteJournal: deleteJournal()
    case .daily: _ = ask(route, "\(route.path)?date=\(SoakPlayer.today)")
    default: _ = ask(route)
    }
  }

  private static let unknownID = EventID(high: 9, low: 9).description
  private static var today: String {
    CalendarDate(utc: Int64(Date().timeIntervalSince1970 * 1000)).description
  }
  private static let boards = [("daily", today), ("run", "all"), ("streak", "all")]

  // MARK: Accounts

  /// Signs in, or creates the account if it does not exist.
  private func signIn() {
    guard let password = ledger.password else { return renew() }
    let json = #"{"username":"\#(ledger.username)","password":"\#(password)"}"#
    for route in [Route.login, .signup] {
      guard let answer = ask(route, json: json) else { return }
      guard answer.status == 201 else { continue }
      ledger.token = value(SessionGrant.self, answer)?.token
      return
    }
  }

  private func leave(_ route: Route) {
    _ = ask(route)
    ledger.token = nil
  }

  private func list() {
    let isListed = random.below(2) == 0
    ledger.isListed =
      outcome(ask(.changeAccount, json: #"{"listed":\#(isListed)}"#)).map {
        $0 ? isListed : ledger.isListed
      } ?? nil
  }

  private func changePassword() {
    guard let old = ledger.password else { return }
    let new = "\(SoakPlayer.password) \(random.below(1_000_000))"
    let json = #"{"currentPassword":"\#(old)","newPassword":"\#(new)"}"#
    ledger.password = outcome(ask(.changePassword, json: json)).map { $0 ? new : old }
  }

  private func deleteAccount() {
    guard let password = ledger.password else { return }
    let json = #"{"password":"\#(password)"}"#
    guard let answer = ask(.deleteAccount, json: json) else { return renew() }
    guard [202, 204].contains(answer.status) else { return }
    let login = #"{"username":"\#(ledger.username)","password":"\#(password)"}"#
    if let status = ask(.login, json: login)?.status, status == 201 {
      server.report("a deleted account can sign in")
    }
    renew()
  }

  // MARK: Runs

  private func start() {
    let json =
      random.below(4) == 0
      ? #"{"board":"daily","date":"\#(SoakPlayer.today)"}"# : #"{"board":"run"}"#
    guard let answer = ask(.startRun, json: json) else { return ledger.run = nil }
    guard let run = value(RunAnswer.self, answer) else { return }
    note(run)
  }

  private func note(_ answer: RunAnswer) {
    if case .result? = answer.events.last {
      ledger.run = nil
    } else {
      ledger.run = (answer.run.id, answer.run.nextMove, isVerdict(answer.events))
    }
  }

  private func isVerdict(_ events: [GameEvent]) -> Bool {
    if case .verdict? = events.last { true } else { false }
  }

  private func move() {
    guard let run = ledger.run else { return start() }
    let input = run.isVerdict ? PlayerInput.next.line : ""
    let answer = ask(
      .move, Route.move.path(run.id), json: #"{"move":\#(run.next),"input":"\#(input)"}"#)
    // Without a response, the move may have been made. It is then sent again after the check.
    guard let answer, let events = value(MoveAnswer.self, answer)?.events else {
      if answer.map({ $0.status == 409 || $0.status == 404 }) ?? false { ledger.run = nil }
      return
    }
    if case .result? = events.last {
      (ledger.run, ledger.playedRun) = (nil, run.id)
    } else {
      ledger.run = (run.id, run.next + 1, isVerdict(events))
    }
  }

  private func giveUp() {
    _ = ask(.endRun, Route.endRun.path(ledger.run?.id ?? SoakPlayer.unknownID))
    ledger.run = nil
  }

  // MARK: Groups

  private func createGroup() {
    let answer = ask(.createGroup, json: #"{"name":"Class"}"#)
    guard let answer, let group = value(GroupView.self, answer) else { return }
    (ledger.group, ledger.code) = (group.id, group.code)
  }

  private func renewCode() {
    let answer = ask(.renewCode, Route.renewCode.path(ledger.group ?? SoakPlayer.unknownID))
    ledger.code = answer.flatMap { value(GroupView.self, $0)?.code }
  }

  private func deleteGroup() {
    _ = ask(.deleteGroup, Route.deleteGroup.path(ledger.group ?? SoakPlayer.unknownID))
    (ledger.group, ledger.code) = (nil, nil)
  }

  // MARK: Journals

  private func upload() {
    let first = random.below(1_000_000) * 10
    let numbers = first..<first + 1 + random.below(100)
    ledger.sent.formUnion(numbers)
    let answer = ask(
      .addEvents,
      json: HostileEvents.upload(
        HostileEvents.answers(first, numbers.count) + [HostileEvents.undo(of: first)]))
    if answer?.status == 200 { ledger.stored.formUnion(numbers) }
  }

  private func deleteJournal() {
    let isDeleted = outcome(ask(.deleteJournal))
    guard isDeleted != false else { return }
    ledger.stored = []
    if isDeleted == true { ledger.sent = [] }
  }

  // MARK: Responses

  /// Whether a change was made; nil if it is unknown.
  private func outcome(_ answer: PatientConnection.Answer?) -> Bool? {
    answer.map { (200..<300).contains($0.status) }
  }

  /// The value in a response; nil for a refusal.
  func value<Value: Decodable>(_ type: Value.Type, _ answer: PatientConnection.Answer) -> Value? {
    guard (200..<300).contains(answer.status) else { return nil }
    do {
      return try JSONDecoder().decode(type, from: Data(answer.body))
    } catch {
      server.report("a response of \(answer.status) is no \(type)")
      return nil
    }
  }
}
