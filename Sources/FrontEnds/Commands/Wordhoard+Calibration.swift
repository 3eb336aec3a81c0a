import Client
import GameEngine
import Journal

extension Wordhoard {
  /// Prints how well the memory model foretold the player's own answers, beside somebody who always says
  /// the same.
  ///
  /// - Throws: `ClientError`.
  package func calibration() throws {
    let line = ProgressLine(host: host)
    let foretold: Foretold
    do {
      defer { line.clear() }
      foretold = try self.foretold { line.show(Wordhoard.told(read: $0)) }
    }
    let progress = try journal.progress()
    try print(foretold) {
      if foretold.model == nil { return Foretold.nothing + "\n" }
      return Settings(progress).spoken
        ? wrapped(foretold.spoken, width: width) + "\n" : table(foretold)
    }
  }

  private func table(_ foretold: Foretold) -> String {
    let head = "  " + "".padded(to: 13) + "model".padded(to: 10) + "constant\n"
    let rows = foretold.measures.map { measure in
      "  " + measure.name.padded(to: 13) + measure.model.padded(to: 10)
        + measure.constant.padded(to: 12) + measure.meaning + "\n"
    }
    return wrapped(foretold.head, width: width) + "\n\n" + head + rows.joined()
      + wrapped(foretold.foot, width: width) + "\n"
  }

  // MARK: - Without printing

  /// How well the memory model foretold the player's own answers. It reads the whole journal, which takes a
  /// while where that is long; where its task is cancelled it ends with an error.
  ///
  /// - Parameter report: is told how much is read, from 0 to 1, now and then.
  /// - Throws: `JournalError`.
  func foretold(_ report: (Double) -> Void) throws -> Foretold {
    var calibration = Calibration()
    let all = try journal.count()
    var read = 0
    try journal.retrace { fold, event in
      read += 1
      if read % 10_000 == 0 { report(Double(read) / Double(max(1, all))) }
      guard case .answer(let answer) = event.body, let word = fold.progress.words[answer.item]
      else { return }
      let isRight = answer.verdict == .right || fold.isDisputed(event.id)
      calibration.note(isRight: isRight, of: word, at: event.instant)
    }
    return Foretold(calibration)
  }

  /// What is told while the journal is read.
  static func told(read share: Double) -> String { "\(Int(100 * share)) % of your journal read" }
}
