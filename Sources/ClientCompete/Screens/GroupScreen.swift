import ClientCore
import Messages
import ScoreAPI
import Terminal

/// A group with its members; its owner can remove them, renew the code and delete the group.
struct GroupScreen: Screen {
  /// An action that needs a confirmation.
  enum Action: Hashable, Sendable {
    case leave
    case delete
    case remove(String)
  }

  enum Message: Sendable {
    case choose(Key)
    case openPlayer
    case openBoard
    case renew
    case ask(Action)
    case askToRemove
    case stay
    case confirm
    case changed(GroupView, remark: String)
    case gone(String)
    case failed(ClientError)
    case cancelled
    case signIn
  }

  private let groups: Groups
  private let navigator: Navigator<CompeteRoute>
  let messages: Messages
  private(set) var group: GroupView
  private(set) var choice = Choice()
  private(set) var isBusy = false
  /// The action to confirm; nil if there is none.
  private(set) var action: Action?
  /// The outcome of the last action.
  private(set) var remark: (text: String, isError: Bool)?
  /// Whether the last request failed because the session has ended.
  private(set) var isSignedOut = false
  private var height = 10

  init(_ group: GroupView, groups: Groups, navigator: Navigator<CompeteRoute>, messages: Messages) {
    self.group = group
    self.groups = groups
    self.navigator = navigator
    self.messages = messages
  }

  var title: String { messages.title("Group") }

  private var chosen: String? {
    choice.element(of: group.members)
  }

  /// Whether the player owns the group: the server sends its code only to the owner.
  var isOwner: Bool { group.code != nil }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if let action {
      return [
        Binding([.enter, .escape, .character("n")], messages.command("stay"), .stay),
        Binding(Key.yes(in: messages), verb(of: action), .confirm),
      ]
    }
    if isBusy { return [] }
    let choose = messages.command("choose")
    var all: [Binding<Message>] = [
      isSignedOut
        ? Binding(.enter, messages.command("sign in"), .signIn)
        : Binding(.enter, messages.command("player"), .openPlayer),
      Binding(.character("b"), messages.command("board"), .openBoard),
      Binding.choosing(group.members.count, choose) { .choose($0) },
    ]
    if isOwner {
      if let chosen, chosen != group.owner {
        all.append(
          Binding(.character("x"), messages.command("remove"), .askToRemove))
      }
      all += [
        Binding(.character("r"), messages.command("new code"), .renew),
        Binding(.character("d"), verb(of: .delete), .ask(.delete)),
      ]
    }
    return all + [Binding(.character("l"), verb(of: .leave), .ask(.leave))]
  }

  private func verb(of action: Action) -> String {
    switch action {
    case .leave: messages.command("leave")
    case .delete: messages.command("delete")
    case .remove: messages.command("remove")
    }
  }

  // Above the list are the name, the code, the remark, and empty lines.
  mutating func fit(_ size: Size) { height = size.page.height - 6 }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .choose(let key):
      if choice.opens(key, count: group.members.count, height: height) { return openPlayer() }
    case .openPlayer: return openPlayer()
    case .openBoard: return [.open(navigator.screen(.groupLeaderboard(group)))]
    case .renew:
      let messages = messages
      return work { [groups, group] in
        .changed(
          try await groups.renewCode(of: group),
          remark: messages("The code is new. The old one no longer works."))
      }
    case .ask(let action): self.action = action
    case .askToRemove: action = chosen.map { .remove($0) }
    case .stay: action = nil
    case .confirm: return confirm()
    case .changed(let group, let text):
      (self.group, isBusy, remark, isSignedOut) = (group, false, (text, false), false)
      choice.fit(count: group.members.count)
    case .gone(let text): return [.toast(Toast(text)), .close]
    case .failed(let error):
      (isBusy, remark) = (false, (error.text(in: messages), true))
      isSignedOut = error.isResolvedBySigningIn
    case .cancelled:
      isBusy = false
      remark = (messages("Cancelled; the change may have been made."), false)
    case .signIn: return [.open(navigator.screen(.signIn))]
    }
    return []
  }

  private func openPlayer() -> [Effect<Message>] {
    chosen.map { [.open(navigator.screen(.player($0)))] } ?? []
  }

  private mutating func confirm() -> [Effect<Message>] {
    guard let action else { return [] }
    self.action = nil
    let (messages, group) = (messages, group)
    return work { [groups] in
      switch action {
      case .leave:
        let player = try await groups.leave(group)
        return .gone(group.farewell(of: player, in: messages))
      case .delete:
        try await groups.delete(group)
        return .gone(messages("\(group.shortName) is deleted for all its members."))
      case .remove(let name):
        let changed = try await groups.remove(name, from: group)
        let removed = messages("\(shortened(name)) is no longer in \(group.shortName).")
        return .changed(
          changed, remark: "\(removed) \(messages("The old code no longer works."))")
      }
    }
  }

  private mutating func work(
    _ body: @escaping @Sendable () async throws -> Message
  ) -> [Effect<Message>] {
    (isBusy, remark) = (true, nil)
    return [
      .attempt(
        messages("asking the server"), cancelled: .cancelled, failed: Message.failed, body)
    ]
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    let heading = "\(group.shortName) · \(group.memberCount(in: messages))"
    var y = page.paragraph(RichText(heading, .heading))
    if let code = group.code {
      let label = messages("Code to join:")
      page.put(label, y: y, .dim)
      page.put(shortened(code), x: CellText.width(of: label) + 1, y: y, .word)
      y += 1
    }
    if let remark {
      y = page.paragraph(
        remark.isError
          ? RichText("! \(remark.text)", .wrong, hanging: 2) : RichText(remark.text, .right), y: y)
    }
    let rows = group.members.map { name in
      [
        Table.Cell(shortened(name)),
        Table.Cell(name == group.owner ? messages("owner", context: "a group") : "", .dim),
      ]
    }
    page.part(y: y + 1).table(
      Table(
        [
          Table.Column(messages("member", context: "a column"), isFlexible: true),
          Table.Column(""),
        ], rows: rows), choice: choice)
    if let action { draw(action, in: area) }
  }

  private func draw(_ action: Action, in area: Area) {
    let (title, text): (String, String) =
      switch action {
      case .leave:
        (
          messages("Leave the group?"),
          messages("Your results stay. To come back, you need the code.")
        )
      case .delete:
        (
          messages("Delete the group?"),
          messages("It ends for all its members. Their results stay.")
        )
      case .remove(let name):
        (
          messages("Remove \(shortened(name, to: 20))?"),
          messages("The code is renewed, so the old one does not lead back.")
        )
      }
    area.question(title, text, yes: verb(of: action), messages: messages)
  }
}
