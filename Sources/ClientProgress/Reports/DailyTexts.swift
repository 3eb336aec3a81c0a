import ClientCore
import Messages

/// Texts about the dailies of today: the one that counts, and the solo one beside a ranked one.
struct DailyTexts {
  let today: Today
  let messages: Messages
  /// Whether the texts are for a screen reader, without special characters.
  var isSpoken = false

  /// A daily of this program or of a server.
  struct Daily {
    /// The server's name, or its address if the name is not known yet; nil for this program's
    /// daily.
    let server: String?
    /// The number of the daily; nil if a server's daily was not begun.
    let number: Int?
    let state: Today.DailyState
    let answered: Int
    let score: Int
    let marks: [Bool]

    /// The number of right answers to its ten questions, without the encore.
    var correct: Int { marks.prefix(DailyTexts.questions).count { $0 } }
  }

  /// The number of questions of a daily, without its encore.
  static let questions = 10

  /// The daily that `wordhoard daily` plays: the server's if the player is signed in. Nil before
  /// the first one.
  var main: Daily? {
    guard let ranked = today.ranked else { return solo }
    return Daily(
      server: DailyTexts.name(ofServer: ranked.server), number: ranked.number, state: ranked.state,
      answered: ranked.answered, score: ranked.score, marks: ranked.marks)
  }

  /// This program's daily; nil for a date before the first one.
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

  /// The name of a daily in a text about dailies: `#12`, `Fable #12`.
  func name(of daily: Daily) -> String {
    let parts = [daily.server, daily.number.map(sign)]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The name of a daily after the program's name, which it does not repeat: `daily #12`, `Fable
  /// #12`.
  func shortName(of daily: Daily) -> String {
    guard let number = daily.number.map(sign) else {
      return messages("daily of \(daily.server ?? "")", context: "a server")
    }
    return daily.server.flatMap(DailyName.dealer).map { "\($0) \(number)" }
      ?? messages("daily \(number)")
  }

  /// The name and the state of a daily in a few words.
  ///
  /// - Parameter namesServer: whether the name includes the server's.
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

  /// The state of a daily without its name, for a figure.
  func state(of daily: Daily) -> String {
    switch daily.state {
    case .new: messages("to play", context: "a daily")
    case .open: messages("open at question \(daily.answered + 1)", context: "a daily")
    case .finished: messages("done: \(messages.number(daily.score))", context: "a daily")
    }
  }

  /// The number of a daily as text: `#12`.
  private func sign(ofNumber number: Int) -> String {
    isSpoken ? messages("number \(number)", context: "of a daily, spoken") : "#\(number)"
  }
}
