import ClientCore
import Messages

/// Texts about the dailies of today: the one that counts, and the solo one beside a ranked one.
struct DailyTexts {
  let today: Today
  let messages: Messages
  /// Whether they are for a screen reader, without signs.
  var isSpoken = false

  /// A daily, whoever dealt it.
  struct Daily {
    /// The server's name, or its address if it is not known yet; nil for that of this program.
    let server: String?
    /// Nil if a server's daily was not begun.
    let number: Int?
    let state: Today.DailyState
    let answered: Int
    let score: Int
    let marks: [Bool]

    /// The right answers among its ten questions, without the encore.
    var correct: Int { marks.prefix(DailyTexts.questions).count { $0 } }
  }

  /// The questions of a daily without its encore.
  static let questions = 10

  /// The daily that `wordhoard daily` plays: the server's if the player is signed in. Nil before
  /// the first one.
  var main: Daily? {
    guard let ranked = today.ranked else { return solo }
    return Daily(
      server: DailyTexts.name(ofServer: ranked.server), number: ranked.number, state: ranked.state,
      answered: ranked.answered, score: ranked.score, marks: ranked.marks)
  }

  /// The daily of this program; nil before the first one.
  var solo: Daily? {
    today.daily.map {
      Daily(
        server: nil, number: $0.number, state: $0.state, answered: $0.answered,
        score: $0.score, marks: $0.marks)
    }
  }

  /// A server's name, or the address without its scheme if the name is not known yet.
  static func name(ofServer server: String) -> String {
    let name = server.hasPrefix("https://") ? String(server.dropFirst(8)) : server
    return shortened(name)
  }

  /// A daily's name where it is clear that it is one: `#12`, `Fable #12`.
  func name(of daily: Daily) -> String {
    let parts = [daily.server, daily.number.map(sign)]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// A daily's name behind the program's, which it does not repeat: `daily #12`, `Fable #12`.
  func shortName(of daily: Daily) -> String {
    guard let number = daily.number.map(sign) else {
      return messages("daily of \(daily.server ?? "")", context: "a server")
    }
    return daily.server.flatMap(DailyName.dealer).map { "\($0) \(number)" }
      ?? messages("daily \(number)")
  }

  /// The state of a daily in a few words, with its name.
  ///
  /// - Parameter namesServer: whether the name has the server's.
  func headline(of daily: Daily, namesServer: Bool = true) -> String {
    let name = namesServer ? name(of: daily) : daily.number.map(sign) ?? ""
    switch daily.state {
    case .new where name.isEmpty: return messages("ten questions, the same for everyone")
    case .new: return messages("\(name): ten questions, the same for everyone")
    case .open: return messages("\(name): open at question \(daily.answered + 1)")
    case .finished:
      let points = messages.number(daily.score)
      let right = messages("\(name) is done: \(daily.correct) right")
      return messages.plural(
        daily.score, "\(right), \(points) point", "\(right), \(points) points")
    }
  }

  /// The same without its name, for a figure.
  func state(of daily: Daily) -> String {
    switch daily.state {
    case .new: messages("to play", context: "a daily")
    case .open: messages("open at question \(daily.answered + 1)", context: "a daily")
    case .finished: messages("done: \(messages.number(daily.score))", context: "a daily")
    }
  }

  /// The number of a daily: `#12`.
  private func sign(ofNumber number: Int) -> String {
    isSpoken ? messages("number \(number)", context: "of a daily, spoken") : "#\(number)"
  }
}
