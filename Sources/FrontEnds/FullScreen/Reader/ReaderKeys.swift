import Bookshelf
import Client
import Messages
import Terminal

/// The keys of the reader, which depend on what is open.
struct ReaderKeys {
  typealias Message = ReaderScreen.Message

  private let messages: Messages
  private static let leaving: [Key] = [.escape, .character("q")]

  private let scrolls: Bool
  private let isWide: Bool

  /// - Parameters:
  ///   - scrolls: whether the arrows move the text by lines.
  ///   - isWide: whether two renderings fit side by side.
  init(_ messages: Messages, scrolls: Bool = false, isWide: Bool = false) {
    (self.messages, self.scrolls, self.isWide) = (messages, scrolls, isWide)
  }

  /// - Parameter hasWork: whether the book is a rendering of a work.
  func bindings(
    _ reading: BookReading, _ pane: ReaderPane?, hasWork: Bool = false
  ) -> [Binding<Message>] {
    let stay = messages("back", context: "a command on a key")
    switch pane {
    case .entry:
      return EntryLine<ReaderPane.Entry>.bindings(send: .send, close: .close, in: messages)
    case .contents(let list):
      return rows(list.entries.count) + [Binding(.escape, stay, .close)]
    case .marks(let list):
      let remove = Binding<Message>(
        [.character("d"), .delete], messages("remove", context: "a command on a key"), .removeMark)
      return rows(list.marks.count) + [remove, Binding(.escape, stay, .close)]
    case .chapterWords(let list):
      return [
        Binding(.enter, messages("look up", context: "a command on a key"), .pick(-1)),
        Binding(
          .character("l"), messages("learn them", context: "a command on a key"),
          .learn(list.words.request)),
        Binding(Choice.keys, keyLabel: "↑↓", messages("choose", context: "a command on a key")) {
          .scroll($0)
        },
        Binding.rows(list.words.rows.count, messages("look up", context: "a command on a key")) {
          .pick($0)
        },
        Binding(.escape, stay, .close),
      ]
    case .chapters(let grid): return self.grid(grid) + [Binding(.escape, stay, .close)]
    case .options:
      return [
        Binding(Choice.keys, keyLabel: "↑↓", messages("choose", context: "a command on a key")) {
          .scroll($0)
        },
        Binding(
          [.right, .left, .enter, .character(" ")], keyLabel: "←→",
          messages("change", context: "a command on a key")
        ) { .option($0 == .left ? -1 : 1) },
        Binding([.escape, .character("o")], keyLabel: nil, stay, .close),
      ]
    case .twin:
      let forward: [Key] = [.character(" "), .pageDown, .right, .character("n")]
      let backward: [Key] = [.character("b"), .pageUp, .left]
      return [
        Binding(forward, messages("next page", context: "a command on a key")) { .scroll($0) },
        Binding(
          backward, messages("page before", context: "a command on a key"), isHinted: false
        ) { .scroll($0) },
        Binding(
          [.up, .down, .home, .end], keyLabel: "↑↓",
          messages("move the text", context: "a command on a key")
        ) { .scroll($0) },
        Binding(
          .character("r"), messages("next rendering", context: "a command on a key"), .twin(1)),
        Binding(
          .character("R"), messages("rendering before", context: "a command on a key"),
          isHinted: false, .twin(-1)),
        Binding([.escape, .character("=")], stay, .close),
      ]
    case .renderings(let list):
      return rows(list.choices.count) + order + [Binding(.escape, stay, .close)]
    case .hits(let list):
      let others = Binding<Message>(
        .tab, messages("all renderings", context: "a command on a key"),
        .searchRenderings(list.hits.query))
      return rows(list.hits.all.count) + (hasWork ? [others] : [])
        + [Binding(.escape, stay, .close)]
    case .renderingHits(let list):
      return rows(list.hits.count) + [Binding(.escape, stay, .close)]
    case .picture(let picture):
      let turn = Binding<Message>(
        [.left, .right], keyLabel: "←→", messages("next picture", context: "a command on a key")
      ) { .picture(picture.number + ($0 == .left ? -1 : 1)) }
      return (picture.count > 1 ? [turn] : [])
        + [Binding([.escape, .enter, .character("p")], keyLabel: nil, stay, .close)]
    case .note:
      return [
        Binding([.escape, .enter], keyLabel: nil, stay, .close),
        Binding(
          Scroll.keys, keyLabel: "↑↓", messages("move the text", context: "a command on a key")
        ) { .scroll($0) },
        Binding(
          .character("g"), messages("go there", context: "a command on a key"), .pick(-1)),
      ]
    case nil:
      guard reading.spoken == nil else {
        return [
          Binding(
            [.escape, aloudKey], messages("stop reading aloud", context: "a command on a key"),
            .hush)
        ]
      }
      guard reading.cursor == nil else { return words(reading) }
      return page(reading) + (hasWork ? renderings : []) + (reading.book.hasKeys ? parts : [])
    }
  }

