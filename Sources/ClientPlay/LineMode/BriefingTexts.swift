import ClientCore
import Messages

/// Introduces a game whose clock runs from its first question on.
struct BriefingTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The game's name, as a title.
  func name(of briefing: Briefing) -> String {
    switch briefing {
    case .rankedDaily: messages("The ranked daily")
    case .rankedRun: messages("A ranked run")
    case .speed: messages("Sixty seconds")
    }
  }

  /// The rules of the game, and that its clock runs.
  func sentence(on briefing: Briefing) -> String {
    switch briefing {
    case .rankedDaily:
      messages(
        """
        The ranked daily has ten questions and one attempt. The server's clock runs while a question is open.
        """)
    case .rankedRun:
      messages(
        """
        The ranked run goes on until the first miss. The server's clock runs while a question is open.
        """)
    case .speed:
      messages(
        """
        Answer as many questions as you can in sixty seconds. After a miss, the clock waits until you go on.
        """)
    }
  }

  /// The question whether to begin. The answer is Enter.
  var ready: String { messages("Ready? Enter begins.") }
}
