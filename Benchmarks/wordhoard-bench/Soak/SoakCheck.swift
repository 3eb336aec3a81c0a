import Foundation
import GameEngine
import ScoreAPI

/// Checks whether the server still has all changes that it acknowledged to a player of a soak.
struct SoakCheck {
  let player: SoakPlayer
  private var ledger: SoakLedger { player.ledger }

  init(_ player: SoakPlayer) { self.player = player }

  /// Compares the account with the ledger, and reports losses.
  ///
  /// - Returns: false if the server ended before the check was complete.
  func verify() -> Bool {
    // An account without a token may not exist.
    guard ledger.token != nil else { return true }
    guard let answer = player.ask(.account), [200, 401].contains(answer.status) else {
      return false
    }
    guard let account = player.value(AccountView.self, answer) else {
      player.server.report("\(ledger.username): a session is lost, \(answer.status)")
      player.renew()
      return true
    }
    if let listed = ledger.isListed, listed != account.listed { lost("a setting") }
    if let password = ledger.password {
      let login = #"{"username":"\#(ledger.username)","password":"\#(password)"}"#
      guard let answer = player.ask(.login, json: login) else { return false }
      if answer.status == 401 { lost("a password") }
    }
    return verifyJournal() && verifyGroup() && verifyRun()
  }

  private func lost(_ what: String) { player.server.report("\(ledger.username): \(what) is lost") }

  private func verifyJournal() -> Bool {
    var found: Set<Int> = []
    var cursor: String?
    while true {
      let query = "?limit=500" + (cursor.map { "&after=\($0)" } ?? "")
      guard let answer = player.ask(.events, Route.events.path + query), answer.status != 429,
        let page = player.value(JournalPageView.self, answer)
      else { return false }
      found.formUnion(page.events.compactMap { HostileEvents.number(of: $0.event.id) })
      guard !page.events.isEmpty, let next = page.cursor else { break }
      cursor = next
    }
    let missing = ledger.stored.subtracting(found).count
    if missing > 0 { lost("\(missing) of \(ledger.stored.count) events") }
    let old = found.subtracting(ledger.sent).count
    if old > 0 { player.server.report("\(ledger.username): \(old) events are there again") }
    return true
  }

  private func verifyGroup() -> Bool {
    guard let group = ledger.group else { return true }
    guard let answer = player.ask(.groups), answer.status != 429 else { return false }
    let groups = player.value(GroupList.self, answer)?.groups ?? []
    if !groups.contains(where: { $0.id == group }) { lost("a group") }
    return true
  }

  private func verifyRun() -> Bool {
    guard let run = ledger.run else { return true }
    guard let answer = player.ask(.run, Route.run.path(run.id)), answer.status != 429 else {
      return false
    }
    let next = player.value(RunAnswer.self, answer)?.run.nextMove ?? 0
    // A run without an answer is deleted when its time is over.
    if run.next > 1, next < run.next { lost("a move") }
    // The last move may have been stored, although it was not acknowledged.
    if next != run.next { player.ledger.run = nil }
    return true
  }
}
