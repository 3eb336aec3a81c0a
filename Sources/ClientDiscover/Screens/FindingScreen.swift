import ClientCore
import Discovery
import GameEngine
import Messages
import Terminal

/// Shows a book that was found: its cover, facts and description.
struct FindingScreen: Screen {
  /// A word of the description that the player may not know.
  struct Word: Hashable, Sendable {
    let lemma: String
    let meaning: String
  }

  enum Message: Sendable {
    case begin
    case known(FindingDetail, Vocabulary?)
    case pictured(Picture?)
    case failed(ClientError)
    case scroll(Key)
    case words
    case listed([Word])
    case choose(Key)
    case define
    case read
    case fetched(LibraryID)
    case refused(ClientError)
    case cancelled
  }

  private(set) var finding: Finding
  private let finder: BookFinder
  private let books: any BookKeeper
  private let navigator: Navigator<DiscoverRoute>
  let messages: Messages
  private(set) var detail: FindingDetail?
  private(set) var vocabulary: Vocabulary?
  private(set) var picture: Picture?
  private(set) var failure: ClientError?
  /// The words that replace the description; nil while the description is shown.
  private(set) var words: [Word]?
  private(set) var choice = Choice()
  private(set) var page = ReadingPage()
  private var height = 10
  /// The maximum number of words listed.
  private static let mostWords = 50

  init(
    _ finding: Finding, finder: BookFinder, books: any BookKeeper,
    navigator: Navigator<DiscoverRoute>,
    messages: Messages
  ) {
    (self.finding, self.finder, self.books) = (finding, finder, books)
    (self.navigator, self.messages) = (navigator, messages)
  }

  var title: String { messages.title("Book") }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if let words {
      let choose = messages.command("choose")
      return [
        Binding(.enter, messages.command("look up"), isHinted: !words.isEmpty, .define),
        Binding.choosing(words.count, choose) { .choose($0) },
        Binding([.character("w"), .escape], messages.command("description"), .words),
      ]
    }
    var all: [Binding<Message>] = []
    if finding.isFree {
      all.append(
        Binding(.enter, messages.command("fetch and read"), .read))
    }
    all.append(
      Binding(
        ReadingPage.keys, keyLabel: "↑↓", messages.command("scroll"),
        isHinted: lines.count > page.height
      ) { .scroll($0) })
    if vocabulary?.unknown.isEmpty == false {
      all.append(
        Binding(.character("w"), messages.command("words"), .words))
    }
    return all
  }

  func message(for input: Input) -> Message? {
    input == .shown && detail == nil ? .begin : nil
  }

  mutating func fit(_ size: Size) {
    page.fit(size)
    height = size.page.height - 4
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin:
      return [
        .attempt(messages("reading about the book"), failed: Message.failed) {
          [finder, books, finding] in
          let detail = try await finder.detail(of: finding)
          let vocabulary = try detail.description.flatMap { try books.vocabulary(of: $0) }
          return .known(detail, vocabulary)
        }
      ]
    case .known(let detail, let vocabulary):
      (self.detail, self.vocabulary, failure) = (detail, vocabulary, detail.missing)
      finding = detail.finding
      return cover()
    case .pictured(let picture): self.picture = picture
    case .failed(let error):
      failure = error
      return cover()
    case .scroll(let key): page.take(key, lines: lines)
    case .words: return listWords()
    case .listed(let words): (self.words, choice) = (words, Choice())
    case .choose(let key):
      if choice.opens(key, count: words?.count ?? 0, height: height) { return define() }
    case .define: return define()
    case .read: return fetch()
    case .fetched(let id):
      failure = nil
      return [.open(navigator.screen(.book(ReadRequest(book: id.rawValue))))]
    case .refused(let error): failure = error
    case .cancelled: return [.toast(Toast(messages("Stopped.")))]
    }
    return []
  }

  private func cover() -> [Effect<Message>] {
    guard finding.hasCover, picture == nil else { return [] }
    return [
      .run(
        Work(messages("fetching the cover")) { [finder, finding] _ in
          // Without a cover, a card with the title is shown.
          .pictured(try? await finder.cover(of: finding))
        })
    ]
  }

  private mutating func listWords() -> [Effect<Message>] {
    guard words == nil else {
      words = nil
      return []
    }
    let unknown = Array((vocabulary?.unknown ?? []).prefix(FindingScreen.mostWords))
    return [
      .attempt(messages("looking words up"), failed: Message.refused) { [books] in
        let meanings = try books.meanings(of: unknown)
        return .listed(zip(unknown, meanings).map { Word(lemma: $0.lemma, meaning: $1) })
      }
    ]
  }

  private func define() -> [Effect<Message>] {
    choice.element(of: words).map { [.open(navigator.screen(.word(.named($0.lemma))))] } ?? []
  }

  private mutating func fetch() -> [Effect<Message>] {
    guard finding.isFree else { return [] }
    failure = nil
    let texts = FindingTexts(messages)
    return [
      .run(
        Work(messages("fetching the book"), cancelled: .cancelled) { [finder, finding] report in
          do {
            let added = try await finder.fetch(finding) { bytes, all in
              report(
                all.map { $0 > 0 ? Double(bytes) / Double($0) : 0 }, texts.progress(bytes, all))
            }
            return .fetched(added.id)
          } catch is CancellationError {
            return .cancelled
          } catch {
            return .refused(ClientError(error))
          }
        })
    ]
  }
}
