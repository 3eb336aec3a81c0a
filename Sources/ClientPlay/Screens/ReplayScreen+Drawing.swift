import ClientCore
import GameEngine
import Messages
import ScoreAPI
import Terminal

extension ReplayScreen {
  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.serverError(failure, y: 1, messages: messages)
      return
    }
    guard let replayed else {
      page.put(
        isAsking ? messages("Loading the run.") : messages("Not loaded. Press Enter to load it."),
        y: 1, .dim)
      return
    }
    drawHead(of: replayed, in: page)
    self.page.draw(lines, in: page)
  }

  private func drawHead(of run: ReplayedRun, in page: Area) {
    let name = shortened(run.view.username, to: 20)
    let figures = ResultReport(result: run.view.result, messages: messages).line
    page.put(
      CellText.truncated("\(name): \(figures)", width: page.width), .heading)
    if run.isConfirmed {
      page.put("✓ \(messages(ReplayedRun.confirmation))", y: 1, .right)
    } else {
      let text =
        run.result.map {
          messages("Judged again here: another result, score \(messages.number($0.score)).")
        } ?? messages("Judged again here: no result.")
      page.put(CellText.truncated("✗ \(text)", width: page.width), y: 1, .wrong)
    }
    let count = max(view.header?.questions ?? 0, questions.count)
    RoundMarks(marks: view.marks, open: place + 1, count: count, isChoice: true)
      .draw(in: page.part(y: 2, height: 1))
    guard questions.indices.contains(place) else { return }
    let asked = questions[place]
    let aside = RoundTexts(messages)
      .aside(of: asked.question, in: view.header, width: page.width - 26)
    page.put(aside, y: 3, .dim)
    if let verdict = asked.verdict {
      let standing = RoundTexts(messages).standing(streak: verdict.streak, score: verdict.score)
      page.putRight(standing.joined(separator: " · "), y: 3, .dim)
    }
  }

  /// The question that is shown, the player's input, and the verdict.
  var lines: [ReadingPage.Line] {
    guard questions.indices.contains(place) else { return [] }
    let asked = questions[place]
    var texts = [
      RichText(QuestionTexts(messages).task(of: asked.question), .heading),
      RichText(asked.question.prompt, indent: 2),
    ]
    let clue = QuestionTexts(messages).clue(of: asked.question)
    if !clue.isEmpty { texts.append(RichText("(\(clue))", .dim, indent: 2)) }
    if !asked.question.choices.isEmpty {
      let taken = Int(asked.inputText).map { $0 - 1 }
      texts.append(RichText())
      texts +=
        JudgedChoices(
          question: asked.question, answer: asked.verdict?.answer, taken: taken
        ).texts
    }
    texts.append(RichText())
    var answer = RichText("> ", .key)
    switch (asked.inputText.isEmpty, asked.verdict) {
    case (false, _): answer.add(asked.inputText)
    case (true, nil): answer.add(messages("(not answered)", context: "instead of an answer"), .dim)
    case (true, _): answer.add(messages("(passed)", context: "instead of an answer"), .dim)
    }
    texts.append(answer)
    let lines = texts.flatMap { $0.lines(width: page.width) }
    guard let verdict = asked.verdict else { return lines }
    return lines + [[]]
      + VerdictCard(verdict: verdict, messages: messages).lines(width: page.width, height: .max)
  }
}
