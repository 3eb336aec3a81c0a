import Foundation
import GameEngine
import ScoreAPI

/// The five attacks, four of them by one account at one address.
enum Attacks {
  /// H1: the attacker's journal is full of words it has seen. It requests its account and pages of
  /// those words, logs in, uploads more, and leaves responses unread.
  static func heavyJournal(_ attacker: Attacker, _ siege: Siege) {
    attacker.attack(siege) { turn, caller in
      switch turn % 8 {
      case 0:
        caller.call(
          "login", RawRequest.post(Route.login.path, json: attacker.credentials()))
      case 1:
        caller.call("page of seen words", RawRequest.get(Route.seen.path, token: attacker.token))
      default:
        caller.call("account", RawRequest.get(Route.account.path, token: attacker.token))
      }
      // The limit of requests must leave some for the unread answers.
      usleep(150_000)
    }
    attacker.attack(siege) { turn, caller in
      upload(HostileEvents.seen(100_000_000 + 500 * turn, 500), "upload", attacker, caller)
      usleep(5_000_000)
    }
    siege.thread { UnreadAnswers(attacker, siege).run() }
  }

  /// H2: three threads undo answers, one at a time, from the beginning of a long journal. After
  /// each, they request the figures that depend on them.
  static func undoing(_ attacker: Attacker, _ siege: Siege) {
    for thread in 0..<3 {
      attacker.attack(siege) { turn, caller in
        let undo = HostileEvents.undo(of: 3 * turn + thread)
        upload([undo], "undo", attacker, caller)
        caller.call("account", RawRequest.get(Route.account.path, token: attacker.token))
      }
    }
  }

  /// M1: the attacker logs in with right and wrong passwords, and with names that do not exist.
  static func passwords(_ attacker: Attacker, _ siege: Siege) {
    for thread in 0..<8 {
      attacker.attack(siege) { turn, caller in
        let (action, credentials) =
          switch (thread + turn) % 3 {
          case 0: ("right password", attacker.credentials())
          case 1: ("wrong password", attacker.credentials(password: "wrong \(turn)"))
          default: ("unknown name", attacker.credentials(name: "unknown\(thread)x\(turn)"))
          }
        caller.call(action, RawRequest.post(Route.login.path, json: credentials))
      }
    }
  }

  /// M3: the attacker's journal takes the maximum disk space. It uploads more, and starts runs,
  /// which it gives up, or ends by passing the first question.
  static func disk(_ attacker: Attacker, _ siege: Siege) {
    attacker.attack(siege) { turn, caller in
      upload(HostileEvents.large(100_000_000 + 400 * turn, 400), "upload", attacker, caller)
      usleep(5_000_000)
    }
    attacker.attack(siege) { turn, caller in
      let start = RawRequest.post(
        Route.startRun.path, token: attacker.token, json: #"{"board":"run"}"#)
      guard let answer = caller.call("run begun", start), [200, 201].contains(answer.status),
        let run = try? JSONDecoder().decode(RunAnswer.self, from: Data(answer.body)).run
      else { return }
      if turn.isMultiple(of: 2) {
        let end = RawRequest.head("DELETE", Route.endRun.path(run.id), token: attacker.token)
        caller.call("run given up", end + "\r\n")
      } else {
        caller.call(
          "run answered",
          RawRequest.post(
            Route.move.path(run.id), token: attacker.token,
            json: #"{"move":\#(run.nextMove),"input":""}"#))
      }
    }
  }

  /// C1: the members of a class have one connection each, and one of them has sixty. They request
  /// the boards of their group all the time.
  static func groupBoards(_ members: [Attacker], of group: String, _ siege: Siege) {
    let boards = [
      ("daily", CalendarDate(utc: Int64(Date().timeIntervalSince1970 * 1000)).description),
      ("run", "all"),
    ]
    for (number, member) in members.enumerated() {
      for _ in 0..<(number == 0 ? 60 : 1) {
        member.attack(siege) { turn, caller in
          let (board, period) = boards[turn % boards.count]
          let answer = caller.call(
            "board",
            RawRequest.get(Route.groupBoard.path(group, board, period), token: member.token))
          // The limit allows ten requests a second on sixty connections. Together they come back
          // after a second.
          if answer?.status == 429 { usleep(1_000_000) }
        }
      }
    }
  }

  private static func upload(
    _ events: [String], _ action: String, _ attacker: Attacker, _ caller: Caller
  ) {
    caller.call(
      action,
      RawRequest.post(
        Route.addEvents.path, token: attacker.token, json: HostileEvents.upload(events)))
  }
}

extension Attacker {
  /// A login as JSON; with the right name and password by default.
  fileprivate func credentials(name: String? = nil, password: String? = nil) -> String {
    #"{"username":"\#(name ?? username)","password":"\#(password ?? SiegeFill.password)"}"#
  }
}
