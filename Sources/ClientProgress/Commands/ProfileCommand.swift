import ArgumentParser
import ClientCore
import Messages
import Terminal

struct ProfileCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", _superCommandName: "wordhoard",
    abstract: "Show your hoard, your progress and what is due.",
    discussion: """
      The hoard is the number of words that you would recall if you were asked tomorrow to type \
      every word you have answered.
      """)
  @OptionGroup var options: GlobalOptions
  @Flag(help: "Show how well the memory model predicted your answers.")
  var calibration = false
  @Flag(help: "Fit the memory model to your answers, from 1,000 on; kept only if it is better.")
  var fit = false

  @Flag(help: "Show how many words and cards come due a day for each retention you may choose.")
  var forecast = false
  @OptionGroup var words: CourseOption

  func validate() throws {
    let chosen = [
      ("--calibration", calibration), ("--fit", fit), ("--forecast", forecast),
      ("--course", words.course != nil),
    ].filter(\.1).map(\.0)
    if chosen.count > 1 {
      throw ValidationError("\(chosen[0]) cannot be combined with \(chosen[1])")
    }
  }

  func run(in feature: ProgressFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let statistics = feature.statistics
    if calibration { return try printCalibration(in: feature) }
    if fit { return try printFit(in: feature) }
    if forecast { return try printForecast(in: feature) }
    if let course = words.course {
      let figures = try statistics.figures(ofCourse: course)
      return try presentation.print(figures) {
        try CourseReport(figures: figures, messages: messages).all.text(on: presentation)
      }
    }
    let profile = try statistics.profile()
    try presentation.print(profile) {
      try presentation.isSpoken()
        ? presentation.paragraphs(ProfileSentences(profile: profile, messages: messages).paragraphs)
        : try ProfileReport(profile: profile, messages: messages).all.text(on: presentation)
    }
  }

  /// Prints how well the memory model predicted the player's answers, compared with a constant prediction.
  private func printCalibration(in feature: ProgressFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let line = ProgressLine(host: presentation.host)
    let report: PredictionReport
    do {
      defer { line.clear() }
      report = try feature.statistics.predictions {
        line.show(PredictionTexts.text(ofShareRead: $0, in: messages))
      }
    }
    try presentation.print(report) {
      if report.model == nil { return messages(PredictionTexts.nothing) + "\n" }
      let texts = PredictionTexts(report: report, messages: messages)
      return try presentation.isSpoken()
        ? presentation.paragraphs([texts.spoken]) : table(texts, on: presentation)
    }
  }

  /// Fits the memory model, and prints how much better it predicts.
  private func printFit(in feature: ProgressFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let line = ProgressLine(host: presentation.host)
    let outcome: ModelFit.Outcome
    do {
      defer { line.clear() }
      outcome = try ModelFit(store: feature.core.store).run {
        line.show(FitTexts.text(ofShareDone: $0, in: messages))
      }
    }
    try presentation.print(outcome) {
      presentation.paragraphs(FitTexts(outcome: outcome, messages: messages).paragraphs)
    }
  }

  /// Prints what comes due for each retention that can be chosen.
  private func printForecast(in feature: ProgressFeature) throws {
    let presentation = feature.presentation
    let forecast = try feature.statistics.dueForecast()
    let texts = DueForecastTexts(forecast, feature.messages)
    try presentation.print(forecast) {
      let rows =
        try presentation.isSpoken()
        ? presentation.paragraphs(texts.sentences)
        : texts.table(width: presentation.width).map { "  \($0)\n" }.joined()
      return presentation.paragraphs([texts.explanation]) + "\n" + rows + "\n"
        + presentation.paragraphs([texts.advice])
    }
  }

  private func table(_ report: PredictionTexts, on presentation: Presentation) -> String {
    let (model, constant) = report.columns
    let head = "  " + "".padded(to: 13) + model.padded(to: 10) + constant + "\n"
    let rows = report.measures.map { measure in
      "  " + measure.name.padded(to: 13) + measure.model.padded(to: 10)
        + measure.constant.padded(to: 12) + measure.meaning + "\n"
    }
    let columns = report.rangeColumns
    let ranges = ([columns] + report.ranges).map { expected, known, answers in
      "  " + expected.padded(to: 13) + known.padded(to: 10) + answers + "\n"
    }
    return presentation.paragraphs([report.summary]) + "\n" + ranges.joined()
      + "\n" + presentation.paragraphs([report.head]) + "\n" + head + rows.joined()
      + presentation.paragraphs([report.foot])
  }
}
