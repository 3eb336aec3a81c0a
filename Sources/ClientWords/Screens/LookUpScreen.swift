import ClientCore
import GameEngine
import Lexicon
import Messages
import Terminal

/// A screen that looks words up while they are typed.
struct LookUpScreen: Screen {
  enum Message: Sendable {
    case begin
    case ready([WordFinder])
    case last([Row])
    case found(String, [Row])
    case guessed(String, [String])
    case failed(ClientError)
    case key(Key)
    case paste(String)
    case move(Key)
    case open
    case openRow(Int)
    case card
    case clear
  }

  /// A headword in the list.
  struct Row: Sendable {
    let headword: String
    /// The inflected form that was typed; nil if it was the headword.
    var form: String?
    var about = ""
    /// Whether the typed text is the headword or a form of it, and not only its beginning.
    var isExact = false
    /// The request that opens it. A dictionary's headword may be spelled like a form of an own word.
    let request: WordRequest
  }

  private let library: WordLibrary
  private let words: @Sendable () -> [[Item]]
  private let dictionaries: Dictionaries
  private let history: AnswerHistory
  private let navigator: Navigator<Never>
  private let messages: Messages
  private(set) var field = Field(limit: 40)
  /// Whether the dictionaries are still being searched.
  private var isLooking = false
  /// Whether Enter was pressed before the list was complete.
  private var opensWhenFound = false
  private(set) var choice = Choice()
  /// The headwords that were found, or the nearest ones if there are none.
  private(set) var rows: [Row] = []
  private(set) var isGuess = false
  /// The last look-ups, which are shown while the field is empty.
  private var last: [Row] = []
  private(set) var failure: ClientError?
  /// One for the words of the current course and one for the English ones; nil until they are read.
  private var finders: [WordFinder]?
  private var height = 16

  /// - Parameter words: reads the words to find, those of the current course first.
  init(
    library: WordLibrary, words: @escaping @Sendable () -> [[Item]], dictionaries: Dictionaries,
    history: AnswerHistory, navigator: Navigator<Never>, messages: Messages
  ) {
    self.library = library
    self.words = words
    self.dictionaries = dictionaries
    self.history = history
    self.navigator = navigator
    self.messages = messages
  }

