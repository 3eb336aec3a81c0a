import GameEngine

/// What the template of a notice is filled with.
struct NoticePageView: Sendable {
  let frame: PageFrame
  let title: String
  let summary: String
  let heading: String
  let text: String

  /// A notice.
  init(_ heading: String, _ text: String, today: CalendarDate, serverName: String) {
    frame = PageFrame(board: nil, today: today, serverName: serverName)
    title = "\(heading) · \(serverName)"
    summary = text
    self.heading = heading
    self.text = text
  }
}
