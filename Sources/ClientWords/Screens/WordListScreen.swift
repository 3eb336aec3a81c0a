import ClientCore
import GameEngine
import Messages
import Terminal

/// A list of the player's words, which can be sorted, filtered and opened.
struct WordListScreen: Screen {
  /// The words that it lists.
  enum Kind: Sendable { case favorites, seen }

  enum Message: Sendable {
    case begin
    case read([PlayerWord])
    case failed(ClientError)
    case move(Key)
    case open
    case openRow(Int)
    case sort
    case difficulty(Difficulty?)
    case level
    case category(Int)
    case due
    case all
    case filter
    case key(Key)
    case paste(String)
    case endFilter
    case clearFilter
    case favorite
    case know
    case card
    case kept(ItemID, Bool)
    case known(PlayerWord?)
    case unkept(ClientError)
  }

  private let lists: WordLists
  private let navigator: Navigator<Never>
  let messages: Messages
  let kind: Kind
  private(set) var request = WordListRequest()
  /// All words of the list, the newest first; nil until they are read. A favorite that was removed stays in the
  /// list, so that this can be undone.
  private(set) var words: [PlayerWord]?
  /// The words that pass the filters.
  private(set) var rows: [PlayerWord] = []
  private(set) var favorites: Set<ItemID> = []
  private(set) var choice = Choice()
  private(set) var field: Field?
  private(set) var failure: ClientError?
  private var height = 17

  init(_ kind: Kind, lists: WordLists, navigator: Navigator<Never>, messages: Messages) {
    (self.kind, self.lists, self.navigator) = (kind, lists, navigator)
    self.messages = messages
    if kind == .favorites { request.order = .recent }
  }

