/// The letters in which a misspelled answer differs from the right one.
enum SpellingDifference: Hashable, Sendable {
  case missing(String)
  case tooMany(String)
  case instead(typed: String, right: String)

  /// The most letters of a difference that help to find it.
  private static let most = 3

  /// - Parameters:
  ///   - input: what was typed, behind earlier tries if there were any.
  ///   - answer: the right answer.
  /// - Returns: nil if they do not differ in a few letters at one place.
  init?(of input: String, from answer: String) {
    // An answer is as many words as the right one, give or take a space.
    let words = input.split(separator: " ")
    let count = answer.split(separator: " ").count
    let found = [count, count + 1, count - 1].lazy.filter { (1...max(1, words.count)).contains($0) }
      .compactMap { SpellingDifference(typed: words.suffix($0).joined(separator: " "), answer) }
    guard let first = found.first else { return nil }
    self = first
  }

  private init?(typed: String, _ answer: String) {
    let (typed, answer) = (Array(typed.lowercased()), Array(answer.lowercased()))
    guard typed != answer else { return nil }
    let start = zip(typed, answer).prefix { $0 == $1 }.count
    let end = zip(typed.dropFirst(start).reversed(), answer.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (wrong, right) = (
      String(typed.dropFirst(start).dropLast(end)), String(answer.dropFirst(start).dropLast(end))
    )
    guard max(wrong.count, right.count) <= SpellingDifference.most,
      !(wrong + right).contains(where: \.isWhitespace)
    else { return nil }
    self =
      wrong.isEmpty
      ? .missing(right) : right.isEmpty ? .tooMany(wrong) : .instead(typed: wrong, right: right)
  }
}
