import Client
import GameEngine
import Messages
import Terminal

extension GameScreen {
  func draw(in area: Area) {
    let page = area.page
    switch phase {
    case .opening: page.paragraph(RichText(messages("Preparing your game."), .dim), y: 1)
    case .failed(let error): drawFailure(error, in: page)
    case .asking, .sending:
      drawHead(in: page)
      if let question = view.question { drawQuestion(question, in: page.part(y: 3)) }
    case .missed:
      drawHead(in: page)
      drawVerdictCard(in: page.part(y: 3))
    }
    if isLeaving { askToLeave(in: area) }
  }

  // MARK: - The head

  private func drawHead(in page: Area) {
    var parts = RoundTexts(messages).standing(streak: view.streak, score: view.score)
    if let secondsLeft { parts.insert(messages("\(secondsLeft) s left"), at: 0) }
    let standing = parts.joined(separator: " · ")
    page.putRight(standing, .dim)
    if let question = isPaused ? view.judged : view.question {
      let room = page.width - max(26, CellText.width(of: standing) + 2)
      page.put(CellText.truncated(view.aside(of: question, in: messages), width: room), .dim)
    }
    if let header = view.header {
      let open = view.question?.index ?? 0
      RoundMarks(view: view, open: open, count: max(header.questions, open))
        .draw(in: page.part(y: 1, height: 1))
    }
  }

  // MARK: - The question

  private func drawQuestion(_ question: Question, in area: Area) {
    var y = 0
    if question.encore == true, question.index == (view.header?.questions ?? 0) + 1 {
      y = area.paragraph(RichText(QuestionTexts(messages).encoreOpens, .heading), y: y) + 1
    }
    for remark in remarks { y = area.paragraph(RichText(remark, .dim), y: y) }
    if !remarks.isEmpty { y += 1 }
    y = area.paragraph(RichText(QuestionTexts(messages).task(of: question), .heading), y: y)
    y = drawPrompt(question, in: area, y: y)
    let clue = QuestionTexts(messages).clue(of: question)
    if !clue.isEmpty { y = area.paragraph(RichText("(\(clue))", .dim, indent: 2), y: y) }
    y += 1
    if question.input == .choice {
      y = drawChoices(question, in: area, y: y)
      if let state = view.states.last {
        y = area.paragraph(RichText(StateTexts(messages).onScreen(state)), y: y + 1)
      }
    } else {
      y = drawStates(question, in: area, y: y)
      y = drawField(question, in: area, y: y)
    }
    drawNews(in: area, y: y + 1)
  }

  /// The prompt; blanks are shown with the letters found so far.
  private func drawPrompt(_ question: Question, in area: Area, y: Int) -> Int {
    guard question.prompt.hasPrefix("_"), let state = view.states.last else {
      return area.paragraph(RichText(question.prompt, indent: 2), y: y)
    }
    guard state.marks.isEmpty else { return y }
    return area.paragraph(RichText(state.shown, .word, indent: 2), y: y)
  }

  private func drawChoices(_ question: Question, in area: Area, y: Int) -> Int {
    var y = y
    for (place, text) in question.choices.enumerated() {
      let isMarked = place == choice
      let start = y
      var row = RichText(indent: 2, hanging: 2)
      row.add("\(place + 1)", .key)
      row.add(" ")
      row.add(text)
      let lines = row.lines(width: area.width)
      for line in lines {
        if isMarked {
          area.fill(Rect(x: 0, y: y, width: area.width, height: 1), .text.selected)
        }
        area.put(line, y: y, isSelected: isMarked)
        y += 1
      }
      if isMarked {
        area.put("›", y: start, .key.selected)
        area.setCursor(x: 0, y: start)
      }
      area.setKey(.row(place), for: Rect(x: 0, y: start, width: area.width, height: y - start))
    }
    return y
  }

  private func drawField(_ question: Question, in area: Area, y: Int) -> Int {
    let isLetters = question.input == .letter && !isWholeWord
    if isLetters {
      let end = area.put(messages("Type a letter."), x: 2, y: y, .key)
      area.setCursor(x: end + 1, y: y)
      return y + 1
    }
    area.put("›", y: y, .key)
    area.field(
      field, x: 2, y: y, width: min(40, area.width - 4), isActive: takesText,
      placeholder: mayPass ? messages("press Enter again to pass") : "")
    return y + 1
  }

