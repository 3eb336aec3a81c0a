import ClientCore
import GameEngine
import Messages
import Terminal

extension ResultScreen {
  func draw(in area: Area) {
    let page = area.page
    let isRoomy = page.width >= 76 && page.height >= 20
    var y = isRoomy ? drawBig(in: page) : drawSmall(in: page)
    if !reached.isEmpty {
      let names = reached.map { "★ \($0)" }
      y = page.paragraph(RichText(names.joined(separator: "  "), .gold), y: y) + 1
    }
    y = drawMarks(in: page, y: y)
    let foot = min(1 + step.panel.lines.count, isRoomy ? 2 : 1)
    let room = page.height - y - foot - 1
    let extra = moved(width: page.width, room: room) + histogram(width: page.width, room: room)
    for (place, line) in extra.enumerated() { page.put(line, y: y + place) }
    y += extra.count
    let list = max(0, min(words.count, room - extra.count))
    drawWords(in: page.part(y: y, height: list))
    y += list
    for line in details(width: page.width, height: room - extra.count - list) {
      page.put(line, y: y)
      y += 1
    }
    step.panel.draw(
      in: page.part(y: page.height - foot, height: foot),
      chip: selected == nil ? messages("Enter", context: "a key") : nil, isFilled: true)
  }

  // MARK: - The head

  /// The score in big digits with the headline and two sentences beside it.
  private func drawBig(in page: Area) -> Int {
    let whole = BigFigure.rows(figure(number)).map { CellText.width(of: $0) }.max() ?? 0
    let ink: Ink = result.correct == 0 ? .text : .gold
    let count = motion.count(to: number, at: page.motion)
    for (y, row) in BigFigure.rows(figure(count)).enumerated() {
      page.put(row, x: whole - CellText.width(of: row), y: y, ink)
    }
    let column = whole + 4
    let beside = page.part(x: column)
    drawHeadline(in: beside)
    var y = 1
    for text in asides {
      // Sentences that do not fit beside the score go below it.
      let lines = RichText(text, .dim).lines(width: beside.width)
      let isBeside = y + lines.count <= BigFigure.height
      let shown = isBeside ? lines : RichText(text, .dim).lines(width: page.width)
      for line in shown {
        (isBeside ? beside : page).put(line, y: isBeside ? y : max(y, BigFigure.height))
        y = isBeside ? y + 1 : max(y, BigFigure.height) + 1
      }
    }
    return max(y, BigFigure.height) + 1
  }

  private func drawSmall(in page: Area) -> Int {
    let figure = figure(number)
    page.putRight(figure, .gold)
    drawHeadline(in: page.part(width: page.width - CellText.width(of: figure) - 2, height: 1))
    guard let first = asides.first else { return 2 }
    return page.part(height: 4).paragraph(RichText(first, .dim), y: 1) + 1
  }

  /// The headline, and the facts that fit behind it.
  private func drawHeadline(in row: Area) {
    if motion.glows(at: row.motion) {
      row.put(headline.line.map(\.text).joined(), .elsewhere)
    } else {
      row.put(headline.line)
    }
    let room = row.width - headline.width - 2
    if let shown = CellText.fitting(facts, width: room) {
      row.put(shown, x: headline.width + 2, .dim)
    }
  }

  /// The tiles of the round, with the player's last scores beside them.
  private func drawMarks(in page: Area, y: Int) -> Int {
    guard !words.isEmpty else { return y }
    let marks = Dictionary(
      words.map { ($0.index, $0.isRight ? GameView.Mark.right : .missed) }, uniquingKeysWith: { $1 }
    )
    let count = marks.keys.max() ?? 0
    let text = messages("your last \(lastScores.count)", context: "scores of rounds")
    let plot = "\(Plot().columns(lastScores.map { Double($0) })) "
    let width = CellText.width(of: plot) + CellText.width(of: text)
    if lastScores.count > 2, 4 * count + width < page.width {
      page.put(plot, x: page.width - width, y: y, .bar)
      page.putRight(text, y: y, .dim)
    }
    RoundMarks(marks: marks, open: 0, count: count, moving: .appear)
      .draw(in: page.part(y: y, height: 1))
    return y + 2
  }

