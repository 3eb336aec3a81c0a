import ClientCore
import GameEngine
import Messages
import Terminal

extension GameScreen {
  func draw(in area: Area) {
    let (page, rail) = GameScreen.columns(of: area)
    switch phase {
    case .opening: page.paragraph(RichText(messages("Preparing your game."), .dim), y: 1)
    case .ready(let briefing): page.paragraphs(briefing.texts(messages))
    case .failed(let error): drawFailure(error, in: page)
    case .playing, .sending:
      drawHead(in: page)
      // On a high screen, a question begins at a quarter of the height.
      let y = page.height >= 28 ? page.height / 4 : 2
      if view.isJudged, let game, game.session.isBeforeEncore {
        EncorePage(view: view, progress: game.session.progress, messages: messages)
          .draw(in: page.part(y: 2))
      } else if view.isJudged {
        drawReading(in: page.part(y: y))
      } else if let question = view.question {
        let trace = rail == nil ? view.verdict : nil
        drawQuestion(
          question, in: page.part(y: y, height: page.height - y - (trace == nil ? 0 : 2)),
          inColumns: rail != nil)
        if let trace {
          TraceLine(
            verdict: trace, isDisputed: view.disputed.contains(trace.index), messages: messages
          ).draw(in: page.part(y: page.height - 1))
        }
      }
      if let rail { GameRail(view: view, hoard: hoard, messages: messages).draw(in: rail) }
    }
    if isLeaving { askToLeave(in: area) }
  }

  /// The column of the question, and on a wide screen a rail beside it.
  private static func columns(of area: Area) -> (page: Area, rail: Area?) {
    let (page, rail) = (72, 28)
    guard area.width >= page + rail + 4 else { return (area.page, nil) }
    let gap = min(8, area.width - page - rail - 2)
    let left = (area.width - page - gap - rail) / 2
    let rows = area.height - 1
    return (
      area.part(x: left, y: 1, width: page, height: rows),
      area.part(x: left + page + gap, y: 1, width: rail, height: rows)
    )
  }

  // MARK: - The head

  private func drawHead(in page: Area) {
    guard let header = view.header else { return }
    let open = view.question?.index ?? 0
    // The tiles end before what is at the right edge.
    let most = page.width >= 64 ? 10 : 5
    let edge = header.ruleset.timeLimit == nil ? most + 6 : ClockLine.textWidth + 2
    RoundMarks(
      marks: view.marks, open: open, count: max(header.questions, open),
      moving: moving.question.map { .turns($0) } ?? .none
    ).draw(in: page.part(width: page.width - edge, height: 1))
    if let secondsLeft, let limit = header.ruleset.timeLimit {
      ClockLine(
        secondsLeft: secondsLeft, limit: limit, ghost: ghost,
        right: view.verdicts.count(where: \.correct), questions: view.verdicts.count,
        messages: messages
      ).draw(in: page)
    } else {
      // In a run, it counts the answers but not the points.
      let longest = header.ruleset.longestMultiplier
      Multiplier(
        streak: view.streak, before: moving.streak, longest: longest > 1 ? longest : .max
      )
      .draw(in: page.part(height: 1), most: most)
    }
  }

  // MARK: - The question

  /// - Parameter inColumns: whether short choices may stand in two columns.
  private func drawQuestion(_ question: Question, in area: Area, inColumns: Bool) {
    var y = 0
    for remark in remarks { y = area.paragraph(RichText(remark, .dim), y: y) }
    if !remarks.isEmpty { y += 1 }
    y = head(of: question, in: area).draw(in: area, y: y)
    let hasBoard = QuestionBoard.isNeeded(for: question)
    if question.input == .choice {
      y = drawChoices(question, in: area, y: y, inColumns: inColumns)
      if let state = view.states.last {
        y = area.paragraph(RichText(StateTexts(messages).onScreen(state)), y: y + 1)
      }
    } else {
      let board = QuestionBoard(
        question: question, states: view.states, typed: field, isJudging: moving.isGuess,
        messages: messages)
      if hasBoard { y = board.draw(in: area, y: y) }
      // The other boards show their states.
      if !hasBoard || question.task == .unscramble { y = drawStates(in: area, y: y) }
      y = drawField(question, isOnBoard: board.hasField, in: area, y: y)
    }
    if let text = refusalText { area.part(y: y + 1).failure(text) }
  }

  private func head(of question: Question, in area: Area) -> QuestionHead {
    QuestionHead(
      question: question,
      choiceRows: question.task == .completeWord
        ? rowsBelowPassage
        : question.choices.reduce(0) { $0 + choiceText($1).lines(width: area.width).count },
      messages: messages)
  }

  /// The rows of the field, a hint and a refusal.
  private var rowsBelowPassage: Int {
    1 + (view.states.isEmpty ? 0 : 2) + (refusalText == nil ? 0 : 3)
  }

