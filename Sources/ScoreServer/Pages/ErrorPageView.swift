import GameEngine

/// What the template of a notice is filled with.
struct ErrorPageView: Sendable {
  let frame: PageLayout
  let title: String
  let summary: String
  let heading: String
  let text: String

  /// A notice.
  init(_ heading: String, _ text: String, today: CalendarDate, serverName: String) {
    frame = PageLayout(board: nil, today: today, serverName: serverName)
    title = "\(heading) · \(serverName)"
    summary = text
    self.heading = heading
    self.text = text
  }
}
