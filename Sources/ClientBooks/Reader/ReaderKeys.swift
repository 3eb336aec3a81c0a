import Bookshelf
import ClientCore
import Messages
import Terminal

/// The key bindings of the reader, depending on the open pane.
struct ReaderKeys {
  typealias Message = ReaderScreen.Message

  private let messages: Messages
  private static let leaving: [Key] = [.escape, .character("q")]

  private let scrolls: Bool
  private let isWide: Bool

  /// - Parameters:
  ///   - scrolls: whether the arrow keys scroll the text by lines.
  ///   - isWide: whether two renderings fit side by side.
  init(_ messages: Messages, scrolls: Bool = false, isWide: Bool = false) {
    (self.messages, self.scrolls, self.isWide) = (messages, scrolls, isWide)
  }

  /// - Parameter hasWork: whether the book is a rendering of a work.
  func bindings(
    _ reading: BookReading, _ pane: ReaderPane?, hasWork: Bool = false
  ) -> [Binding<Message>] {
    let stay = messages.command("back")
    switch pane {
    case .entry:
      return EntryLine<ReaderPane.Entry>.bindings(send: .send, close: .close, in: messages)
    case .contents(let list):
      return rows(list.entries.count) + [Binding(.escape, stay, .close)]
    case .marks(let list):
      let remove = Binding<Message>(
        [.character("d"), .delete], messages.command("remove"), .removeMark)
      return rows(list.marks.count) + [remove, Binding(.escape, stay, .close)]
    case .chapterWords(let list):
      return [
        Binding(.enter, messages.command("look up"), .pick(-1)),
        Binding(.character("l"), messages.command("learn them"), .learn(list.words.request)),
        Binding(Choice.keys, keyLabel: "↑↓", messages.command("choose")) {
          .scroll($0)
        },
        Binding.rows(list.words.rows.count, messages.command("look up")) {
          .pick($0)
        },
        Binding(.escape, stay, .close),
      ]
    case .chapters(let grid): return self.grid(grid) + [Binding(.escape, stay, .close)]
    case .options:
      return [
        Binding(Choice.keys, keyLabel: "↑↓", messages.command("choose")) {
          .scroll($0)
        },
        Binding(
          [.right, .left, .enter, .character(" ")], keyLabel: "←→", messages.command("change")
        ) { .option($0 == .left ? -1 : 1) },
        Binding([.escape, .character("o")], keyLabel: nil, stay, .close),
      ]
    case .twin:
      let forward: [Key] = [.character(" "), .pageDown, .right, .character("n")]
      let backward: [Key] = [.character("b"), .pageUp, .left]
      return [
        Binding(forward, messages.command("next page")) { .scroll($0) },
        Binding(backward, messages.command("page before"), isHinted: false) { .scroll($0) },
        Binding([.up, .down, .home, .end], keyLabel: "↑↓", messages.command("move the text")) {
          .scroll($0)
        },
        Binding(.character("r"), messages.command("next rendering"), .twin(1)),
        Binding(.character("R"), messages.command("rendering before"), isHinted: false, .twin(-1)),
        Binding([.escape, .character("=")], stay, .close),
      ]
    case .renderings(let list):
      return rows(list.choices.count) + order + [Binding(.escape, stay, .close)]
    case .hits(let list):
      let others = Binding<Message>(
        .tab, messages.command("all renderings"),
        .searchRenderings(list.hits.query))
      return rows(list.hits.all.count) + (hasWork ? [others] : [])
        + [Binding(.escape, stay, .close)]
    case .renderingHits(let list):
      return rows(list.hits.count) + [Binding(.escape, stay, .close)]
    case .picture(let picture):
      let turn = Binding<Message>(
        [.left, .right], keyLabel: "←→", messages.command("next picture")
      ) { .picture(picture.number + ($0 == .left ? -1 : 1)) }
      return (picture.count > 1 ? [turn] : [])
        + [Binding([.escape, .enter, .character("p")], keyLabel: nil, stay, .close)]
    case .note:
      return [
        Binding([.escape, .enter], keyLabel: nil, stay, .close),
        Binding(Scroll.keys, keyLabel: "↑↓", messages.command("move the text")) { .scroll($0) },
        Binding(.character("g"), messages.command("go there"), .pick(-1)),
      ]
    case nil:
      guard reading.spoken == nil else {
        return [
          Binding([.escape, aloudKey], messages.command("stop reading aloud"), .hush)
        ]
      }
      guard reading.cursor == nil else { return words(reading) }
      return page(reading) + (hasWork ? renderings : []) + (reading.book.hasKeys ? parts : [])
    }
  }

