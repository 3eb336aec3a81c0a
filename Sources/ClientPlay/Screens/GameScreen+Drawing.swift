import ClientCore
import GameEngine
import Messages
import Terminal

extension GameScreen {
  func draw(in area: Area) {
    let page = area.page
    switch phase {
    case .opening: page.paragraph(RichText(messages("Preparing your game."), .dim), y: 1)
    case .ready(let briefing): page.paragraphs(briefing.texts(messages))
    case .failed(let error): drawFailure(error, in: page)
    case .playing, .sending:
      drawHead(in: page)
      if view.isJudged {
        drawReading(in: page.part(y: 3))
      } else if let question = view.question {
        drawQuestion(question, in: page.part(y: 3))
      }
    }
    if isLeaving { askToLeave(in: area) }
  }

  // MARK: - The head

  private func drawHead(in page: Area) {
    var parts = RoundTexts(messages).standing(streak: view.streak, score: view.score)
    if let secondsLeft { parts.insert(messages("\(secondsLeft) s left"), at: 0) }
    let standing = parts.joined(separator: " · ")
    page.putRight(standing, .dim)
    if let question = view.question {
      let room = page.width - CellText.width(of: standing) - 2
      page.put(RoundTexts(messages).aside(of: question, in: view.header, width: room), .dim)
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
    let hasBoard = QuestionBoard.isNeeded(for: question)
    if !hasBoard { y = area.paragraph(RichText(question.prompt, indent: 2), y: y) }
    let clue = QuestionTexts(messages).clue(of: question)
    if !clue.isEmpty { y = area.paragraph(RichText("(\(clue))", .dim, indent: 2), y: y) }
    y += 1
    if question.input == .choice {
      y = drawChoices(question, in: area, y: y)
      if let state = view.states.last {
        y = area.paragraph(RichText(StateTexts(messages).onScreen(state)), y: y + 1)
      }
    } else {
      let board = QuestionBoard(
        question: question, states: view.states, typed: field, messages: messages)
      if hasBoard { y = board.draw(in: area, y: y) }
      // The other boards show their states.
      if !hasBoard || question.task == .unscramble { y = drawStates(in: area, y: y) }
      y = drawField(question, isOnBoard: board.hasField, in: area, y: y)
    }
    drawNews(in: area, y: y + 1)
  }

  private func drawChoices(_ question: Question, in area: Area, y: Int) -> Int {
    var y = y
    for (place, text) in question.choices.enumerated() {
      let isMarked = place == choice
      let isRuledOut = view.states.contains { $0.ruledOut?.contains(place + 1) == true }
      let start = y
      var row = RichText(indent: 2, hanging: 2)
      row.add("\(place + 1)", isRuledOut || !guarding.isOpen ? .dim : .key)
      row.add(" ")
      row.add(isRuledOut ? "✗ \(text)" : text, isRuledOut ? .dim : .text)
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

  private func drawField(_ question: Question, isOnBoard: Bool, in area: Area, y: Int) -> Int {
    let isLetters = question.input == .letter && !isWholeWord
    if isLetters {
      let end = area.put(messages("Type a letter."), x: 2, y: y, .key)
      area.setCursor(x: end + 1, y: y)
      return y + 1
    }
    let placeholder = mayPass ? messages("press Enter again to pass") : ""
    guard !isOnBoard else {
      area.put(placeholder, x: 2, y: y, .dim)
      return placeholder.isEmpty ? y : y + 1
    }
    area.put("›", y: y, .key)
    area.field(
      field, x: 2, y: y, width: min(40, area.width - 4), isActive: takesText,
      placeholder: placeholder)
    return y + 1
  }

  // MARK: - Hints

  private func drawStates(in area: Area, y: Int) -> Int {
    guard let state = view.states.last else { return y }
    var y = y
    if !state.shown.isEmpty {
      area.put(state.shown, x: 2, y: y, .word)
      y += 1
    }
    // A hint is shown completely above; a second try and a remark need a sentence.
    if [.near, .fitting].contains(state.kind) || state.shown.isEmpty {
      y = area.paragraph(RichText(StateTexts(messages).onScreen(state), indent: 2), y: y)
    }
    return y + 1
  }

  // MARK: - News

  /// The last verdict, or why the last move was not accepted, below the open question.
  private func drawNews(in area: Area, y: Int) {
    let room = area.part(y: max(y, 0))
    if let text = refusalText {
      room.failure(text)
    } else if let verdict = view.verdict {
      room.rule(y: 0)
      let isBrief = view.header?.ruleset.isClocked == true
      let texts = verdict.texts(messages, after: view.judged, isBrief: isBrief, withExample: false)
      room.part(y: 1).paragraphs(texts)
    }
  }

  /// A verdict that is read, below the board of its question if it has one.
  private func drawReading(in area: Area) {
    guard let verdict = view.verdict else { return }
    var y = 0
    if let judged = view.judged, judged.hasBoard {
      let clue = QuestionTexts(messages).clue(of: judged)
      if !clue.isEmpty { y = area.paragraph(RichText("(\(clue))", .dim, indent: 2), y: y) + 1 }
      let texts = verdict.texts(messages, after: judged, withExample: true)
      let start = area.height - texts.flatMap { $0.lines(width: area.width) }.count
      let board = QuestionBoard(
        question: judged, states: view.states, typed: nil, messages: messages)
      // An empty row between them if there is room.
      y = min(board.draw(in: area.part(height: start), y: y), start)
      y = area.part(y: y).paragraphs(texts) + y + 1
    } else {
      let card = VerdictCard(question: view.judged, verdict: verdict, messages: messages)
      for line in card.lines(width: area.width, height: area.height - 2) {
        area.put(line, y: y)
        y += 1
      }
      y += 1
    }
    // A remark names a command that still works, or confirms one.
    if let remark = view.states.last, remark.kind.isRemark {
      y = area.paragraph(RichText(StateTexts(messages).onScreen(remark), indent: 2), y: y)
    }
    if let text = refusalText {
      area.failure(text, y: y)
    }
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
    if view.isJudged, let verdict = view.verdict {
      page.part(y: y + 1)
        .paragraphs(verdict.texts(messages, after: view.judged, withExample: true))
    }
  }

  private func askToLeave(in area: Area) {
    area.question(
      messages("Leave this round?"), leavingText,
      yes: messages.command("leave"), messages: messages)
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
