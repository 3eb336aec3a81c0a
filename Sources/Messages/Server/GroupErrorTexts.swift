import ScoreAPI

/// Explains rejected requests about groups.
struct GroupErrorTexts: Sendable {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  func detail(of error: GroupError) -> String {
    switch error {
    case .full(let limit):
      messages("The group has \(messages.number(limit)) members, and no room for more.")
    case .tooMany(let limit):
      messages("You are in \(messages.number(limit)) groups, which is the limit. Leave one first.")
    case .notOwner: messages("Only the owner of the group can do this.")
    case .name(let limit):
      messages("A group needs a name of 1 to \(messages.number(limit)) visible characters.")
    }
  }
}
