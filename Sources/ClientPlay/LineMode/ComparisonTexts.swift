import ClientCore
import Messages

/// The comparison of a friend's daily with the player's own.
struct ComparisonTexts {
  let friend: SharedDaily
  /// The player's result; nil if they have not played it.
  let own: SharedDaily?
  let messages: Messages

  /// The results one below the other, with the questions of both.
  ///
  /// - Parameter isUnicode: whether the signs may be other than ASCII.
  func table(isUnicode: Bool) -> String {
    let (right, wrong) = isUnicode ? ("✓", "✗") : ("=", ".")
    let rows = [(messages("you", context: "in a comparison"), own), (friendName, friend)]
      .compactMap { name, daily in daily.map { (name, $0) } }
    let width = 2 + (rows.map(\.0.count).max() ?? 0)
    let scores = rows.map { messages.number($0.1.score) }
    let scoreWidth = 2 + (scores.map(\.count).max() ?? 0)
    return zip(rows, scores).map { row, score in
      let (name, daily) = row
      let marks = daily.marks.map { $0 ? right : wrong }.joined()
      return "  " + name.padded(to: width) + "\(daily.correct)/\(daily.questions)".padded(to: 7)
        + score.padded(to: scoreWidth) + marks + "\n"
    }.joined()
  }

  /// The same as sentences: the results, who is ahead, and the questions that only one of both knew.
  var sentences: [String] {
    let daily = shortened(friend.daily)
    guard let own else {
      return [
        messages(
          "Your friend has \(result(of: friend)) in the daily \(daily), which you have not finished."
        )
      ]
    }
    var sentences = [
      messages("You have \(result(of: own)), your friend \(result(of: friend)).")
    ]
    let ahead = messages.number(abs(own.score - friend.score))
    if own.score == friend.score {
      sentences.append(messages("You have the same score."))
    } else if own.score > friend.score {
      sentences.append(messages("You are ahead by \(ahead)."))
    } else {
      sentences.append(messages("Your friend is ahead by \(ahead)."))
    }
    let pairs = Array(zip(own.marks, friend.marks))
    func questions(_ isWanted: (Bool, Bool) -> Bool) -> String {
      messages.commaSeparated(
        pairs.indices.filter { isWanted(pairs[$0].0, pairs[$0].1) }.map { String($0 + 1) })
    }
    let (onlyOwn, onlyFriend) = (questions { $0 && !$1 }, questions { $1 && !$0 })
    if !onlyOwn.isEmpty { sentences.append(messages("Only you knew: question \(onlyOwn).")) }
    if !onlyFriend.isEmpty {
      sentences.append(messages("Only your friend knew: question \(onlyFriend)."))
    }
    return sentences
  }

  private var friendName: String { messages("friend", context: "in a comparison") }

  private func result(of daily: SharedDaily) -> String {
    let score = messages.number(daily.score)
    return messages.plural(
      daily.score, "\(daily.correct) of \(daily.questions) right and \(score) point",
      "\(daily.correct) of \(daily.questions) right and \(score) points")
  }
}
