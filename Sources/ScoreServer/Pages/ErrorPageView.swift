import GameEngine
import Messages
import ScoreAPI

/// The values of the template of error pages.
struct ErrorPageView: Sendable {
  let layout: PageLayout
  let title: String
  let summary: String
  let heading: String
  let text: String

  /// A page about a rejected request.
  init(
    _ error: RequestError, courses: PlayedCourses = .english,
    today: CalendarDate, serverName: String, join: JoinNote? = nil,
    messages: Messages
  ) {
    layout = PageLayout(
      board: nil, courses: courses, today: today, serverName: serverName, join: join,
      messages: messages)
    let texts = RequestErrorTexts(messages)
    heading = error.code == .notFound ? texts.pageNotFound : texts.title(of: error.code)
    text = texts.detail(of: error)
    title = "\(heading) · \(serverName)"
    summary = text
  }
}
