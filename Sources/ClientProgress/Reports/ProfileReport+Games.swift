import ClientCore
import GameEngine
import Messages

/// The parts about rounds: bests and history by mode.
extension ProfileReport {
  /// Finished rounds by mode, and dailies by right answers; empty if no round was finished.
  var games: [Report.Part] {
    guard !profile.modes.isEmpty else { return [] }
    let texts = ModeRoundsTexts(messages)
    let figures = profile.modes.map { rounds in
      (name: texts.name(of: rounds), value: texts.text(of: rounds))
    }
    var parts = [Report.Part.figures(figures, title: messages("Games", context: "a heading"))]
    for rounds in profile.modes {
      guard let distribution = rounds.distribution else { continue }
      let title =
        rounds.ranked
        ? messages("Ranked dailies by right answers") : messages("Dailies by right answers")
      parts.append(
        .counts(
          [title, texts.course(of: rounds)].compactMap(\.self).joined(separator: " · "),
          distribution.indices.reversed().map { ("\($0)", distribution[$0]) }, messages: messages))
    }
    return parts
  }

  /// The hoard and the words met in each course; nil if there is only one.
  var courses: Report.Part? {
    profile.courses.map { courses in
      .figures(
        courses.map { (LanguageTexts(messages).name(of: $0.course.rawValue), text(of: $0)) },
        title: messages("Courses", context: "a heading"))
    }
  }

  private func text(of course: CourseFigures) -> String {
    CourseReport(figures: course, messages: messages).hoard
  }

  /// The most right answers in a row in each form.
  var longestRuns: Report.Part {
    .counts(
      messages("Most in a row by form, other forms left out"),
      profile.forms.filter { ($0.longestRun ?? 0) > 0 }.map {
        (NameTexts(messages).name(of: FormID($0.name)), $0.longestRun ?? 0)
      },
      messages: messages)
  }
}

/// Texts about the finished rounds of a mode.
struct ModeRoundsTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The mode, whether the rounds are ranked, and their course if it is not English.
  func name(of rounds: ModeRounds) -> String {
    let mode = NameTexts(messages).name(of: rounds.mode)
    let name = rounds.ranked ? messages("\(mode), ranked", context: "a kind of game") : mode
    return messages.commaSeparated([name, course(of: rounds)].compactMap(\.self))
  }

  /// The name of the course of rounds; nil for English.
  func course(of rounds: ModeRounds) -> String? {
    if rounds.course == .hard { return messages("hard", context: "dailies") }
    return rounds.course.unlessEnglish.map { LanguageTexts(messages).name(of: $0) }
  }

  /// The number of rounds, the average score, the average of the last rounds if there are enough,
  /// and the bests.
  func text(of rounds: ModeRounds) -> String {
    var parts = [
      messages("\(messages.number(rounds.played)) played", context: "rounds"),
      messages("average \(messages.number(rounds.averageScore))", context: "a score"),
    ]
    if let lately = rounds.recentAverage {
      parts.append(messages("lately \(messages.number(lately))", context: "a score"))
    }
    let best = messages.number(rounds.bestScore)
    parts.append(messages("best \(best)", context: "a score"))
    parts.append(messages("most right \(messages.number(rounds.mostRight))"))
    return messages.commaSeparated(parts)
  }
}