  private func rows(_ count: Int) -> [Binding<Message>] {
    [
      Binding(.enter, messages("go there", context: "a command on a key"), .pick(-1)),
      Binding(Choice.keys, keyLabel: "↑↓", messages("choose", context: "a command on a key")) {
        .scroll($0)
      },
      Binding.rows(count, messages("go there", context: "a command on a key")) { .pick($0) },
    ]
  }

  // MARK: - On a page

  /// The keys that turn pages.
  func turning(_ reading: BookReading) -> [Binding<Message>] {
    let next = messages("next page", context: "a command on a key")
    let previous = messages("page before", context: "a command on a key")
    var all: [Binding<Message>] = []
    let hasHits = reading.hits != nil
    let forward: [Key] = [.character(" "), .pageDown, .right] + (scrolls ? [] : [.down])
    let backward: [Key] = [.character("b"), .pageUp, .left] + (scrolls ? [] : [.up])
    all.append(Binding(forward + (hasHits ? [] : [.character("n")]), next, .turn(1)))
    all.append(Binding(backward, previous, isHinted: false, .turn(-1)))
    if scrolls {
      all.append(
        Binding(
          [.up, .down], keyLabel: "↑↓", messages("move the text", context: "a command on a key")
        ) { .scrolled($0 == .up ? -1 : 1) })
    }
    return all
  }

  /// The key that closes the book.
  var close: Binding<Message> {
    Binding(
      ReaderKeys.leaving, messages("close the book", context: "a command on a key"),
      isHinted: false, .leave)
  }

  /// The key that leaves an error.
  var back: Binding<Message> {
    Binding(ReaderKeys.leaving, messages("back", context: "a command on a key"), .leave)
  }

  private func page(_ reading: BookReading) -> [Binding<Message>] {
    var all = turning(reading)
    let hasHits = reading.hits != nil
    if hasHits { all += hits }
    all += [
      Binding(.enter, messages("words", context: "a command on a key"), .words),
      Binding(.character("t"), messages("contents", context: "a command on a key"), .contents),
      Binding(
        .character("/"), messages("search", context: "a command on a key"), .entry(.query)),
      Binding(.character("g"), messages("go to", context: "a command on a key"), .entry(.place)),
    ]
    if !reading.notes.isEmpty {
      all.append(
        Binding(.character("f"), messages("footnotes", context: "a command on a key"), .notes))
    }
    if !reading.pictures.isEmpty {
      all.append(
        Binding(
          .character("p"), messages("pictures", context: "a command on a key"), .picture(0)))
    }
    if reading.lexicon != nil {
      all.append(
        Binding(
          .character("w"), messages("words of the chapter", context: "a command on a key"),
          isHinted: false, .chapterWords))
    }
    return all + unknown + [
      Binding(
        .home, messages("first page", context: "a command on a key"), isHinted: false, .toPage(0)),
      Binding(
        .end, messages("last page", context: "a command on a key"), isHinted: false,
        .toPage(reading.pages.count - 1)),
    ] + way(reading) + marks(reading) + [
      Binding(
        [.character("-"), .character("+")], keyLabel: "- +",
        messages("narrower, wider", context: "a command on a key"), isHinted: false
      ) { .width($0 == .character("+") ? 1 : -1) },
      Binding(
        .character("o"), messages("how the text looks", context: "a command on a key"),
        isHinted: false, .options),
      aloud,
      Binding(
        .character("c"), messages("copy the chapter", context: "a command on a key"),
        isHinted: false, .share(isMailed: false)),
      Binding(
        .character("C"), messages("mail the chapter", context: "a command on a key"),
        isHinted: false, .share(isMailed: true)),
      clicks(reading),
      hasHits
        ? Binding(
          ReaderKeys.leaving, messages("end the search", context: "a command on a key"),
          isHinted: false, .leave) : close,
    ]
  }

  private var hits: [Binding<Message>] {
    [
      Binding(.character("n"), messages("next place", context: "a command on a key"), .hit(1)),
      Binding(
        .character("N"), messages("place before", context: "a command on a key"),
        isHinted: false, .hit(-1)),
      Binding(
        .character("l"), messages("all places", context: "a command on a key"), isHinted: false,
        .hits),
    ]
  }

  private func way(_ reading: BookReading) -> [Binding<Message>] {
    var all: [Binding<Message>] = []
    if reading.canGoBack {
      all.append(
        Binding(
          [.character("<"), .backspace], messages("back to before", context: "a command on a key"),
          isHinted: false, .back))
    }
    if reading.canGoForward {
      all.append(
        Binding(
          .character(">"), messages("forward again", context: "a command on a key"),
          isHinted: false, .forward))
    }
    return all
  }