  var title: String {
    switch kind {
    case .favorites: messages.title("Favorites")
    case .seen: messages.title("Seen words")
    }
  }
  var takesText: Bool { field != nil }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    // In the field, the other keys move the cursor.
    let moves: [Key] = field == nil ? Choice.keys : [.up, .down, .pageUp, .pageDown]
    let choose = messages.command("choose")
    let clear = messages.command("clear")
    var all = [Binding<Message>(moves, keyLabel: "↑↓", choose, isHinted: false) { .move($0) }]
    if field != nil {
      return all + [
        Binding(.enter, messages.command("to the list"), .endFilter),
        Binding(.escape, clear, .clearFilter),
      ]
    }
    guard words?.isEmpty == false else { return [] }
    if !rows.isEmpty {
      let open = messages.command("open")
      all += [
        Binding(.enter, open, .open), Binding.rows(rows.count, open) { .openRow($0) },
        Binding(.character("f"), messages.command("favorite"), .favorite),
        Binding(
          [.character("i"), .character("m")], keyLabel: "i", messages.command("I know this"),
          isHinted: kind == .seen
        ) { _ in .know },
        Binding(.character("k"), messages.command("to a card"), isHinted: false, .card),
      ]
    }
    all += [
      Binding(.character("s"), messages.command("sort"), .sort),
      Binding(.character("/"), messages.command("filter"), .filter),
    ]
    if !request.isForAll {
      let showAll = messages.command("show all")
      all.append(Binding(.character("x"), showAll, .all))
    }
    if !request.text.isEmpty {
      all.append(Binding(.escape, clear, isHinted: false, .clearFilter))
    }
    return all + filters
  }

  private var filters: [Binding<Message>] {
    [
      Binding(
        "01234".map { Key.character($0) }, keyLabel: "0-4",
        messages.command("1 known to 4 hard, 0 all"), isHinted: false
      ) {
        guard case .character(let digit) = $0 else { return .difficulty(nil) }
        return .difficulty(digit.wholeNumberValue.flatMap(Difficulty.init))
      },
      Binding(.character("d"), messages.command("only due words"), isHinted: false, .due),
      Binding(.character("l"), messages.command("next level"), isHinted: false, .level),
      Binding(
        [.character("c"), .character("C")], keyLabel: "c C",
        messages.command("next or previous category"), isHinted: false
      ) { .category($0 == .character("c") ? 1 : -1) },
    ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: .begin
    case .key(let key): field == nil ? nil : .key(key)
    case .paste(let text): field == nil ? nil : .paste(text)
    case .tick: nil
    }
  }

  // Two lines and the column titles are above the list.
  mutating func fit(_ size: Size) { height = size.page.height - 3 }

  // MARK: - Updates

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin: return begin()
    case .read(let words):
      self.words = words
      favorites = Set(words.filter(\.isFavorite).map(\.word.id))
      failure = nil
      refresh()
    case .failed(let error): failure = error
    case .move(let key): choice.take(key, count: rows.count, height: height)
    case .openRow(let row):
      choice.take(.row(row), count: rows.count)
      return open()
    case .open: return open()
    case .sort: change { $0.order = after($0.order, in: WordListRequest.Order.allCases) }
    case .difficulty(let difficulty): change { $0.difficulty = difficulty }
    case .level: change { $0.level = after($0.level, in: [nil] + Level.allCases) }
    case .category(let step):
      // WordNet's words have other categories than the pack's.
      let met = Set((words ?? []).compactMap(\.word.category))
      let categories = [nil] + met.union(lists.categories).sorted()
      change { $0.category = after($0.category, in: categories, by: step) }
    case .due: change { $0.isDue.toggle() }
    case .all:
      change { [order = request.order] in
        $0 = WordListRequest()
        $0.order = order
      }
    case .filter: field = Field(request.text, limit: 40)
    case .key(let key):
      _ = field?.take(key)
      change { [text = field?.text] in $0.text = text ?? "" }
    case .paste(let text):
      field?.paste(text)
      change { [text = field?.text] in $0.text = text ?? "" }
    case .endFilter: field = nil
    case .clearFilter:
      field = nil
      change { $0.text = "" }
    case .favorite: return setFavorite()
    case .know:
      guard let id = choice.element(of: rows)?.word.id else { return [] }
      return [
        .attempt(messages("writing"), failed: Message.unkept) { [lists] in
          .known(try lists.know(id))
        }
      ]
    case .known(let word):
      guard let word else { return [] }
      words = words?.map { $0.word.id == word.word.id ? word : $0 }
      refresh()
      return [.toast(Toast(WordTexts(messages).isKnown(word)))]
    case .card:
      return choice.element(of: rows)
        .map { [.open(navigator.screen(.card(CardStart($0.word.id))))] } ?? []
    case .kept(let id, let isKept):
      if isKept { favorites.insert(id) } else { favorites.remove(id) }
      let term = words?.first { $0.word.id == id }?.word.term ?? id.term
      let text = WordTexts(messages).favorite(term, kept: isKept)
      return [.toast(Toast(isKept ? text : "\(text) \(messages("Press f to undo."))"))]
    case .unkept(let error): return [.toast(Toast(error.text(in: messages), isError: true))]
    }
    return []
  }

  private func begin() -> [Effect<Message>] {
    [
      .attempt(messages("reading your journal"), failed: Message.failed) { [lists, kind] in
        .read(kind == .favorites ? try lists.favorites() : try lists.seen())
      }
    ]
  }

  private mutating func change(_ change: (inout WordListRequest) -> Void) {
    change(&request)
    refresh()
  }

  /// Applies the filters; the selected word stays selected if it passes them.
  private mutating func refresh() {
    let chosen = choice.element(of: rows)?.word.id
    rows = request.taken(from: words ?? [])
    choice = Choice(rows.firstIndex { $0.word.id == chosen } ?? 0)
  }

  private func open() -> [Effect<Message>] {
    guard rows.indices.contains(choice.place) else { return [] }
    return [.open(navigator.screen(.words(rows.map(\.word.id), place: choice.place)))]
  }

  private func setFavorite() -> [Effect<Message>] {
    guard let id = choice.element(of: rows)?.word.id else { return [] }
    let isKept = !favorites.contains(id)
    return [
      .attempt(messages("writing"), failed: Message.unkept) { [lists] in
        try lists.setFavorite(id, kept: isKept)
        return .kept(id, isKept)
      }
    ]
  }
}

/// The value a number of places after another one, wrapping around at the end.
private func after<Value: Equatable>(
  _ value: Value, in values: [Value], by step: Int = 1
) -> Value {
  let place = values.firstIndex(of: value) ?? 0
  return values[(place + step + values.count) % values.count]
}
