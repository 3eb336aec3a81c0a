import GameEngine
import Messages
import ScoreAPI
import ScoreStore
import Testing

@testable import ScoreServer

@Suite("The page of a run")
struct RunPageTests {
  @Test("shows each question with its word, the wrong answer and a tile, once the replay is public")
  func page() async throws {
    let fixture = try await RankedGameFixture()
    let (games, replays) = (fixture.games(), fixture.replays)
    let player = try await fixture.player("ann")
    let start = try await games.startRun(of: .english, for: player).answer
    let id = try #require(EventID(start.run.id))
    #expect(await problem { try await replays.judged(id) } == .forbidden)
    let (events, _) = try await fixture.play(
      start, by: player, in: games, plan: [true, true, false])
    let run = try await replays.judged(id)
    #expect(run.verdicts.map(\.correct) == [true, true, false])
    let html = try html(run, id, .english)
    #expect(html.contains("A run of ann"))
    #expect(html.contains("2 of 3 right, "))
    #expect(html.matches(of: /<li class="right">/).count == 2)
    #expect(html.matches(of: /<li class="wrong">/).count == 1)
    #expect(html.contains("/v1/runs/\(id)/replay"))
    for verdict in events.compactMap(\.verdict) {
      #expect(html.contains(">\(verdict.headword)</span>"))
    }
    let (last, question) = try (
      #require(run.verdicts.last), #require(run.replay.round.questions.dropFirst(2).first)
    )
    if question.input == .choice, let number = last.input.flatMap({ Int($0) }) {
      #expect(html.contains("Answered instead: \(question.choices[number - 1])"))
    }
    let german = try PageFixtures.german()
    #expect(try self.html(run, id, german).contains("2 von 3 richtig"))
  }

  @Test("an address of no run is a page that says so")
  func missing() async throws {
    try await PageSite.run { site in
      for path in ["/runs/x", "/runs/\(EventID(high: 1, low: 1))"] {
        let page = try await site.get(path)
        #expect(page.status == 404)
        #expect(page.body.contains("<html"))
      }
    }
  }

  @Test("a board tells the way to the next score, and how the players of a day did")
  func board() throws {
    let daily = BoardKey.daily(PageFixtures.today)
    #expect(try PageFixtures.html(daily, PageFixtures.page(daily)).contains("10,000 to the next"))
    var distribution = DailyDistribution()
    distribution.add(3, right: 7)
    distribution.add(1, right: 10)
    let page = PageFixtures.page(daily)
    let html = try PageFixtures.html(
      daily,
      BoardPage(
        players: page.players, entries: page.entries, hasMore: false, distribution: distribution))
    #expect(html.contains(#"<meter max="3" value="3">3</meter>"#))
    #expect(html.contains("Players by right answers"))
  }

  private func html(
    _ run: RunReplays.JudgedRun, _ id: RunID, _ messages: Messages
  ) throws -> String {
    try PageTemplates().run(
      RunPageView(
        run, id: id, courses: .english, today: PageFixtures.today, serverName: "wordhoard",
        join: nil, messages: messages))
  }
}