  // MARK: - Hangman, guesses and hints

  private func drawStates(_ question: Question, in area: Area, y: Int) -> Int {
    guard let state = view.states.last else { return y }
    var y = drawGuesses(in: area, y: y)
    if state.marks.isEmpty, !state.shown.isEmpty, !question.prompt.hasPrefix("_") {
      area.put(state.shown, x: 2, y: y, .word)
      y += 1
    }
    if state.left > 0 {
      area.put(StateTexts(messages).triesLeft(state, separator: " · "), x: 2, y: y, .dim)
      y += 1
    }
    if let definition = state.definition, state.kind != .fitting {
      y = area.paragraph(RichText(messages("It means: \(definition)"), indent: 2), y: y)
    }
    // A hint is shown completely above; a second try and a remark need a sentence.
    if [.near, .fitting].contains(state.kind) || state.shown.isEmpty {
      y = area.paragraph(RichText(StateTexts(messages).onScreen(state), indent: 2), y: y)
    }
    return y + 1
  }

  /// A row for each guess, its letters with their marks.
  private func drawGuesses(in area: Area, y: Int) -> Int {
    let guesses = view.states.filter { !$0.marks.isEmpty && !$0.shown.isEmpty }
    guard !guesses.isEmpty else { return y }
    for (row, state) in guesses.enumerated() {
      for (place, pair) in zip(state.shown, state.marks.last ?? "").enumerated() {
        let ink: Ink = pair.1 == "=" ? .right : pair.1 == "+" ? .key : .dim
        area.put("\(String(pair.0).uppercased())\(pair.1)", x: 2 + 4 * place, y: y + row, ink)
      }
    }
    area.put(StateTexts(messages).marks(separator: "   "), x: 2, y: y + guesses.count, .dim)
    return y + guesses.count + 1
  }

  // MARK: - News

  /// The last verdict, or why the last move was not accepted, below the open question.
  private func drawNews(in area: Area, y: Int) {
    let room = area.part(y: max(y, 0))
    if let text = refusalText {
      room.failure(text)
    } else if view.verdict != nil {
      room.rule(y: 0)
      drawVerdict(in: room.part(y: 1), withExample: false)
    }
  }

  private func drawVerdictCard(in area: Area) {
    var y = 0
    if let judged = view.judged {
      y = area.paragraph(RichText(judged.prompt, .dim, indent: 2), y: y) + 1
    }
    y = drawVerdict(in: area.part(y: y), withExample: true) + y + 1
    // A remark names a command that still works, or confirms one.
    if let remark = view.states.last, remark.kind.isRemark {
      y = area.paragraph(RichText(StateTexts(messages).onScreen(remark), indent: 2), y: y)
    }
    if let text = refusalText {
      area.failure(text, y: y)
    }
  }

  /// - Returns: the row after it.
  @discardableResult
  private func drawVerdict(in area: Area, withExample: Bool) -> Int {
    guard let verdict = view.verdict else { return 0 }
    var y = 0
    for text in verdict.texts(messages, withExample: withExample) { y = area.paragraph(text, y: y) }
    return y
  }

  // MARK: - Rare things

  /// Why the last move was not accepted.
  private var refusalText: String? {
    failure?.text(in: messages) ?? view.refusal.map(RefusalTexts(messages).sentence)
  }

  private func drawFailure(_ error: ClientError, in page: Area) {
    var y = page.failure(error.text(in: messages), y: 1)
    y = page.paragraph(
      RichText(messages("Your answers are saved. Enter tries again, Esc leaves."), .dim), y: y + 1)
    // The answer was judged, and only the next question is missing.
    if isJudged { drawVerdict(in: page.part(y: y + 1), withExample: true) }
  }

  private func askToLeave(in area: Area) {
    area.question(
      messages("Leave this round?"), leavingText,
      yes: messages("leave", context: "a command on a key"), messages: messages)
  }

  private var leavingText: String {
    switch view.header?.mode {
    case .daily where game?.entry.header.ranked == false:
      messages("Your answers are kept, and the daily stays open for today.")
    case .daily:
      messages(
        """
        Your answers are kept, and the daily stays open until its date closes; its clock goes on.
        """)
    case .run: messages("A run ends when you leave it; your answers count.")
    case .play, .speed, .learn, nil: messages("All answers are kept; the round ends here.")
    }
  }
}