  private func marks(_ reading: BookReading) -> [Binding<Message>] {
    let bookmark = Binding<Message>(
      .character("m"),
      reading.bookmark == nil
        ? messages("bookmark", context: "a command on a key")
        : messages("remove the bookmark", context: "a command on a key"), isHinted: false, .bookmark
    )
    guard !reading.marks.isEmpty else { return [bookmark] }
    return [
      bookmark,
      Binding(
        .character("M"), messages("all marks", context: "a command on a key"), isHinted: false,
        .marks),
    ]
  }

  private var unknown: [Binding<Message>] {
    [
      Binding(
        .tab, messages("next unknown word", context: "a command on a key"), isHinted: false,
        .unknown(forward: true)),
      Binding(
        .backTab, messages("unknown word before", context: "a command on a key"), isHinted: false,
        .unknown(forward: false)),
    ]
  }

  private func clicks(_ reading: BookReading) -> Binding<Message> {
    .rows(reading.text.words.count, messages("look up", context: "a command on a key")) {
      .click($0)
    }
  }

  private var aloudKey: Key { .character("s") }

  private var aloud: Binding<Message> {
    Binding(
      aloudKey, messages("read aloud", context: "a command on a key"), isHinted: false, .aloud)
  }

  private var renderings: [Binding<Message>] {
    [
      Binding(
        .character("r"), messages("next rendering", context: "a command on a key"), .rendering(1)),
      Binding(
        .character("R"), messages("rendering before", context: "a command on a key"),
        isHinted: false, .rendering(-1)),
      Binding(
        .character("v"), messages("choose renderings", context: "a command on a key"),
        isHinted: false, .renderings),
    ]
      + (isWide
        ? [
          Binding(
            .character("="), messages("two side by side", context: "a command on a key"),
            isHinted: false, .twin(1))
        ] : [])
  }

  private var parts: [Binding<Message>] {
    [
      Binding(
        .character("G"), messages("chapters", context: "a command on a key"), isHinted: false,
        .chapters),
      favorite,
    ]
  }

  private var favorite: Binding<Message> {
    Binding(
      .character("*"), messages("favorite chapter", context: "a command on a key"),
      isHinted: false, .favorite)
  }

  // MARK: - Chapters and renderings

  private func grid(_ grid: ChapterGridPane) -> [Binding<Message>] {
    let other =
      grid.isOnlyFavorites
      ? messages("all chapters", context: "a command on a key")
      : messages("favorites", context: "a command on a key")
    return [
      Binding(.enter, messages("go there", context: "a command on a key"), .pick(-1)),
      Binding(
        Choice.keys + [.left, .right], keyLabel: "←→↑↓",
        messages("choose", context: "a command on a key")
      ) { .scroll($0) },
      Binding.rows(
        grid.chapters.count, messages("go there", context: "a command on a key")
      ) { .pick($0) },
      Binding(.tab, other, .onlyFavorites),
      Binding(.character("*"), messages("favorite", context: "a command on a key"), .favorite),
    ]
  }

  private var order: [Binding<Message>] {
    [
      Binding(
        .character(" "), messages("in the cycle or not", context: "a command on a key"), .tick),
      Binding(
        [.left, .right], keyLabel: "←→",
        messages("earlier, later", context: "a command on a key")
      ) { .shift($0 == .left ? -1 : 1) },
    ]
  }

  // MARK: - On a word

  private func words(_ reading: BookReading) -> [Binding<Message>] {
    let enter =
      switch reading.word?.kind {
      case .note: messages("footnote", context: "a command on a key")
      case .picture: messages("show the picture", context: "a command on a key")
      case .word, nil: messages("look up", context: "a command on a key")
      }
    var all: [Binding<Message>] = [
      Binding(.enter, enter, .choose(nil)),
      Binding(
        [.left, .right, .up, .down], keyLabel: "←→↑↓",
        messages("choose a word", context: "a command on a key")
      ) { .move($0) },
      Binding(
        .tab, messages("next unknown word", context: "a command on a key"),
        .unknown(forward: true)),
      Binding(
        .backTab, messages("unknown word before", context: "a command on a key"), isHinted: false,
        .unknown(forward: false)),
    ]
    if reading.word?.link != nil {
      all.append(
        Binding(
          .character("l"), messages("follow the link", context: "a command on a key"), .follow))
    }
    return all + [
      Binding(
        .character("h"), messages("highlight the sentence", context: "a command on a key"),
        isHinted: false, .highlight),
      Binding(
        .character("a"), messages("note on the sentence", context: "a command on a key"),
        isHinted: false, .entry(.note)),
      Binding(
        [.character(" "), .pageDown], messages("next page", context: "a command on a key"),
        isHinted: false, .turn(1)),
      Binding(
        [.character("b"), .pageUp], messages("page before", context: "a command on a key"),
        isHinted: false, .turn(-1)),
      aloud,
      clicks(reading),
      Binding(.escape, messages("back", context: "a command on a key"), .leave),
    ]
  }
}