  /// The results of all players, with an empty line below, if that leaves room for a list of six words;
  /// higher if there is more room.
  private func histogram(width: Int, room: Int) -> [[RichText.Span]] {
    let rest = room - min(words.count, 6) - 4
    guard rest >= 0 else { return [] }
    let lines = DistributionRows(
      result.distribution, own: result.regularRight, width: width, height: rest >= 12 ? 3 : 1,
      plot: Plot(), messages: messages
    ).lines(own: result.regularRight)
    return lines.isEmpty ? [] : lines + [[]]
  }

  /// What the words of a session have become, if that leaves room for a list of four words.
  private func moved(width: Int, room: Int) -> [[RichText.Span]] {
    guard !moved.isEmpty, room - moved.count - 2 >= min(words.count, 4) else { return [] }
    let names = NameTexts(messages)
    let column = moved.map { CellText.width(of: names.name(of: $0.difficulty)) }.max() ?? 0
    let most = moved.map(\.words.count).max() ?? 0
    let rows = moved.map { moved in
      let name = names.name(of: moved.difficulty).padded(to: column)
      let bar = Plot().bar(moved.words.count, of: most, width: min(12, most))
      let shade = String(repeating: moved.difficulty.shade, count: 2)
      let text = bar.padded(to: min(12, most) + 2)
      let start = RichText(shade, .bar).adding(" \(name)  ", .dim).adding(text, .bar)
      let list = CellText.truncated(
        moved.words.joined(separator: ", "), width: max(0, width - start.width))
      return start.adding(list, .word).line
    }
    return [RichText(messages("What moved", context: "a heading"), .heading).line] + rows + [[]]
  }

  // MARK: - The words

  private func drawWords(in area: Area) {
    let column = min(18, words.map { CellText.width(of: $0.headword) }.max() ?? 0) + 4
    area.list(count: words.count, choice: Choice(selected ?? 0), isActive: selected != nil) {
      place, row, isSelected in
      let word = words[place]
      let sign = word.isRight ? "✓" : "✗"
      row.put(sign, (word.isRight ? Ink.right : .wrong).selected(isSelected))
      row.put(
        CellText.truncated(word.headword, width: column - 4), x: 2, Ink.word.selected(isSelected))
      let note = row.width >= 70 ? note(on: word) : ""
      row.putRight(note, Ink.dim.selected(isSelected))
      let room = row.width - column - (note.isEmpty ? 0 : CellText.width(of: note) + 2)
      row.put(
        CellText.truncated(word.definition, width: room), x: column,
        (word.isRight ? Ink.dim : .text).selected(isSelected))
    }
  }

  /// When a missed word comes back, or that a word that was right was never asked before.
  private func note(on word: RoundWord) -> String {
    if newWords.contains(word.word) { return messages("new", context: "a word of a round") }
    guard let days = restDays[word.word] else { return "" }
    return days <= 1
      ? messages("tomorrow", context: "when a word comes back")
      : messages.plural(
        days, "in \(messages.number(days)) day", "in \(messages.number(days)) days")
  }

  /// The selected word with its whole meaning and the wrong answer, or only the answer; empty if there is no
  /// room.
  private func details(width: Int, height: Int) -> [[RichText.Span]] {
    guard let selected else { return [] }
    let word = words[selected]
    let meaning = [RichText(word.headword, .word).adding(": \(word.definition)")]
    let answer = word.mistake.map {
      [RichText(VerdictTexts(messages).sentence(on: $0), .dim)]
    }
    return [meaning + (answer ?? []), answer ?? []].map { $0.flatMap { $0.lines(width: width) } }
      .first { $0.count <= height } ?? []
  }
}