  var title: String { messages.title("Look up") }
  var takesText: Bool { true }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    var all: [Binding<Message>] = []
    if !rows.isEmpty {
      let open = messages.command("open")
      let choose = messages.command("choose")
      all = [
        Binding(.enter, open, .open),
        Binding([.up, .down, .pageUp, .pageDown], keyLabel: "↑↓", choose) { .move($0) },
        Binding.rows(rows.count, open) { .openRow($0) },
        Binding(.function(7), messages.command("to a card"), .card),
      ]
    }
    if !field.isEmpty {
      all.append(Binding(.escape, messages.command("clear"), .clear))
    }
    return all
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: .begin
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .tick: nil
    }
  }

  // The field and the line below it are above the list.
  mutating func fit(_ size: Size) { height = size.page.height - 2 }

  // MARK: - Updates

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin:
      let last: Effect<Message> = .attempt(
        messages("reading your journal"), failed: Message.failed
      ) { [library, history] in
        .last(
          try history.looks(limit: 20).map { look in
            // A card can only be found by its ID.
            let isOurs = library.item(look.item) != nil || look.item.headword == nil
            return Row(
              headword: look.word,
              request: isOurs ? .item(look.item) : .elsewhere(look.word, id: nil))
          })
      }
      guard finders == nil else { return [last] }
      return [
        last,
        .attempt(messages("reading the words"), failed: Message.failed) { [words] in
          .ready(words().map(WordFinder.init))
        },
      ]
    case .ready(let finders):
      self.finders = finders
      let found = find()
      return opensWhenFound ? found + open() : found
    case .last(let rows):
      last = rows
      if field.isEmpty { return find() }
    // Results for an earlier text are ignored.
    case .found(let text, let found):
      guard text == field.text else { return [] }
      (failure, isLooking) = (nil, false)
      let ours = Set(rows.map { headwordKey($0.headword) })
      let all = rows + found.filter { !ours.contains(headwordKey($0.headword)) }
      let chosen = choice.place > 0 ? choice.element(of: rows)?.request : nil
      rows = all.filter(\.isExact) + all.filter { !$0.isExact }
      if let place = rows.firstIndex(where: { $0.request == chosen }) {
        choice.take(.row(place), count: rows.count)
      }
      if opensWhenFound { return open() }
    case .guessed(let text, let near):
      guard text == field.text else { return [] }
      (failure, isLooking, opensWhenFound) = (nil, false, false)
      isGuess = true
      rows = near.map { Row(headword: $0, request: .named($0)) }
    case .failed(let error):
      (failure, isLooking, opensWhenFound) = (error, false, false)
    case .key(let key):
      // Who types faster than the words are read means the first one.
      opensWhenFound = key == .enter && (finders == nil || isLooking) && !field.isEmpty
      if field.take(key) { return find() }
    case .paste(let text):
      field.paste(text)
      return find()
    case .move(let key): choice.take(key, count: rows.count, height: height)
    case .openRow(let row):
      choice.take(.row(row), count: rows.count)
      return open()
    case .open: return open()
    case .card:
      return choice.element(of: rows)
        .map { [.open(navigator.screen(.card(.word($0.request, nil))))] } ?? []
    case .clear:
      field.clear()
      return find()
    }
    return []
  }

  /// Lists Wordhoard's words at once; the words of the dictionaries follow when they are found.
  private mutating func find() -> [Effect<Message>] {
    choice = Choice()
    (isGuess, isLooking) = (false, false)
    guard !field.isEmpty else {
      rows = last
      return []
    }
    let texts = WordTexts(messages)
    let found = (finders ?? []).flatMap { $0.beginning(with: field.text) }.map { match in
      let words = library.commonestFirst(match.words)
      let parts = texts.partsOfSpeech(of: words)
      return Row(
        headword: match.headword, form: match.form,
        about: "\(parts): \(words[0].mainSense.definition)",
        isExact: match.isExact(field.text), request: request(of: words))
    }
    rows = found.filter(\.isExact) + found.filter { !$0.isExact }
    guard finders != nil, rows.isEmpty || !dictionaries.isEmpty else { return [] }
    isLooking = true
    return [
      .attempt(
        messages("looking in the dictionaries"), replacesEarlier: true, failed: Message.failed
      ) { [library, dictionaries, messages, text = field.text, isOurs = !rows.isEmpty] in
        let found = try dictionaries.headwords(matching: text, limit: 50)
        guard !isOurs, found.isEmpty else {
          return .found(text, found.map { Row($0, form: text, messages) })
        }
        return .guessed(text, library.nearWords(normalizedAnswer(text)))
      }
    ]
  }

  /// The request for words with one headword. A name means English words, if there are any.
  private func request(of words: [Item]) -> WordRequest {
    let isForeign = words[0].language != LanguageTag.english
    return isForeign && !library.allWords(named: words[0].term).isEmpty
      ? .item(words[0].id) : .named(words[0].term)
  }

  /// Opens the selected row. While dictionaries are searched, the first row may give way to a better one.
  private mutating func open() -> [Effect<Message>] {
    opensWhenFound = isLooking && choice.place == 0 && !rows.contains(where: \.isExact)
    guard !opensWhenFound else { return [] }
    return choice.element(of: rows).map { [.open(navigator.screen(.word($0.request)))] } ?? []
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    page.put("›", .key)
    page.field(
      field, x: 2, width: min(42, page.width - 2), isActive: true,
      placeholder: messages("a word", context: "in an empty field"))
    let list = page.part(y: 2)
    if let failure {
      list.failure(failure.text(in: messages))
    } else if field.isEmpty {
      let y = list.paragraph(
        RichText(messages("Type how a word begins, or any form of it, such as \"went\"."), .dim))
      if !rows.isEmpty {
        list.put(messages("Looked up last"), y: y + 1, .heading)
        drawRows(in: list.part(y: y + 2))
      }
    } else if finders != nil {
      drawRows(in: list)
    }
  }

  private func drawRows(in list: Area) {
    var list = list
    if isGuess {
      list = list.part(y: list.paragraph(RichText(notFound, .dim)) + 1)
    }
    let column = min(24, (rows.map { CellText.width(of: name(of: $0)) }.max() ?? 0) + 2)
    list.list(count: rows.count, choice: choice, hasCursor: false) { place, area, isSelected in
      let row = rows[place]
      // Without a text beside it, a headword may be as long as the line.
      let width = row.about.isEmpty ? area.width : column - 2
      let x = area.put(
        CellText.truncated(row.headword, width: width), Ink.word.selected(isSelected))
      if let form = row.form, x < width {
        area.put(
          CellText.truncated(" (\(form))", width: width - x), x: x, Ink.dim.selected(isSelected))
      }
      area.put(
        CellText.truncated(row.about, width: area.width - column), x: column,
        Ink.text.selected(isSelected))
    }
  }

  private var notFound: String {
    let text = field.text
    return switch (dictionaries.isEmpty, rows.isEmpty) {
    case (true, true): messages("\(text) was not found in Wordhoard; check its spelling.")
    case (true, false): messages("\(text) was not found in Wordhoard; did you mean one of these?")
    case (false, true):
      messages("\(text) was not found in Wordhoard or your dictionaries; check its spelling.")
    case (false, false):
      messages(
        "\(text) was not found in Wordhoard or your dictionaries; did you mean one of these?")
    }
  }

  private func name(of row: Row) -> String {
    row.headword + (row.form.map { " (\($0))" } ?? "")
  }
}

extension LookUpScreen.Row {
  /// A row of a dictionary's headword.
  ///
  /// - Parameter text: the text that was typed.
  fileprivate init(_ found: DictionaryHeadword, form text: String, _ messages: Messages) {
    self.init(
      headword: found.headword, form: found.match == .base ? text : nil,
      about: messages("in \(found.dictionary)", context: "a dictionary"),
      isExact: found.match != .longer, request: .elsewhere(found.headword, id: found.id))
  }
}
