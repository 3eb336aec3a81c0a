package import ClientCore
package import GameEngine
import Messages
package import ScoreAPI

/// The referee of a ranked round: a server, which judges and keeps the time. A move is sent again with
/// its number until it is answered, so a lost connection does no harm.
package struct RemoteReferee: Referee {
  private let client: ScoreClient
  private let host: Host
  private let run: RunView
  private let history: [GameEvent]
  private let header: RoundHeader
  private var nextMove: Int
  /// The last question whose verdict the player knows.
  private var judged = 0

  /// The milliseconds before each retry.
  private static let pauses = [500, 1000, 2000, 4000, 8000]
  /// The longest wait in seconds that a server may require during a game.
  private static let longestWait = 30

  /// A referee of a run.
  ///
  /// - Parameter answer: the run as the server sent it.
  /// - Throws: `ServerFailure` if its events do not begin with the round.
  package init(_ answer: RunAnswer, client: ScoreClient, host: Host) throws(ServerFailure) {
    guard case .round(let header) = answer.events.first,
      (1...1_000_000).contains(answer.run.nextMove)
    else {
      throw client.failure(.unreadable(Phrase("a run without a beginning")))
    }
    self.client = client
    self.host = host
    self.header = header
    run = answer.run
    history = answer.events
    nextMove = answer.run.nextMove
  }

  package var earlierVerdicts: [VerdictEvent] { history.compactMap(\.verdict) }

  /// Returns all events so far; the server's clock is already running.
  ///
  /// - Throws: `ServerFailure` if the events are impossible in a game.
  package mutating func open(atMillis: Int) throws -> [GameEvent] { try noted(history) }

  /// Sends a move. The server measures its time; `quit` gives the run up.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package mutating func play(_ move: Move) async throws -> [GameEvent] {
    if move.input == .quit { return try await giveUp() }
    let request = MoveRequest(move: nextMove, input: move.input.line)
    do {
      let answer = try await persistently { () throws(ServerFailure) in
        try await client.runs.move(request, in: run.id)
      }
      guard !answer.events.isEmpty else {
        throw client.failure(.unreadable(Phrase("it says nothing about the move")))
      }
      nextMove += 1
      return try noted(answer.events)
    } catch let failure as ServerFailure {
      if case .refused(let problem) = failure.kind, let refusal = problem.refusal {
        return [.refused(refusal)]
      }
      switch failure.code {
      case .runClosed: return try await ending()
      case .moveDiffers, .moveOutOfOrder:
        throw ClientError(
          .playedElsewhere,
          """
          this round at \(client.address.origin) goes on in another window or on another machine
          """,
          remedy: "finish it there, or open it here again")
      default: throw failure
      }
    }
  }

  // MARK: - The end

  private mutating func giveUp() async throws -> [GameEvent] {
    do {
      try await persistently { () throws(ServerFailure) in try await client.runs.end(run.id) }
    } catch let failure as ServerFailure where failure.code == .runClosed {
      // An earlier try has ended it, or its time was over.
    }
    return try await ending()
  }

  /// The events of a finished run that were not shown to the player yet.
  private mutating func ending() async throws -> [GameEvent] {
    let events = try await persistently { () throws(ServerFailure) in
      try await client.runs.run(run.id).events
    }
    let news = events.filter { event in
      event.isResult || event.verdict.map { $0.index > judged } ?? false
    }
    guard news.contains(where: \.isResult) else {
      throw client.failure(.unreadable(Phrase("a finished run without a result")))
    }
    return try noted(news)
  }

  private mutating func noted(_ events: [GameEvent]) throws(ServerFailure) -> [GameEvent] {
    guard events.allSatisfy(\.hasSoundNumbers) else {
      throw client.failure(.unreadable(Phrase("a game with impossible numbers")))
    }
    guard events.allSatisfy(\.hasSoundTexts) else {
      throw client.failure(.unreadable(Phrase("a game with endless texts")))
    }
    judged = events.compactMap(\.verdict?.index).max().map { max($0, judged) } ?? judged
    return events
  }

  // MARK: - A connection that fails

  private func persistently<Value>(
    _ request: () async throws(ServerFailure) -> Value
  ) async throws -> Value {
    var pauses = RemoteReferee.pauses[...]
    while true {
      do {
        return try await request()
      } catch {
        guard error.isPassing else { throw error }
        let wait = error.retryAfter ?? 0
        guard let pause = pauses.popFirst(), wait <= RemoteReferee.longestWait else {
          throw givenUp(error)
        }
        let server = client.address.origin
        if case .unreachable = error.kind {
          host.remark(host.messages("connection to \(server) lost; trying again"))
        } else {
          host.remark(host.messages("\(server) is busy; trying again"))
        }
        try await host.sleep(max(pause, wait * 1000))
      }
    }
  }

  private func givenUp(_ failure: ServerFailure) -> ClientError {
    let error = ClientError(failure)
    return ClientError(
      error.code, error.fault,
      remedy: "nothing is lost, and `wordhoard \(header.mode.rawValue)` goes on where you are",
      exit: .unavailable)
  }
}

extension GameEvent {
  /// Whether its numbers are possible in a game, so that computing with them is safe.
  package var hasSoundNumbers: Bool {
    let places = 0...1000
    switch self {
    case .round(let header): return places.contains(header.questions)
    case .question(let question):
      return places.contains(question.index) && places.contains(question.clue.letters ?? 0)
        && places.contains(question.clue.words ?? 0)
    case .state(let state):
      return places.contains(state.index) && (state.ruledOut ?? []).allSatisfy(places.contains)
        && (state.ruledOut ?? []).count < 20
    case .refused(let refused):
      return places.contains(refused.index) && places.contains(refused.refusal.count ?? 0)
    case .verdict(let verdict):
      return places.contains(verdict.index) && places.contains(verdict.points)
        && places.contains(verdict.streak) && (0...1_000_000).contains(verdict.score)
    case .result(let result):
      let standing = [result.rank, result.players, result.listedFrom].compactMap(\.self)
      return standing.allSatisfy { (0...1 << 40).contains($0) }
        && places.contains(result.correct) && places.contains(result.questions)
        && places.contains(result.bestStreak) && (0...1_000_000).contains(result.score)
        && (0...1_000_000_000).contains(result.elapsedMillis)
    }
  }

  /// Whether its texts are short enough to be drawn.
  package var hasSoundTexts: Bool {
    let texts: [String] =
      switch self {
      case .round(let header): [header.dealer]
      case .question(let question):
        question.choices
          + [
            question.prompt, question.promptLanguage, question.answerLanguage,
            question.form.rawValue, question.category, question.clue.partOfSpeech?.rawValue,
            question.clue.start, question.clue.definition,
          ].compactMap(\.self)
      case .state(let state):
        [
          state.shown, state.input ?? "", state.definition ?? "", state.marks.joined(),
          (state.missed ?? []).joined(),
        ]
      case .refused(let refused): [refused.refusal.code, refused.refusal.input ?? ""]
      case .verdict(let verdict):
        [verdict.headword, verdict.answer, verdict.definition, verdict.example]
      case .result(let result): [result.reason ?? ""]
      }
    return texts.count < 20 && texts.allSatisfy { $0.utf8.count <= 2000 }
  }
}
