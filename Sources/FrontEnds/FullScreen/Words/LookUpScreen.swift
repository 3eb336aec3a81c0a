import Client
import GameEngine
import Lexicon
import ScoreAPI
import Terminal

/// Looks words up as they are typed.
struct LookUpScreen: Screen {
  enum Message: Sendable {
    case begin
    case ready(WordFinder)
    case last([Row])
    case found(String, [Row])
    case guessed(String, [String])
    case failed(ClientError)
    case key(Key)
    case paste(String)
    case move(Key)
    case open
    case openRow(Int)
    case clear
  }

  /// A headword in the list.
  struct Row: Sendable {
    let headword: String
    /// How it was found, where that is not by its beginning.
    var form: String?
    var about = ""
    /// What opens: one of a dictionary is no form of a word of ours, though it may be spelled so.
    let request: WordRequest
  }

  private let library: WordLibrary
  private let dictionaries: Dictionaries
  private let history: AnswerHistory
  private let navigator: Navigator
  private(set) var field = Field(limit: 40)
  private(set) var choice = Choice()
  /// What was found, or, where nothing was, what comes near.
  private(set) var rows: [Row] = []
  private(set) var isGuess = false
  /// What was looked up last, which shows as long as nothing is typed.
  private var last: [Row] = []
  private(set) var failure: ClientError?
  private var finder: WordFinder?
  private var height = 16

  init(
    library: WordLibrary, dictionaries: Dictionaries, history: AnswerHistory, navigator: Navigator
  ) {
    self.library = library
    self.dictionaries = dictionaries
    self.history = history
    self.navigator = navigator
  }

  var title: String { "Look up" }
  var takesText: Bool { true }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    var all: [Binding<Message>] = []
    if !rows.isEmpty {
      all = [
        Binding(.enter, "open", .open),
        Binding([.up, .down, .pageUp, .pageDown], keyLabel: "↑↓", "choose") { .move($0) },
        Binding.rows(rows.count, "open") { .openRow($0) },
      ]
    }
    if !field.isEmpty { all.append(Binding(.escape, "clear", .clear)) }
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

  // The field and a line below it stand above the list.
  mutating func fit(_ size: Size) { height = size.page.height - 2 }

  // MARK: - What happens

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin:
      let last: Effect<Message> = .attempt("reading your journal", failed: Message.failed) {
        [library, history] in
        .last(
          try history.looks(limit: 20).map { look in
            // A card can only be found by its ID.
            let isOurs = library.pool[look.item] != nil || look.item.headword == nil
            return Row(
              headword: shownSafely(look.word),
              request: isOurs ? .item(look.item) : .elsewhere(look.word, id: nil))
          })
      }
      guard finder == nil else { return [last] }
      return [
        last,
        .attempt("reading the words", failed: Message.failed) { [library] in
          .ready(WordFinder(try library.allWords()))
        },
      ]
    case .ready(let finder):
      self.finder = finder
      return find()
    case .last(let rows):
      last = rows
      if field.isEmpty { return find() }
    // What comes late for a text that was changed is not wanted any more.
    case .found(let text, let found):
      guard text == field.text else { return [] }
      failure = nil
      let ours = Set(rows.map { headwordKey($0.headword) })
      rows += found.filter { !ours.contains(headwordKey($0.headword)) }
    case .guessed(let text, let near):
      guard text == field.text else { return [] }
      failure = nil
      isGuess = true
      rows = near.map { Row(headword: $0, request: .named($0)) }
    case .failed(let error): failure = error
    case .key(let key): if field.take(key) { return find() }
    case .paste(let text):
      field.paste(text)
      return find()
    case .move(let key): choice.take(key, count: rows.count, height: height)
    case .openRow(let row):
      choice.take(.row(row), count: rows.count)
      return open()
    case .open: return open()
    case .clear:
      field.clear()
      return find()
    }
    return []
  }

  /// Lists our words at once; those of the dictionaries come when they are found.
  private mutating func find() -> [Effect<Message>] {
    choice = Choice()
    isGuess = false
    guard !field.isEmpty else {
      rows = last
      return []
    }
    rows = (finder?.beginning(with: field.text) ?? []).map { find in
      Row(
        headword: find.headword, form: find.form,
        about: "\(find.partsOfSpeech): \(find.words[0].mainSense.definition)",
        request: .named(find.headword))
    }
    guard finder != nil, rows.isEmpty || !dictionaries.isEmpty else { return [] }
    return [
      .attempt(
        "looking in the dictionaries", replacesEarlier: true, failed: Message.failed
      ) { [library, dictionaries, text = field.text, isOurs = !rows.isEmpty] in
        let found = try dictionaries.headwords(beginning: text, limit: 50)
        guard !isOurs, found.isEmpty else {
          return .found(
            text,
            found.map {
              Row(
                headword: shownSafely($0.headword), about: "in \($0.id)",
                request: .elsewhere($0.headword, id: $0.id))
            })
        }
        return .guessed(text, library.nearWords(normalizedAnswer(text)))
      }
    ]
  }

  private func open() -> [Effect<Message>] {
    guard rows.indices.contains(choice.place) else { return [] }
    return [.open(navigator.screen(.word(rows[choice.place].request)))]
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    page.put("›", .key)
    page.field(
      field, x: 2, width: min(42, page.width - 2), isActive: true, placeholder: "a word")
    let list = page.part(y: 2)
    if let failure {
      list.failure(failure)
    } else if field.isEmpty {
      let y = list.paragraph(
        RichText("Type how a word begins, or any form of it, such as \"went\".", .dim))
      if !rows.isEmpty {
        list.put("Looked up last", y: y + 1, .heading)
        drawRows(in: list.part(y: y + 2))
      }
    } else if finder != nil {
      drawRows(in: list)
    }
  }

  private func drawRows(in list: Area) {
    var list = list
    if isGuess {
      let text = "\(field.text) is \(nowhere); "
      let end = rows.isEmpty ? "check its spelling." : "did you mean one of these?"
      list = list.part(y: list.paragraph(RichText(text + end, .dim)) + 1)
    }
    let column = min(24, (rows.map { CellText.width(of: name(of: $0)) }.max() ?? 0) + 2)
    list.list(count: rows.count, choice: choice, hasCursor: false) { place, area, isSelected in
      let row = rows[place]
      let x = area.put(row.headword, Ink.word.selected(isSelected))
      if let form = row.form { area.put(" (\(form))", x: x, Ink.dim.selected(isSelected)) }
      area.put(
        CellText.truncated(row.about, width: area.width - column), x: column,
        Ink.text.selected(isSelected))
    }
  }

  private var nowhere: String {
    dictionaries.isEmpty ? "not among our words" : "in none of the dictionaries here"
  }

  private func name(of row: Row) -> String {
    row.headword + (row.form.map { " (\($0))" } ?? "")
  }
}
