import GameEngine
import Journal
import ScoreAPI

extension Wordhoard {
  /// A run that was fetched, as `--json` prints it.
  private struct Replayed: Encodable {
    let replay: ReplayView
    let recomputed: ResultEvent?
  }

  /// Shows a ranked round of anybody, question by question.
  ///
  /// - Parameters:
  ///   - id: the run, as a leaderboard has it.
  ///   - verifying: whether to judge every move again here, and compare.
  /// - Throws: `ClientError`, also where judging it again gives another result.
  package func replay(_ id: String, verifying: Bool) async throws {
    let server = try server().origin
    let view = try await askPublicly { client throws(ServerFailure) in
      try await client.replay(of: id)
    }
    let events = recomputed(view)
    guard events.allSatisfy(\.hasSoundNumbers), GameEvent.result(view.result).hasSoundNumbers else {
      throw ServerFailure(server: server, kind: .unreadable("a run with impossible numbers comes"))
    }
    let result = events.last?.result
    let progress = try journal.progress()
    try print(Replayed(replay: view, recomputed: verifying ? result : nil)) {
      text(of: view, events: events, progress: progress)
    }
    guard verifying else { return }
    guard let result, isSame(result, view.result) else {
      throw ClientError(
        "replay_differs",
        "judged again here, this run has another result; \(server) is wrong, or "
          + "this program is not up to date")
    }
    if !options.json { host.output.write("Judged again here: the same result.\n") }
  }

  /// The events of a run, judged again by the engine. One that was given up or closed stops where it
  /// stands.
  private func recomputed(_ view: ReplayView) -> [GameEvent] {
    let dealt = DealtRound(round: view.round, key: view.key)
    let events = GameEngine.replay(dealt, moves: view.moves)
    if events.contains(where: \.isResult) { return events }
    let last = view.moves.last?.atMillis ?? 0
    return GameEngine.replay(dealt, moves: view.moves + [Move(Move.quit, atMillis: last)])
  }

  private func isSame(_ one: ResultEvent, _ other: ResultEvent) -> Bool {
    one.score == other.score && one.correct == other.correct && one.questions == other.questions
      && one.bestStreak == other.bestStreak && one.elapsedMillis == other.elapsedMillis
  }

  private func text(
    of view: ReplayView, events: [GameEvent], progress: PlayerProgress
  ) -> String {
    var display = host.display
    display.width = width
    var renderer = LineRenderer(display: display, theme: theme(progress))
    var sentences = SpokenRenderer(display: display)
    let isSpoken = Settings(progress).spoken
    var text = wrapped("\(shownSafely(view.username)) played:", width: width) + "\n"
    // The moves of a question stand between the moves that release the next.
    var moves = view.moves.split(omittingEmptySubsequences: false) { $0.input == Move.next }[...]
    for event in events {
      if event.verdict != nil {
        let typed = (moves.popFirst() ?? []).map(\.input).filter { !$0.isEmpty }
        let said = typed.map { shownSafely($0) }.joined(separator: ", ")
        text += "\(isSpoken ? "Answer:" : ">") \(said.isEmpty ? "(passed)" : said)\n"
      }
      text += isSpoken ? sentences.lines(for: event) : renderer.lines(for: event)
    }
    return text
  }
}
