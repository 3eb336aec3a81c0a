import ClientCore
import Messages
import ScoreAPI

extension GroupView {
  /// The name, shortened to fit into a sentence.
  var shortName: String { shortened(name) }

  /// The number of members, in words such as `3 members`.
  func memberCount(in messages: Messages) -> String {
    let number = messages.number(members.count)
    return messages.plural(members.count, "\(number) member", "\(number) members")
  }

  /// The instruction for joining that the owner passes on; nil if the player does not own the
  /// group.
  func invitation(in messages: Messages) -> String? {
    code.map { code in
      let code = shortened(code)
      return messages(
        "Others join with the code \(code): `wordhoard group join \(code)`.")
    }
  }

  /// The message after a player has left: it names the new owner, or says that the group has ended.
  func farewell(of player: String?, in messages: Messages) -> String {
    let left = messages("You have left \(shortName).")
    guard player == owner else { return left }
    guard let heir = members.first(where: { $0 != owner }) else {
      return "\(left) \(messages("You were its last member, so it has ended."))"
    }
    return "\(left) \(messages("\(shortened(heir)) owns it now."))"
  }
}
