import ClientCore
import GameEngine
import Lexicon
import Messages
import Terminal

/// Words with their meanings. Every word in the text is a link to its own page.
struct WordScreen: Screen {
  enum Message: Sendable {
    case begin
    case opened(WordRequest, LookedUp)
    case failed(ClientError)
    case scroll(Key)
    case mark(forward: Bool)
    case lookUp
    case lookUpLink(Int)
    case found(LookedUp)
    case unknown(ClientError)
    case back
    case first
    case step(Int)
    case another
    case today
    case elsewhere
    case practise
    case favorite
    case know
    case kept(String)
    case copy
    case card
    case say
    case said(ClientError?)
  }

  private let lookUp: LookUp
  private let dictionaries: Dictionaries
  private let lists: WordLists
  private let sharing: Sharing
  private let speech: Speech
  private let navigator: Navigator<Never>
  let messages: Messages
  private(set) var request: WordRequest
  /// The sentence of a book in which the word was found; nil if it was found elsewhere.
  private let quote: BookQuote?
  /// The list from which it was opened, and the place in it.
  private let list: [ItemID]
  private var place = 0
  /// The look-ups, each opened from the one before, the newest last.
  private(set) var pages: [WordPage] = []
  private(set) var failure: ClientError?
  private(set) var size = Size(width: 76, height: 21)
  private var isSpeaking = false

  /// Creates a screen with the words of a request.
  ///
  /// - Parameter quote: the sentence of a book, for a card.
  init(
    _ request: WordRequest, quote: BookQuote? = nil, lookUp: LookUp, dictionaries: Dictionaries,
    lists: WordLists,
    sharing: Sharing, speech: Speech, navigator: Navigator<Never>, messages: Messages
  ) {
    self.request = request
    self.quote = quote
    list = []
    self.lookUp = lookUp
    self.dictionaries = dictionaries
    self.lists = lists
    self.sharing = sharing
    self.speech = speech
    self.navigator = navigator
    self.messages = messages
  }

  /// Creates a screen with one word of a list; keys lead to the others.
  ///
  /// - Precondition: `place` is an index of `list`.
  init(
    list: [ItemID], at place: Int, lookUp: LookUp, dictionaries: Dictionaries, lists: WordLists,
    sharing: Sharing, speech: Speech, navigator: Navigator<Never>, messages: Messages
  ) {
    request = .item(list[place])
    quote = nil
    self.list = list
    self.place = place
    self.lookUp = lookUp
    self.dictionaries = dictionaries
    self.lists = lists
    self.sharing = sharing
    self.speech = speech
    self.navigator = navigator
    self.messages = messages
  }

  var title: String {
    guard let first = pages.first else { return "" }
    if pages.count == 1 {
      let (number, all) = (messages.number(place + 1), messages.number(list.count))
      return list.count > 1
        ? messages("\(first.name) · \(number) of \(all)", context: "a word in a list") : first.name
    }
    // A path that is too long keeps its last words.
    var names = pages.map(\.name)
    func path() -> String { names.joined(separator: " › ") }
    while names.count > 2, CellText.width(of: path()) > size.width - 16 {
      names.removeFirst(names[0] == "…" ? 2 : 1)
      names.insert("…", at: 0)
    }
    return path()
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    guard let page = pages.last else {
      return failure == nil
        ? [] : [Binding(.enter, messages.command("try again"), .begin)]
    }
    var all = reading(page)
    if pages.count > 1 {
      all.append(Binding(.escape, messages.command("back"), .back))
      all.append(
        Binding(
          [.character("b"), .backspace], messages.command("back to the first"), isHinted: false,
          .first))
      if !trail.isEmpty {
        all.append(
          Binding(.character("t"), messages.command("practice these words"), .practise))
      }
    } else if [.random, .ofTheDay].contains(request) {
      all.append(
        Binding(.character("r"), messages.command("another"), .another))
      all.append(
        Binding(.character("t"), messages.command("the word of the day"), isHinted: false, .today))
    }
    if elsewhere != nil {
      all.append(
        Binding(
          .character("o"), messages.command("in the next dictionary"), isHinted: false, .elsewhere))
    }
    if list.count > 1 {
      all.append(
        Binding(.character("n"), messages.command("next"), .step(1)))
      all.append(
        Binding(.character("p"), messages.command("previous"), isHinted: false, .step(-1)))
    }
    if page.found.words.contains(where: \.isPlayed) {
      all.append(
        Binding(.character("f"), messages.command("favorite"), .favorite))
      all.append(
        Binding(.character("i"), messages.command("I know this"), isHinted: false, .know))
    }
    return all + [
      Binding(.character("v"), messages.command("say"), .say),
      Binding(.character("k"), messages.command("to a card"), .card),
      Binding(.character("c"), messages.command("copy"), .copy),
    ]
  }

