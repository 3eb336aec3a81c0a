package import GameEngine

extension Messages {
  /// What was not quite right with a right answer; nil where nothing was.
  package func remark(on verdict: VerdictEvent) -> String? {
    switch verdict.remark {
    case .accent: self("Mind the accent: \(verdict.answer).")
    case .form: self("The form that fits is \(verdict.answer).")
    case .spelling: self("Mind the spelling: \(verdict.answer).")
    case .again: self("It was asked again, so it earns nothing.")
    case .unknown, nil: nil
    }
  }

  /// How a question ended, as plain sentences.
  package func spoken(_ verdict: VerdictEvent) -> String {
    var sentences: [String] = []
    if verdict.correct {
      sentences.append(
        plural(
          verdict.points, "Right, \(verdict.points) point.", "Right, \(verdict.points) points."))
      if let remark = remark(on: verdict) { sentences.append(remark) }
    } else {
      sentences.append(
        verdict.passed == true
          ? self("Passed. The answer is: \(verdict.answer).")
          : self("Wrong. The answer is: \(verdict.answer)."))
    }
    sentences.append(self("\(verdict.headword) means: \(verdict.definition)."))
    if !verdict.example.isEmpty { sentences.append(self("For example: \(verdict.example)")) }
    return sentences.joined(separator: " ")
  }
}
