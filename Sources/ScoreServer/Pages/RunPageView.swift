import GameEngine
import Messages
import ScoreAPI
import ScoreStore

/// The values of the template of the page of a run.
struct RunPageView: Sendable {
  /// A question with its answer, formatted in the page's language.
  struct Row: Sendable {
    let number: String
    /// The class of the tile, `right` or `wrong`, and its sign and name.
    let kind: String
    let sign: String
    let verdict: String
    let word: String
    /// The language of the word, as an attribute.
    let language: String
    let meaning: String
    /// The wrong answer; nil for a right one, and for a passed question.
    let answered: String?
    let points: String
    let time: FormattedTime?
  }

  let layout: PageLayout
  let title: String
  let summary: String
  let heading: String
  let player: PageLink
  let board: PageLink
  let result: String
  let labels: RunPageTexts.Labels
  let rows: [Row]
  let replay: PageLink

  /// - Parameters:
  ///   - run: the run with its verdicts.
  ///   - id: the ID of the run.
  ///   - courses: the courses that the server plays.
  ///   - today: the date in UTC.
  ///   - serverName: the server's name.
  ///   - join: how to play on this server.
  ///   - messages: the language.
  init(
    _ run: RunReplays.JudgedRun, id: RunID, courses: PlayedCourses, today: CalendarDate,
    serverName: String, join: JoinNote?, messages: Messages
  ) {
    layout = PageLayout(
      board: nil, courses: courses, today: today, serverName: serverName, join: join,
      messages: messages)
    let texts = RunPageTexts(messages)
    let name = PageText.name(run.replay.username)
    let boardName = BoardTexts(messages).name(of: run.board)
    heading = texts.heading(player: name)
    title = "\(heading) · \(boardName) · \(serverName)"
    result = texts.result(run.replay.result)
    summary = "\(boardName): \(result)"
    player = PageLink(path: Route.playerPage.path(run.replay.username), label: name)
    board = PageLink(path: PageLayout.path(run.board), label: boardName)
    replay = PageLink(path: Route.replay.path(id.description), label: texts.moves)
    labels = texts.labels
    let questions = Dictionary(
      run.replay.round.questions.map { ($0.index, $0) }
    ) { first, _ in first }
    rows = run.verdicts.enumerated().map { place, verdict in
      Row(
        number: messages.number(place + 1), kind: verdict.correct ? "right" : "wrong",
        sign: verdict.correct ? "✓" : "✗", verdict: texts.name(isRight: verdict.correct),
        word: verdict.headword, language: verdict.word.language ?? LanguageTag.english,
        meaning: verdict.definition,
        answered: questions[verdict.index].flatMap { RunPageView.mistake(in: verdict, to: $0) },
        points: messages.number(verdict.points),
        time: verdict.elapsedMillis.map {
          .duration(seconds: ($0 + 500) / 1000, in: messages)
        })
    }
  }

  /// The longest wrong answer that is shown, in characters.
  private static let longestAnswer = 40

  /// The wrong answer to a question: a choice, or a typed word. Nil for a right answer, a passed question, letters, and texts
  /// that are no words, since whatever a player types would be public here.
  private static func mistake(in verdict: VerdictEvent, to question: Question) -> String? {
    guard !verdict.correct, verdict.passed != true, let input = verdict.input else { return nil }
    switch question.input {
    case .choice:
      guard let number = Int(input), question.choices.indices.contains(number - 1) else {
        return nil
      }
      return question.choices[number - 1]
    case .word:
      let isWord = input.allSatisfy { $0.isLetter || " -'’".contains($0) }
      return isWord && input.count <= RunPageView.longestAnswer ? input : nil
    case .letter: return nil
    }
  }
}