  private func rows(_ count: Int) -> [Binding<Message>] {
    [
      Binding(.enter, messages.command("go there"), .pick(-1)),
      Binding(Choice.keys, keyLabel: "↑↓", messages.command("choose")) {
        .scroll($0)
      },
      Binding.rows(count, messages.command("go there")) { .pick($0) },
    ]
  }

  // MARK: - On a page

  /// The keys that turn pages.
  func turning(_ reading: BookReading) -> [Binding<Message>] {
    let next = messages.command("next page")
    let previous = messages.command("page before")
    var all: [Binding<Message>] = []
    let hasHits = reading.hits != nil
    let forward: [Key] = [.character(" "), .pageDown, .right] + (scrolls ? [] : [.down])
    let backward: [Key] = [.character("b"), .pageUp, .left] + (scrolls ? [] : [.up])
    all.append(Binding(forward + (hasHits ? [] : [.character("n")]), next, .turn(1)))
    all.append(Binding(backward, previous, isHinted: false, .turn(-1)))
    if scrolls {
      all.append(
        Binding([.up, .down], keyLabel: "↑↓", messages.command("move the text")) {
          .scrolled($0 == .up ? -1 : 1)
        })
    }
    return all
  }

  /// The key that closes the book.
  var close: Binding<Message> {
    Binding(ReaderKeys.leaving, messages.command("close the book"), isHinted: false, .leave)
  }

  /// The key that closes an error.
  var back: Binding<Message> {
    Binding(ReaderKeys.leaving, messages.command("back"), .leave)
  }

  private func page(_ reading: BookReading) -> [Binding<Message>] {
    var all = turning(reading)
    let hasHits = reading.hits != nil
    if hasHits { all += hits }
    all += [
      Binding(.enter, messages.command("words"), .words),
      Binding(.character("t"), messages.command("contents"), .contents),
      Binding(.character("/"), messages.command("search"), .entry(.query)),
      Binding(.character("g"), messages.command("go to"), .entry(.place)),
    ]
    if !reading.notes.isEmpty {
      all.append(
        Binding(.character("f"), messages.command("footnotes"), .notes))
    }
    if !reading.pictures.isEmpty {
      all.append(
        Binding(.character("p"), messages.command("pictures"), .picture(0)))
    }
    if reading.lexicon != nil {
      all.append(
        Binding(
          .character("w"), messages.command("words of the chapter"), isHinted: false, .chapterWords)
      )
    }
    return all + unknown + [
      Binding(.home, messages.command("first page"), isHinted: false, .toPage(0)),
      Binding(
        .end, messages.command("last page"), isHinted: false, .toPage(reading.pages.count - 1)),
    ] + way(reading) + marks(reading) + [
      Binding(
        [.character("-"), .character("+")], keyLabel: "- +", messages.command("narrower, wider"),
        isHinted: false
      ) { .width($0 == .character("+") ? 1 : -1) },
      Binding(.character("o"), messages.command("how the text looks"), isHinted: false, .options),
      aloud,
      Binding(
        .character("c"), messages.command("copy the chapter"), isHinted: false,
        .share(isMailed: false)),
      Binding(
        .character("C"), messages.command("mail the chapter"), isHinted: false,
        .share(isMailed: true)),
      clicks(reading),
      hasHits
        ? Binding(ReaderKeys.leaving, messages.command("end the search"), isHinted: false, .leave)
        : close,
    ]
  }

  private var hits: [Binding<Message>] {
    [
      Binding(.character("n"), messages.command("next place"), .hit(1)),
      Binding(.character("N"), messages.command("place before"), isHinted: false, .hit(-1)),
      Binding(.character("l"), messages.command("all places"), isHinted: false, .hits),
    ]
  }

  private func way(_ reading: BookReading) -> [Binding<Message>] {
    var all: [Binding<Message>] = []
    if reading.canGoBack {
      all.append(
        Binding(
          [.character("<"), .backspace], messages.command("back to before"), isHinted: false, .back)
      )
    }
    if reading.canGoForward {
      all.append(
        Binding(.character(">"), messages.command("forward again"), isHinted: false, .forward))
    }
    return all
  }

