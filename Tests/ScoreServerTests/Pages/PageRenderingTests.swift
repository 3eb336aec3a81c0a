import Foundation
import GameEngine
import Messages
import ScoreAPI
import ScoreStore
import Testing

@testable import ScoreServer

@Suite("Rendered pages")
struct PageRenderingTests {
  @Test("look as recorded")
  func golden() throws {
    let daily = BoardKey.daily(PageFixtures.today)
    try GoldenPage.expect(
      PageFixtures.html(daily, PageFixtures.page(daily, hasMore: true), isHome: true), "home")
    let closed = BoardKey.daily(PageFixtures.today.adding(days: -3))
    try GoldenPage.expect(
      PageFixtures.html(closed, PageFixtures.page(closed), isTop: false), "closed-daily-page-two")
    try GoldenPage.expect(
      PageFixtures.html(.streak(), PageFixtures.page(.streak())), "streaks")
    let empty = BoardPage(players: 0, entries: [], hasMore: false)
    try GoldenPage.expect(PageFixtures.html(daily, empty, isHome: true), "home-empty")
    try GoldenPage.expect(
      PageTemplates().player(
        PlayerPageView(
          PageFixtures.account("grace_h"),
          [
            PageFixtures.page(daily).entries[1],
            PageFixtures.page(.run(ISOWeek(of: PageFixtures.today))).entries[3],
          ],
          today: PageFixtures.today, serverName: "wordhoard", messages: .english)), "player")
    try GoldenPage.expect(
      PageTemplates().error(
        ErrorPageView(
          .notFound(.player), today: PageFixtures.today, serverName: "wordhoard",
          messages: .english)), "error")
  }

  @Test(
    "show a hostile name as text",
    arguments: [
      "<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>", "'onfocus='alert(1)",
      "&lt;b&gt;",
      "\"\u{301} onfocus=alert(1) \u{301}", "<\u{338}script>", "{{{name}}}", "a/../../b?c#d",
      "\u{202E}evil", "\r\n\u{0}",
    ])
  func hostile(name: String) throws {
    let daily = BoardKey.daily(PageFixtures.today)
    let entry = PageFixtures.entry(daily, rank: 1, name: name, score: 100, seconds: 5)
    let calm = PageFixtures.entry(daily, rank: 1, name: "calm", score: 100, seconds: 5)
    func tags(_ html: String) -> [Substring] {
      html.matches(of: /<[^>]*>/).map(\.output).filter { !$0.contains("href=\"/players/") }
    }
    func board(_ entry: RankedEntry) throws -> String {
      try PageFixtures.html(daily, BoardPage(players: 1, entries: [entry], hasMore: false))
    }
    func player(_ name: String, _ entry: RankedEntry) throws -> String {
      try PageTemplates().player(
        PlayerPageView(
          PageFixtures.account(name), [entry], today: PageFixtures.today, serverName: name,
          messages: .english))
    }
    #expect(try tags(board(entry)) == tags(board(calm)))
    #expect(
      try tags(player(name, entry)).filter { !$0.contains("description") }
        == tags(player("calm", calm)).filter { !$0.contains("description") })
    let link = try #require(try board(entry).firstMatch(of: /href="\/players\/([^"]*)"/))
    #expect(link.output.1.wholeMatch(of: /[A-Za-z0-9_.~%-]*/) != nil)
  }

  @Test("have one h1, a caption, scopes, a skip link and a language")
  func structure() throws {
    let daily = BoardKey.daily(PageFixtures.today)
    let page = try PageFixtures.html(daily, PageFixtures.page(daily), isHome: true)
    #expect(page.matches(of: /<h1/).count == 1)
    #expect(page.matches(of: /<th(?![e])/).count == page.matches(of: /<th scope="(col|row)"/).count)
    #expect(page.contains("<caption>"))
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("<a class=\"skip\" href=\"#main\">"))
    #expect(page.firstMatch(of: /<style|<script>|style=|\son[a-z]+=/) == nil)
  }

  @Test("count their players, and score streaks in days without a time")
  func columns() throws {
    let streaks = try PageFixtures.html(.streak(), PageFixtures.page(.streak()))
    #expect(streaks.contains(">Days</th>"))
    #expect(!streaks.contains(">Time</th>"))
    #expect(streaks.contains("5 players, best first"))
  }

  @Test("show the attempts at runs, and how many were given up, in both languages")
  func attempts() throws {
    let week = BoardKey.run(ISOWeek(of: PageFixtures.today))
    try GoldenPage.expect(PageFixtures.html(week, PageFixtures.page(week)), "runs")
    let german = try PageFixtures.html(
      week, PageFixtures.page(week), in: PageFixtures.german())
    #expect(german.contains(">Versuche</th>"))
    #expect(german.contains(">1.203</td>") && german.contains(">1.202, 3 aufgegeben</td>"))
    let daily = BoardKey.daily(PageFixtures.today)
    #expect(try !PageFixtures.html(daily, PageFixtures.page(daily)).contains("attempts"))
  }

  @Test("show a deleted player without a link, and say how many results were removed")
  func deletedPlayer() throws {
    let daily = BoardKey.daily(PageFixtures.today)
    let page = BoardPage(
      players: 1,
      entries: [
        PageFixtures.entry(daily, rank: 1, name: "", score: 100, seconds: 5, run: false)
      ], hasMore: false, removed: 2)
    let html = try PageFixtures.html(daily, page)
    #expect(html.contains("<th scope=\"row\" class=\"name\">deleted player</th>"))
    #expect(html.contains("The operator of the server has removed 2 results from this board."))
    #expect(
      try PageFixtures.html(daily, page, in: PageFixtures.german())
        .contains(">gelöschtes Konto</th>"))
    #expect(
      try !PageFixtures.html(daily, PageFixtures.page(daily)).contains("operator of the server"))
  }

  @Test("link scores to their runs only if the questions cannot be played any more")
  func replays() throws {
    let daily = BoardKey.daily(PageFixtures.today)
    let day: Int64 = 86_400_000
    #expect(try !PageFixtures.html(daily, PageFixtures.page(daily)).contains("href=\"/runs/"))
    #expect(
      try PageFixtures.html(daily, PageFixtures.page(daily), at: PageFixtures.noon + day)
        .contains("href=\"/runs/"))
    #expect(
      try PageFixtures.html(.run(nil), PageFixtures.page(.run(nil))).contains("href=\"/runs/"))
  }

  @Test("refresh themselves only while their board is open, and only on its first page")
  func refresh() throws {
    let daily = BoardKey.daily(PageFixtures.today)
    let page = PageFixtures.page(daily)
    #expect(try PageFixtures.html(daily, page).contains("data-refresh="))
    #expect(try !PageFixtures.html(daily, page, isTop: false).contains("data-refresh="))
    #expect(
      try !PageFixtures.html(daily, page, at: PageFixtures.noon + 2 * 86_400_000)
        .contains("board.js"))
  }
}
