import ClientCore
import GameEngine
import Messages
import Terminal

/// A ranked round of any player, question by question, judged again here.
struct ReplayScreen: Screen {
  enum Message: Sendable {
    case ask
    case seen(ReplayedRun)
    case failed(ClientError)
    case cancelled
    case turn(Int)
    case play
    case tick
    case choose(Int)
    case scroll(Key)
    case card
    case signIn
  }

  private let replays: Replays
  private let navigator: Navigator<PlayRoute>
  let messages: Messages
  private let run: String
  private(set) var replayed: ReplayedRun?
  private(set) var questions: [ReplayedQuestion] = []
  private(set) var view = GameView()
  private(set) var failure: ClientError?
  private(set) var isAsking = false
  /// Whether the questions follow each other by themselves.
  private(set) var isPlaying = false
  /// The question that is shown, from 0.
  private(set) var place = 0
  /// The text of the question, which scrolls below five fixed rows.
  private(set) var page = ReadingPage(top: 5)

  /// - Parameter run: the ID of the run.
  init(run: String, replays: Replays, navigator: Navigator<PlayRoute>, messages: Messages) {
    (self.run, self.replays) = (run, replays)
    (self.navigator, self.messages) = (navigator, messages)
  }

  var title: String {
    let name = messages.title("Replay")
    let parts = [name, view.header.map { RoundTexts(messages).title(of: $0) }]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  var bindings: [Binding<Message>] {
    if let failure {
      return [failure.remedy(signIn: .signIn, tryAgain: .ask, in: messages)]
    }
    guard replayed != nil else {
      return isAsking
        ? []
        : [
          Binding([.enter, .character("r")], messages.command("load again"), .ask)
        ]
    }
    return [
      Binding(
        [.right, .enter, .character("n")], keyLabel: "→", messages.command("next"),
        .turn(1)),
      Binding(
        [.left, .backspace, .character("p")], keyLabel: "←", messages.command("previous"), .turn(-1)
      ),
      Binding(
        .character(" "), isPlaying ? messages.command("pause") : messages.command("play"), .play),
      Binding(ReadingPage.keys, keyLabel: "↑↓", messages.command("scroll")) { .scroll($0) },
      Binding(.character("k"), messages.command("to a card"), isHinted: false, .card),
      Binding.rows(questions.count, messages.command("look at")) {
        .choose($0)
      },
    ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown where replayed == nil: .ask
    case .tick: .tick
    default: nil
    }
  }

  /// While it plays, a question is shown for as long as it took to answer, 1.5 to 5 seconds.
  var tickMillis: Int? {
    guard isPlaying, questions.indices.contains(place) else { return nil }
    return min(5000, max(1500, questions[place].verdict?.elapsedMillis ?? 0))
  }

  mutating func fit(_ size: Size) { page.fit(size) }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .ask: return ask()
    case .seen(let run):
      (replayed, failure, isAsking) = (run, nil, false)
      questions = run.questions
      view.take(run.events)
      return []
    case .failed(let error):
      (failure, isAsking) = (error, false)
      return []
    case .cancelled:
      isAsking = false
      return []
    case .play:
      isPlaying.toggle()
      if isPlaying, place == questions.count - 1 { look(at: 0) }
      return []
    case .tick:
      guard isPlaying else { return [] }
      look(at: place + 1)
      isPlaying = place < questions.count - 1
      return []
    case .turn(let steps):
      isPlaying = false
      look(at: place + steps)
      return []
    case .choose(let place):
      isPlaying = false
      look(at: place)
      return []
    case .scroll(let key):
      page.take(key, lines: lines)
      return []
    case .card:
      let verdict = questions.indices.contains(place) ? questions[place].verdict : nil
      return verdict.map { [.open(navigator.screen(.card(CardStart($0))))] } ?? []
    case .signIn: return [.open(navigator.screen(.signIn))]
    }
  }

  private mutating func look(at wanted: Int) {
    place = max(0, min(wanted, questions.count - 1))
    page.rewind()
  }

  private mutating func ask() -> [Effect<Message>] {
    (failure, isAsking) = (nil, true)
    return [
      .attempt(messages("asking the server"), cancelled: .cancelled, failed: Message.failed) {
        [replays, run] in
        .seen(try await replays.run(run))
      }
    ]
  }
}
