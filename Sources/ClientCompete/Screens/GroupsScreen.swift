import ClientCore
import Messages
import ScoreAPI
import Terminal

/// The player's groups on the score server. Groups are also created and joined here.
struct GroupsScreen: Screen {
  /// The input that the open field is for.
  enum Entry: Hashable, Sendable { case name, code }

  enum Message: Sendable {
    case ask
    case seen([GroupView])
    case failed(ClientError)
    case cancelled
    case choose(Key)
    case open
    case openBoard
    case type(Entry)
    case key(Key)
    case paste(String)
    case send
    case close
    case entered(GroupView)
    case refused(ClientError)
    case signIn
  }

  private let groups: Groups
  private let navigator: Navigator<CompeteRoute>
  let messages: Messages
  /// The groups; nil until they are loaded.
  private(set) var list: [GroupView]?
  private(set) var failure: ClientError?
  private(set) var isBusy = false
  private(set) var choice = Choice()
  /// The open field; nil if none is open.
  private(set) var entry: EntryLine<Entry>?
  /// The error of the last action; nil after a success.
  private(set) var remark: String?
  private var height = 10

  init(groups: Groups, navigator: Navigator<CompeteRoute>, messages: Messages) {
    self.groups = groups
    self.navigator = navigator
    self.messages = messages
  }

  var title: String { messages.title("Groups") }
  var takesText: Bool { entry != nil }

  private var chosen: GroupView? {
    choice.element(of: list)
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if isBusy { return [] }
    if entry != nil {
      return EntryLine<Entry>.bindings(send: .send, close: .close, in: messages)
    }
    if let failure {
      return [failure.remedy(signIn: .signIn, tryAgain: .ask, in: messages)]
    }
    guard let list else {
      return [
        Binding([.enter, .character("r")], messages.command("load again"), .ask)
      ]
    }
    var all: [Binding<Message>] = []
    if !list.isEmpty {
      let open = messages.command("open")
      let choose = messages.command("choose")
      all += [
        Binding(.enter, open, .open),
        Binding(.character("b"), messages.command("board"), .openBoard),
        Binding.choosing(list.count, choose) { .choose($0) },
      ]
    }
    return all + [
      Binding(.character("c"), messages.command("create"), .type(.name)),
      Binding(.character("j"), messages.command("join"), .type(.code)),
    ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: isBusy || entry != nil ? nil : .ask
    case .key(let key): entry == nil || isBusy ? nil : .key(key)
    case .paste(let text): entry == nil || isBusy ? nil : .paste(text)
    case .tick: nil
    }
  }

  // Above the list are the heading, the field, an empty line and the column titles.
  mutating func fit(_ size: Size) { height = size.page.height - 5 }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .ask: return ask()
    case .seen(let groups):
      (list, failure, isBusy) = (groups, nil, false)
      choice.fit(count: groups.count)
    case .failed(let error): (list, failure, isBusy) = (nil, error, false)
    case .cancelled: isBusy = false
    case .choose(let key):
      if choice.opens(key, count: list?.count ?? 0, height: height) { return open() }
    case .open: return open()
    case .openBoard:
      return chosen.map { [.open(navigator.screen(.groupLeaderboard($0)))] } ?? []
    case .type(let kind):
      entry = EntryLine(kind, limit: 64)
      remark = nil
    case .key(let key): entry?.take(key)
    case .paste(let text): entry?.paste(text)
    case .send: return send()
    case .close: (entry, remark) = (nil, nil)
    case .entered(let group):
      (entry, isBusy) = (nil, false)
      return [.open(navigator.screen(.group(group)))]
    case .refused(let error): (remark, isBusy) = (error.text(in: messages), false)
    case .signIn: return [.open(navigator.screen(.signIn))]
    }
    return []
  }

  private mutating func ask() -> [Effect<Message>] {
    (failure, remark, isBusy) = (nil, nil, true)
    return [
      .attempt(messages("asking the server"), cancelled: .cancelled, failed: Message.failed) {
        [groups] in .seen(try await groups.list().groups)
      }
    ]
  }

  private func open() -> [Effect<Message>] {
    chosen.map { [.open(navigator.screen(.group($0)))] } ?? []
  }

  private mutating func send() -> [Effect<Message>] {
    guard let entry, !entry.isBlank else {
      self.entry = nil
      return []
    }
    (remark, isBusy) = (nil, true)
    return [
      .attempt(messages("asking the server"), cancelled: .cancelled, failed: Message.refused) {
        [groups] in
        let group =
          entry.kind == .name
          ? try await groups.create(entry.text) : try await groups.join(entry.text)
        return .entered(group)
      }
    ]
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.serverError(failure, y: 0, messages: messages)
      return
    }
    guard let list else {
      page.put(
        isBusy ? messages("Loading your groups.") : messages("Not loaded. Press Enter to load it."),
        .dim)
      return
    }
    let number = messages.number(list.count)
    page.put(messages.plural(list.count, "\(number) group", "\(number) groups"), .heading)
    var y = 2
    if let entry { y = entry.draw(name(of: entry.kind), in: page, y: y) }
    if let remark { y = page.failure(remark, y: y) + 1 }
    guard !list.isEmpty else {
      page.paragraph(
        RichText(
          messages(
            """
            In a group, friends or a class compare their results. Press c to create one, or j to join one \
            with the code that its owner gives you.
            """)), y: y)
      return
    }
    let rows = list.map { group in
      [group.shortName, messages.number(group.members.count), shortened(group.owner)]
        .map { Table.Cell($0) }
    }
    page.part(y: y).table(
      Table(
        [
          Table.Column(messages("group", context: "a column"), isFlexible: true),
          Table.Column(messages("members", context: "a column"), isNumber: true),
          Table.Column(messages("owner", context: "a column"), isFlexible: true),
        ], rows: rows), choice: choice, hasCursor: entry == nil)
  }

  private func name(of entry: Entry) -> String {
    switch entry {
    case .name: messages("Name of the group", context: "a label")
    case .code: messages("Code of the group", context: "a label")
    }
  }
}
