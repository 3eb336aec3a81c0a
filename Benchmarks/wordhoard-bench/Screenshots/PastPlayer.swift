import GameEngine
import Journal

/// A made-up player who has played for some weeks, always in the same way.
struct PastPlayer {
  /// The words in the player's games.
  let words: [Item]
  /// The first date, on which the first daily was dealt.
  let first: CalendarDate
  /// The number of dates. Some early ones are missed.
  let days: Int

  /// Writes the journal into a player's folder.
  func fill(_ home: String) throws {
    let journal = try Journal(directory: home, makeDevice: { "screenshots" })
    var generator = SeededGenerator(seed: 57)
    var met: [(word: Item, times: Int)] = []
    let easy = words.filter { ($0.level ?? .one) <= .two }
    for day in 0..<days where ![5, 6, 17].contains(day) {
      let date = first.adding(days: day)
      var drafts = round(day, 0, .daily1, daily: date, of: 10) { _ in
        answer(to: words[generator.below(words.count)], times: 2, &generator)
      }
      // Some new words, and some words asked before.
      drafts += round(day, 1, .learn, daily: nil, of: 12 + generator.below(8)) { place in
        if place % 4 == 0 || met.count < 8 {
          met.append((easy[generator.below(easy.count)], 0))
        } else {
          met.append(met.remove(at: generator.below(min(met.count, 40))))
        }
        met[met.count - 1].times += 1
        return answer(to: met[met.count - 1].word, times: met[met.count - 1].times, &generator)
      }
      let evening =
        Int64(date.dayNumber) * 86_400_000 + Int64(18 * 60 + generator.below(200)) * 60_000
      try journal.append(drafts, at: Moment(instant: evening, localDate: date, offset: 0))
    }
  }

  private typealias Answer = (word: Item, form: FormID, isRight: Bool, millis: Int)

  private func answer(
    to word: Item, times: Int, _ generator: inout SeededGenerator
  ) -> Answer {
    let forms = ["match", "recall", "cloze", "meaning"]
    // A word that was met before is more likely known, a hard one less likely.
    let chance = min(95, 74 + 5 * times - 4 * (word.level?.rawValue ?? 1))
    return (
      word, FormID(forms[generator.below(forms.count)]), generator.below(100) < chance,
      2500 + generator.below(7000)
    )
  }

  private func round(
    _ day: Int, _ place: Int, _ ruleset: Ruleset, daily: CalendarDate?, of count: Int,
    _ answer: (Int) -> Answer
  ) -> [Journal.Draft] {
    let id = EventID(high: UInt64(day + 1), low: UInt64(place + 1))
    let header = RoundHeader(
      date: daily, number: daily.map { _ in day + 1 }, questions: count, ruleset: ruleset,
      edition: "en-1")
    var run = 0
    var result = (score: 0, correct: 0, millis: 0)
    var drafts = [Journal.Draft(id: id, body: .round(RoundEntry(round: id, header: header)))]
    for index in 1...count {
      let (word, form, isRight, millis) = answer(index)
      run = isRight ? run + 1 : 0
      let points = 100 * min(run, 10)
      result = (
        result.score + points, result.correct + (isRight ? 1 : 0), result.millis + millis
      )
      let entry = AnswerEntry(
        item: word.id, form: form, input: isRight ? word.term : "",
        verdict: isRight ? .right : .passed, milliseconds: millis, hint: false, round: id,
        index: index, points: points, again: false, level: word.level)
      drafts.append(.init(id: EventID(derivedFrom: "\(id)/\(index)"), body: .answer(entry)))
    }
    let end = ResultEntry(
      round: id, score: result.score, correct: result.correct, questions: count,
      elapsedMillis: result.millis)
    drafts.append(.init(id: EventID(derivedFrom: "\(id)/end"), body: .result(end)))
    return drafts
  }
}
