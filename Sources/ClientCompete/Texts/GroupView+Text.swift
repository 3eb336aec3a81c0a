import ClientCore
import Messages
import ScoreAPI

extension GroupView {
  /// The name, short enough for a sentence.
  var shortName: String { shortened(name) }

  /// The number of members in words.
  func memberCount(in messages: Messages) -> String {
    let number = messages.number(members.count)
    return messages.plural(members.count, "\(number) member", "\(number) members")
  }

  /// What to tell others, so that they can join; nil if only the owner knows the code.
  func invitation(in messages: Messages) -> String? {
    code.map { code in
      let code = shortened(code)
      return messages(
        "Others join with the code \(code): `wordhoard group join \(code)`.")
    }
  }

  /// What becomes of the group when a player has left it.
  func farewell(of player: String?, in messages: Messages) -> String {
    let left = messages("You have left \(shortName).")
    guard player == owner else { return left }
    guard let heir = members.first(where: { $0 != owner }) else {
      return "\(left) \(messages("You were its last member, so it has ended."))"
    }
    return "\(left) \(messages("\(shortened(heir)) owns it now."))"
  }
}
