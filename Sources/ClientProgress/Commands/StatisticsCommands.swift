import ClientCore
import Messages
import Terminal

/// Commands that show the player's progress.
package struct StatisticsCommands {
  let statistics: Statistics
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// Prints today at a glance: the daily, the streak, the totals, and the next steps.
  ///
  /// - Parameter short: whether to print one line, for a prompt or a status bar.
  /// - Throws: `ClientError`.
  package func today(short: Bool) throws {
    let today = try statistics.today()
    try presentation.print(today) {
      let text = TodayText(today: today, messages: messages)
      if short { return text.short }
      return try presentation.isSpoken()
        ? text.sentences(width: presentation.width)
        : text.columns(style: try presentation.style(), width: presentation.width)
    }
  }

  /// Prints the player's progress, in figures and plots.
  ///
  /// - Throws: `ClientError`.
  package func profile() throws {
    let profile = try statistics.profile()
    try presentation.print(profile) {
      try presentation.isSpoken()
        ? presentation.paragraphs(ProfileSentences(profile: profile, messages: messages).paragraphs)
        : try text(of: ProfileReport(profile: profile, messages: messages).all)
    }
  }

  /// Prints a summary of this week or this year.
  ///
  /// - Throws: `ClientError`.
  package func recap(of span: RecapSpan) throws {
    let recap = try statistics.recap(of: span)
    try presentation.print(recap) {
      try presentation.isSpoken()
        ? presentation.paragraphs(RecapSentences(recap: recap, messages: messages).paragraphs)
        : try text(of: RecapReport(recap: recap, messages: messages).all)
    }
  }

  /// Prints how well the memory model predicted the player's answers, compared with a constant prediction.
  ///
  /// - Throws: `ClientError`.
  package func calibration() throws {
    let line = ProgressLine(host: presentation.host)
    let report: PredictionReport
    do {
      defer { line.clear() }
      report = try statistics.predictions {
        line.show(PredictionTexts.text(ofShareRead: $0, in: messages))
      }
    }
    try presentation.print(report) {
      if report.model == nil { return messages(PredictionTexts.nothing) + "\n" }
      let texts = PredictionTexts(report: report, messages: messages)
      return try presentation.isSpoken()
        ? presentation.paragraphs([texts.spoken]) : table(texts)
    }
  }

  private func table(_ report: PredictionTexts) -> String {
    let (model, constant) = report.columns
    let head = "  " + "".padded(to: 13) + model.padded(to: 10) + constant + "\n"
    let rows = report.measures.map { measure in
      "  " + measure.name.padded(to: 13) + measure.model.padded(to: 10)
        + measure.constant.padded(to: 12) + measure.meaning + "\n"
    }
    return presentation.paragraphs([report.head]) + "\n" + head + rows.joined()
      + presentation.paragraphs([report.foot])
  }

  /// Formats a report for line mode.
  private func text(of report: Report) throws -> String {
    ReportText(
      report: report, style: try presentation.style(),
      plot: Plot(isUnicode: presentation.host.display.isUnicode), width: presentation.width
    ).text
  }
}