  private func drawChoices(
    _ question: Question, in area: Area, y: Int, inColumns: Bool
  ) -> Int {
    if inColumns, let panels = ChoicePanels(question, area: area, y: y) {
      panels.draw(marked: choice, isOpen: guarding.isOpen) { place in
        view.states.contains { $0.ruledOut?.contains(place + 1) == true }
      }
      return y + panels.height
    }
    var y = y
    // Empty rows between the choices if there is room for them.
    let rows = question.choices.reduce(0) { $0 + choiceText($1).lines(width: area.width).count }
    let gap = area.height - y >= rows + question.choices.count + 2 ? 1 : 0
    for (place, text) in question.choices.enumerated() {
      let isMarked = place == choice
      let isRuledOut = view.states.contains { $0.ruledOut?.contains(place + 1) == true }
      let start = y
      let row = choiceText(
        isRuledOut ? "✗ \(text)" : text, place: place, isRuledOut ? .dim : .text,
        key: isRuledOut || !guarding.isOpen ? .dim : .key)
      for line in row.lines(width: area.width) {
        if isMarked {
          area.fill(Rect(x: 0, y: y, width: area.width, height: 1), .text.selected)
        }
        area.put(line, y: y, on: isMarked ? .selected : .page)
        y += 1
      }
      if isMarked {
        area.put("›", y: start, .key.selected)
        area.setCursor(x: 0, y: start)
      }
      area.setKey(.row(place), for: Rect(x: 0, y: start, width: area.width, height: y - start))
      y += gap
    }
    return y - gap
  }

  /// A choice with its number.
  private func choiceText(
    _ text: String, place: Int = 0, _ ink: Ink = .text, key: Ink = .key
  ) -> RichText {
    RichText("\(place + 1)", key, indent: 2, hanging: 3).adding("  ").adding(text, ink)
  }

  private func drawField(_ question: Question, isOnBoard: Bool, in area: Area, y: Int) -> Int {
    guard !isGrading else { return y }
    let isLetters = question.input == .letter && !isWholeWord
    if isLetters {
      area.setCursor(x: 2, y: y)
      return y
    }
    let placeholder = mayPass && field.isEmpty ? messages("press Enter again to pass") : ""
    guard !isOnBoard else {
      area.put(placeholder, x: 2, y: y, .dim)
      return placeholder.isEmpty ? y : y + 1
    }
    if let cells = LetterCells(question, typed: field, width: area.width - 2) {
      cells.draw(in: area.part(x: 2, y: y, height: 1))
      area.put(placeholder, x: 2, y: y + 2, .dim)
      return placeholder.isEmpty ? y + 1 : y + 3
    }
    area.put("›", y: y, .key)
    area.field(
      field, x: 2, y: y,
      width: question.task == .dictate ? area.width - 4 : min(40, area.width - 4),
      isActive: takesText, placeholder: placeholder)
    return y + 1
  }

  // MARK: - Hints

  private func drawStates(in area: Area, y: Int) -> Int {
    guard let state = view.states.last else { return y }
    var y = y
    if !state.shown.isEmpty {
      y = area.paragraph(RichText(state.shown, .word, indent: 2), y: y)
    }
    // A hint is shown completely above; a second try and a remark need a sentence.
    if state.kind.isSecondTry || state.shown.isEmpty {
      y = area.paragraph(RichText(StateTexts(messages).onScreen(state), indent: 2), y: y)
    }
    return y + 1
  }

  // MARK: - Verdicts

  /// A verdict that is read, below the board of its question if it has one.
  private func drawReading(in area: Area) {
    guard let verdict = view.verdict else { return }
    let card = VerdictCard(
      verdict: verdict,
      before: game.map { game in
        let state = game.before.words[verdict.word]
        return NameTexts(messages).name(
          of: game.before.difficulty(of: verdict.word), isAnswered: state?.memory != nil)
      }, isDisputed: view.disputed.contains(verdict.index), isKnown: known == verdict.word,
      messages: messages)
    var y = 0
    if let judged = view.judged, judged.hasBoard {
      let least = card.lines(width: area.width, height: 0).count + 1
      let board = QuestionBoard(
        question: judged, states: view.states, typed: nil, isJudging: moving.isGuess,
        messages: messages)
      let top = area.part(height: area.height - least)
      // The tiles of a guess stay where they were, if there is room.
      let rows = judged.task == .guess ? GuessBoard(judged, states: view.states).rows : top.height
      if rows + 6 <= top.height { y = head(of: judged, in: area).draw(in: area, y: y) }
      y = min(board.draw(in: top, y: y), top.height)
    }
    // A remark names a command that still works, or confirms one.
    let remark = view.states.last.flatMap { $0.kind.isRemark ? $0 : nil }
    var ends = remark.map { [RichText(StateTexts(messages).onScreen($0))] } ?? []
    if let text = refusalText { ends.append(RichText("! \(text)", .wrong, hanging: 2)) }
    let last = ends.flatMap { $0.lines(width: area.width) }
    let room = area.height - y - (last.isEmpty ? 0 : last.count + 1)
    for line in card.lines(width: area.width, height: room) + (last.isEmpty ? [] : [[]]) + last {
      area.put(line, y: y)
      y += 1
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
      let card = VerdictCard(verdict: verdict, messages: messages)
      for (place, line) in card.lines(width: page.width, height: page.height - y).enumerated() {
        page.put(line, y: y + 1 + place)
      }
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