  /// Bindings that scroll, and that select and open links.
  private func reading(_ page: WordPage) -> [Binding<Message>] {
    let links = page.cards(in: room).links.count
    return [
      Binding(Scroll.keys, keyLabel: "↑↓", messages.command("move the text"), isHinted: false) {
        .scroll($0)
      },
      Binding(.enter, messages.command("look up"), isHinted: page.marked != nil, .lookUp),
      Binding([.tab, .right], messages.command("next word"), isHinted: page.marked == nil) { _ in
        .mark(forward: true)
      },
      Binding(
        [.backTab, .left], messages.command("previous word"), isHinted: false, .mark(forward: false)
      ),
      Binding.rows(links, messages.command("look up")) { .lookUpLink($0) },
    ]
  }

  func message(for input: Input) -> Message? {
    input == .shown && pages.isEmpty ? .begin : nil
  }

  mutating func fit(_ size: Size) { self.size = size.page }

  // MARK: - Updates

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin: return begin()
    case .opened(let request, let found):
      // Results of an earlier request are ignored.
      guard request == self.request else { return [] }
      pages = [WordPage(found, messages: messages)]
      failure = nil
    case .failed(let error):
      // The page stays on the screen.
      guard pages.isEmpty else { return [.toast(Toast(error.text(in: messages), isError: true))] }
      failure = error
    case .scroll(let key): changeTop { $0.take(scroll: key, in: $1) }
    case .mark(let forward): changeTop { $0.mark(forward: forward, in: $1) }
    case .lookUp:
      guard let page = pages.last else { return [] }
      if let text = page.markedText(in: room) { return define(text) }
      changeTop { $0.mark(forward: true, in: $1) }
    case .lookUpLink(let link):
      guard let links = pages.last?.cards(in: room).links, links.indices.contains(link) else {
        return []
      }
      return define(links[link])
    case .found(let found): return take(found)
    case .unknown(let error): return [.toast(Toast(error.text(in: messages), isError: true))]
    case .back: if pages.count > 1 { pages.removeLast() }
    case .first: pages.removeLast(max(0, pages.count - 1))
    case .step(let step):
      place = (place + step + list.count) % list.count
      request = .item(list[place])
      return begin()
    case .another:
      request = .random
      return begin()
    case .today:
      request = .ofTheDay
      return begin()
    case .elsewhere: return elsewhere.map { open($0) } ?? []
    case .practise:
      var request = LearnRequest()
      request.items = trail
      return [.open(navigator.screen(.game(.learn(request))))]
    case .favorite: return setFavorite()
    case .know: return know()
    case .kept(let text):
      for place in pages.indices {
        guard case .ours(let words) = pages[place].found,
          let fresh = try? lookUp.playerWords(words.map(\.word))
        else { continue }
        pages[place].found = .ours(fresh)
      }
      return [.toast(Toast(text))]
    case .copy: return copy()
    case .card:
      guard let page = pages.last else { return [] }
      // The sentence contains the word in the book, not the words in its definition.
      let quote = pages.count == 1 ? quote : nil
      let start = CardStart(page.found, at: page.chosen(in: room), quoting: quote)
      return [.open(navigator.screen(.card(start)))]
    case .say: return say()
    case .said(let error):
      isSpeaking = false
      return error.map { [.toast(Toast($0.text(in: messages), isError: true))] } ?? []
    }
    return []
  }

  private mutating func changeTop(_ change: (inout WordPage, Size) -> Void) {
    guard let top = pages.indices.last else { return }
    change(&pages[top], room)
  }

  private func begin() -> [Effect<Message>] {
    [
      .attempt(messages("reading the words"), failed: Message.failed) { [lookUp, request, quote] in
        .opened(request, try lookUp.found(request, in: quote?.look))
      }
    ]
  }

  private func define(_ text: String) -> [Effect<Message>] { open(.named(text)) }

  /// Opens another page over this one.
  private func open(_ request: WordRequest) -> [Effect<Message>] {
    [
      .attempt(messages("looking it up"), failed: Message.unknown) { [lookUp] in
        .found(try lookUp.found(request))
      }
    ]
  }

  /// The words of ours that were looked up one from the other, which can be practiced.
  private var trail: [ItemID] {
    pages.compactMap { $0.found.words.first(where: \.isPlayed)?.word.id }
  }

  /// The request for another source: from an own word all dictionaries, from a dictionary the next one that
  /// contains the word.
  private var elsewhere: WordRequest? {
    guard let page = pages.last else { return nil }
    switch page.found {
    case .ours(let words):
      guard !dictionaries.isEmpty else { return nil }
      return .elsewhere(words[page.chosen(in: room)].word.term, id: nil)
    case .elsewhere(let answer):
      return answer.others.first.map { .elsewhere(answer.headword, id: $0) }
    }
  }

  private mutating func take(_ found: LookedUp) -> [Effect<Message>] {
    guard let page = pages.last else { return [] }
    let new = WordPage(found, messages: messages)
    if case .ours(let words) = found, words.map(\.word.id) == page.found.words.map(\.word.id) {
      return [.toast(Toast(messages("This is \(new.name).")))]
    }
    if case .elsewhere(let old) = page.found, case .elsewhere(let answer) = found,
      old.dictionary == answer.dictionary, old.headword == answer.headword
    {
      return [.toast(Toast(messages("This is \(new.name).")))]
    }
    pages.append(new)
    return []
  }

  private func copy() -> [Effect<Message>] {
    guard let page = pages.last else { return [] }
    let place = page.chosen(in: room)
    switch page.found {
    case .ours(let words):
      let word = words[place].word
      let name = WordTexts(messages).termAndPart(of: word)
      return [
        .copy(sharing.word(word).text),
        .toast(Toast(messages("Copied: \(name) with its meaning."))),
      ]
    case .elsewhere(let answer):
      return [
        .copy(sharing.entry(place, of: answer).text),
        .toast(Toast(messages("Copied: \(page.name) with its meaning."))),
      ]
    }
  }

  /// The chosen word; the next one if no game asks it.
  private var playedWord: PlayerWord? {
    guard let page = pages.last else { return nil }
    let words = page.found.words
    let place = page.chosen(in: room)
    return (words[place...] + words[..<place]).first(where: \.isPlayed)
  }

  private func know() -> [Effect<Message>] {
    guard let word = playedWord?.word.id else { return [] }
    return [
      .attempt(messages("writing"), failed: Message.failed) { [lists, messages] in
        .kept(try lists.know(word).map(WordTexts(messages).isKnown) ?? "")
      }
    ]
  }

  private func setFavorite() -> [Effect<Message>] {
    guard let known = playedWord else { return [] }
    let texts = WordTexts(messages)
    let isOnly = pages.last?.found.words.count == 1
    let name = isOnly ? known.word.term : texts.termAndPart(of: known.word)
    return [
      .attempt(messages("writing"), failed: Message.failed) { [lists] in
        try lists.setFavorite(known.word.id, kept: !known.isFavorite)
        return .kept(texts.favorite(name, kept: !known.isFavorite))
      }
    ]
  }

  private mutating func say() -> [Effect<Message>] {
    guard !isSpeaking, let page = pages.last else { return [] }
    let (text, language): (String, String?) =
      switch page.found {
      case .ours(let words): (words[page.chosen(in: room)].word.term, nil)
      case .elsewhere(let answer): (answer.headword, answer.language)
      }
    isSpeaking = true
    return [
      .attempt(messages("saying \(text)"), failed: { .said($0) }) { [speech] in
        try speech.say(text, language: language)
        return .said(nil)
      }
    ]
  }
}