  private func marks(_ reading: BookReading) -> [Binding<Message>] {
    let bookmark = Binding<Message>(
      .character("m"),
      reading.bookmark == nil
        ? messages.command("bookmark")
        : messages.command("remove the bookmark"), isHinted: false, .bookmark
    )
    guard !reading.marks.isEmpty else { return [bookmark] }
    return [
      bookmark,
      Binding(.character("M"), messages.command("all marks"), isHinted: false, .marks),
    ]
  }

  private var unknown: [Binding<Message>] {
    [
      Binding(
        .tab, messages.command("next unknown word"), isHinted: false, .unknown(forward: true)),
      Binding(
        .backTab, messages.command("unknown word before"), isHinted: false, .unknown(forward: false)
      ),
    ]
  }

  private func clicks(_ reading: BookReading) -> Binding<Message> {
    .rows(reading.text.words.count, messages.command("look up")) {
      .click($0)
    }
  }

  private var aloudKey: Key { .character("s") }

  private var aloud: Binding<Message> {
    Binding(aloudKey, messages.command("read aloud"), isHinted: false, .aloud)
  }

  private var renderings: [Binding<Message>] {
    [
      Binding(.character("r"), messages.command("next rendering"), .rendering(1)),
      Binding(
        .character("R"), messages.command("rendering before"), isHinted: false, .rendering(-1)),
      Binding(.character("v"), messages.command("choose renderings"), isHinted: false, .renderings),
    ]
      + (isWide
        ? [
          Binding(.character("="), messages.command("two side by side"), isHinted: false, .twin(1))
        ] : [])
  }

  private var parts: [Binding<Message>] {
    [
      Binding(.character("G"), messages.command("chapters"), isHinted: false, .chapters),
      favorite,
    ]
  }

  private var favorite: Binding<Message> {
    Binding(.character("*"), messages.command("favorite chapter"), isHinted: false, .favorite)
  }

  // MARK: - Chapters and renderings

  private func grid(_ grid: ChapterGridPane) -> [Binding<Message>] {
    let other =
      grid.isOnlyFavorites
      ? messages.command("all chapters")
      : messages.command("favorites")
    return [
      Binding(.enter, messages.command("go there"), .pick(-1)),
      Binding(Choice.keys + [.left, .right], keyLabel: "←→↑↓", messages.command("choose")) {
        .scroll($0)
      },
      Binding.rows(grid.chapters.count, messages.command("go there")) { .pick($0) },
      Binding(.tab, other, .onlyFavorites),
      Binding(.character("*"), messages.command("favorite"), .favorite),
    ]
  }

  private var order: [Binding<Message>] {
    [
      Binding(.character(" "), messages.command("in the cycle or not"), .tick),
      Binding([.left, .right], keyLabel: "←→", messages.command("earlier, later")) {
        .shift($0 == .left ? -1 : 1)
      },
    ]
  }

  // MARK: - On a word

  private func words(_ reading: BookReading) -> [Binding<Message>] {
    let enter =
      switch reading.word?.kind {
      case .note: messages.command("footnote")
      case .picture: messages.command("show the picture")
      case .word, nil: messages.command("look up")
      }
    var all: [Binding<Message>] = [
      Binding(.enter, enter, .choose(nil)),
      Binding([.left, .right, .up, .down], keyLabel: "←→↑↓", messages.command("choose a word")) {
        .move($0)
      },
      Binding(.tab, messages.command("next unknown word"), .unknown(forward: true)),
      Binding(
        .backTab, messages.command("unknown word before"), isHinted: false, .unknown(forward: false)
      ),
    ]
    if reading.word?.link != nil {
      all.append(
        Binding(.character("l"), messages.command("follow the link"), .follow))
    }
    return all + [
      Binding(
        .character("h"), messages.command("highlight the sentence"), isHinted: false, .highlight),
      Binding(
        .character("a"), messages.command("note on the sentence"), isHinted: false, .entry(.note)),
      Binding(
        [.character(" "), .pageDown], messages.command("next page"), isHinted: false, .turn(1)),
      Binding(
        [.character("b"), .pageUp], messages.command("page before"), isHinted: false, .turn(-1)),
      aloud,
      clicks(reading),
      Binding(.escape, messages.command("back"), .leave),
    ]
  }
}
