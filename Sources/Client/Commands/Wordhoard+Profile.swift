import GameEngine
import Journal
import Lexicon

extension Wordhoard {
  /// Prints where the player stands, in figures and plots.
  ///
  /// - Throws: `ClientError`.
  package func profile() throws {
    let progress = try journal.progress()
    let profile = Profile(
      progress, words: pack.words, toSave: try wordsToSave(progress), now: host.now())
    try print(profile) {
      guard Settings(progress).spoken else {
        return ProfileText(
          profile: profile, style: style(progress), plot: Plot(isUnicode: host.display.isUnicode),
          width: width
        ).text
      }
      return ProfileSentences(profile: profile).paragraphs
        .map { wrapped($0, width: width) + "\n" }.joined()
    }
  }

  /// How well the memory model foretold the player's answers, as `--json` prints it.
  private struct Foretold: Encodable {
    let answers: Int
    let rightShare: Double
    let model: Calibration.Quality?
    let constant: Calibration.Quality?
  }

  /// Prints how well the memory model foretold the player's own answers, beside somebody who always says
  /// the same.
  ///
  /// - Throws: `ClientError`.
  package func calibration() throws {
    let line = ProgressLine(host: host)
    var calibration = Calibration()
    do {
      defer { line.clear() }
      let all = try journal.count()
      var read = 0
      try journal.retrace { fold, event in
        read += 1
        if read % 10_000 == 0 { line.show("\(100 * read / max(1, all)) % of your journal read") }
        guard case .answer(let answer) = event.body,
          let word = fold.progress.words[answer.item]
        else { return }
        let isRight = answer.verdict == .right || fold.isDisputed(event.id)
        calibration.note(isRight: isRight, of: word, at: event.instant)
      }
    }
    let progress = try journal.progress()
    let foretold = Foretold(
      answers: calibration.count, rightShare: calibration.rightShare, model: calibration.model,
      constant: calibration.constant)
    try print(foretold) {
      guard let model = foretold.model, let constant = foretold.constant else {
        return "No answers to compare yet: it takes words that you answer again on a later day.\n"
      }
      return Settings(progress).spoken
        ? spoken(foretold, model, constant) : table(foretold, model, constant)
    }
  }

  private func table(
    _ foretold: Foretold, _ model: Calibration.Quality, _ constant: Calibration.Quality
  ) -> String {
    func row(_ name: String, _ one: Double, _ other: Double, _ meaning: String) -> String {
      "  " + name.padded(to: 13) + decimals(one).padded(to: 10) + decimals(other).padded(to: 12)
        + meaning + "\n"
    }
    let head = """
      \(counted(foretold.answers, "answer")) on a later day than the one before, \
      \(percent(foretold.rightShare)) % right
      """
    let foot = """
      The model foretells each answer; the constant says \(percent(foretold.rightShare)) % each time. An AUC \
      of 0.5 is chance.
      """
    return wrapped(head, width: width) + "\n\n  \("".padded(to: 13))model     constant\n"
      + row("log loss", model.logLoss, constant.logLoss, "lower is better")
      + row("RMSE (bins)", model.rmse, constant.rmse, "lower is better")
      + row("AUC", model.auc, constant.auc, "higher is better") + wrapped(foot, width: width) + "\n"
  }

  private func spoken(
    _ foretold: Foretold, _ model: Calibration.Quality, _ constant: Calibration.Quality
  ) -> String {
    let sentences = """
      Of \(counted(foretold.answers, "answer")) on a later day than the one before, \
      \(percent(foretold.rightShare)) percent were right. Log loss, lower is better: the model \
      \(decimals(model.logLoss)), a constant \(decimals(constant.logLoss)). Root mean square error over \
      bins, lower is better: the model \(decimals(model.rmse)), a constant \(decimals(constant.rmse)). \
      Area under the curve, higher is better: the model \(decimals(model.auc)), a constant \
      \(decimals(constant.auc)).
      """
    return wrapped(sentences, width: width) + "\n"
  }

  private func percent(_ share: Double) -> Int { Int((100 * share).rounded()) }

  /// A number with four decimals.
  private func decimals(_ number: Double) -> String {
    let scaled = Int((number * 10_000).rounded())
    return "\(scaled / 10_000).\(String(10_000 + scaled % 10_000).dropFirst())"
  }
}
