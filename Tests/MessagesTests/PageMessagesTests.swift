import GameEngine
import Messages
import Testing

@Suite("Messages of pages")
struct PageMessagesTests {
  private let date = CalendarDate(dayNumber: 20_778)
  private let english = Messages.english

  @Test("dates are written as in the language")
  func dates() throws {
    let german = try ServerMessages.german()
    #expect(english.date(date) == "November 21, 2026")
    #expect(english.date(date, isShort: true) == "Nov 21, 2026")
    #expect(english.weekday(of: date) == "Saturday")
    #expect(english.instant(date, time: "12:04") == "November 21, 12:04")
    #expect(german.date(date) == "21. November 2026")
    #expect(german.date(date, isShort: true) == "21. Nov. 2026")
    #expect(german.weekday(of: date) == "Samstag")
    #expect(german.instant(date, time: "12:04") == "21. November, 12:04")
  }

  @Test(
    "weeks have month and year twice only if they differ",
    arguments: [
      ("2026-W47", "November 16 to 22, 2026", "16. bis 22. November 2026"),
      ("2026-W49", "November 30 to December 6, 2026", "30. November bis 6. Dezember 2026"),
      (
        "2026-W53", "December 28, 2026 to January 3, 2027",
        "28. Dezember 2026 bis 3. Januar 2027"
      ),
    ])
  func weeks(week: String, text: String, germanText: String) throws {
    let week = try #require(ISOWeek(week))
    #expect(english.week(week) == text)
    #expect(try ServerMessages.german().week(week) == germanText)
  }

  @Test("every board has a heading, a subheading and a name")
  func boards() throws {
    let week = ISOWeek(of: date)
    let names = BoardTexts(english)
    #expect(names.heading(of: .daily(date), isHome: true) == "Today’s daily")
    #expect(names.heading(of: .daily(date), isHome: false) == "Daily of November 21, 2026")
    #expect(
      names.subheading(of: .daily(date), isHome: true)
        == "Saturday, November 21, 2026. The same questions for everyone.")
    #expect(
      names.subheading(of: .run(week), isHome: false)
        == "November 16 to 22, 2026. 100 points for each word, until the first miss.")
    #expect(names.name(of: .run(week)) == "Runs, week of Nov 16, 2026")
    let german = BoardTexts(try ServerMessages.german())
    for board in [BoardKey.daily(date), .weekly(week), .run(week), .run(nil), .streak()] {
      #expect(german.name(of: board) != names.name(of: board))
      #expect(
        german.subheading(of: board, isHome: false) != names.subheading(of: board, isHome: false))
      #expect(
        german.heading(of: board, isHome: false) != names.heading(of: board, isHome: false))
    }
    #expect(german.heading(of: .weekly(week), isHome: false) == "Woche vom 16. November")
  }

  @Test("the caption contains the number of players")
  func caption() throws {
    #expect(BoardPageTexts(english).caption(players: 1) == "1 player, best first")
    #expect(BoardPageTexts(english).caption(players: 1_234) == "1,234 players, best first")
    #expect(
      BoardPageTexts(try ServerMessages.german()).caption(players: 1_234)
        == "1.234 Personen, nach Rang geordnet")
  }

  @Test("announcements have the script's placeholders in every language")
  func placeholders() throws {
    for messages in [english, try ServerMessages.german()] {
      let labels = PageLabels(messages)
      for placeholder in ["{name}", "{rank}", "{score}"] {
        #expect(labels.newResult.contains(placeholder))
      }
      #expect(labels.newResults.contains("{count}"))
    }
  }
}
