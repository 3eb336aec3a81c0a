import Client
import GameEngine
import Messages
import Terminal

/// The keys of a game in its state.
struct GameKeys {
  let screen: GameScreen

  private typealias Message = GameScreen.Message
  private var messages: Messages { screen.messages }
  private var view: GameView { screen.view }

  /// All of them.
  var bindings: [Binding<GameScreen.Message>] {
    let leave = messages("leave", context: "a command on a key")
    let enter = messages("Enter", context: "a key")
    if screen.isLeaving {
      let stay = messages("stay", context: "a command on a key")
      return [
        Binding([.enter, .escape, .character("n")], stay, .stay),
        Binding([.character("y")], leave, .leave),
      ]
    }
    switch screen.phase {
    case .opening, .sending: return []
    case .ready:
      let begin = messages("begin", context: "a command on a key")
      return [
        Binding([.enter, .character(" ")], keyLabel: enter, begin, .begin),
        Binding([.escape, .character("q")], leave, .leave),
      ]
    case .failed:
      let tryAgain = messages("try again", context: "a command on a key")
      return [Binding(.enter, tryAgain, .begin), Binding(.escape, leave, .leave)]
    case .reading: return reading
    case .asking:
      guard let question = view.question else { return [] }
      let keys = messages("help with the keys", context: "a command on a key")
      // While a clock runs, a form would take time from the question.
      let isClocked = screen.game?.entry.header.ruleset.isClocked != false
      return answers(to: question) + help(isTyped: question.input != .choice)
        + (view.verdict == nil || isClocked ? [] : [card(isTyped: question.input != .choice)])
        + [
          Binding(.escape, leave, .askToLeave),
          Binding(.character("?"), keys, isHinted: false, .help),
        ]
    }
  }

  /// The keys while a verdict is read.
  private var reading: [Binding<Message>] {
    let enter = messages("Enter", context: "a key")
    let leave = messages("leave", context: "a command on a key")
    let isLast = screen.game?.session.hasHeldResult == true
    let goOn =
      isLast
      ? messages("result", context: "a command on a key")
      : messages("go on", context: "a command on a key")
    return [Binding([.enter, .character(" ")], keyLabel: enter, goOn, .enter)]
      + help(isTyped: false)
      + [
        Binding(.character("f"), messages("favorite", context: "a command on a key"), .favorite),
        Binding(.character("l"), messages("look up", context: "a command on a key"), .lookUp),
        Binding(.character("v"), messages("say", context: "a command on a key"), .sayAnswer),
        card(isTyped: false),
        isLast
          ? Binding(.escape, goOn, isHinted: false, .enter)
          : Binding(.escape, leave, isHinted: false, .askToLeave),
      ]
  }

  /// The key that makes a card of the last word.
  private func card(isTyped: Bool) -> Binding<Message> {
    Binding(
      isTyped ? [.function(7)] : [.character("k"), .function(7)],
      messages("to a card", context: "a command on a key"), isHinted: screen.isReading, .card)
  }

  private func answers(to question: Question) -> [Binding<Message>] {
    let answer = messages("answer", context: "a command on a key")
    switch question.input {
    case .choice:
      let count = question.choices.count
      let digits = (1...max(1, min(9, count))).map { Key.character(Character("\($0)")) }
      return [
        Binding(digits, keyLabel: "1-\(count)", answer) { key in
          if case .character(let digit) = key {
            .choose(digit.wholeNumberValue ?? 0)
          } else {
            .enter
          }
        },
        Binding.rows(count, answer) { .choose($0 + 1) },
        Binding(
          [.up, .down], keyLabel: "↑↓", messages("move", context: "a command on a key"),
          isHinted: false
        ) { .move($0) },
        Binding(
          .enter, messages("answer with the marked one", context: "a command on a key"),
          isHinted: false, .enter),
      ]
    case .word:
      let pass = messages("pass", context: "a command on a key")
      return [Binding(.enter, screen.field.isEmpty ? pass : answer, .enter)]
    case .letter:
      guard screen.isWholeWord else {
        let wholeWord = messages("type the whole word", context: "a command on a key")
        return [Binding(.character(" "), wholeWord, .wholeWord)]
      }
      let letters = messages("single letters", context: "a command on a key")
      return [Binding(.enter, answer, .enter), Binding(.character(" "), letters, .wholeWord)]
    }
  }

  private func help(isTyped: Bool) -> [Binding<Message>] {
    let pass = messages("pass", context: "a command on a key")
    guard screen.game?.entry.header.ruleset.allowsHelp == true else {
      guard !isTyped, !screen.isReading else { return [] }
      return [Binding([.character("p"), .function(5)], pass, isHinted: false, .send(.answer("")))]
    }
    func keys(_ letter: Character, _ number: Int) -> [Key] {
      isTyped ? [.function(number)] : [.character(letter), .function(number)]
    }
    var all: [Binding<Message>] = []
    if !screen.isReading {
      let hint = messages("hint", context: "a command on a key")
      all.append(Binding(keys("h", 2), hint, .send(.hint)))
    }
    let undo = messages("undo", context: "a command on a key")
    all.append(Binding(keys("u", 3), undo, isHinted: screen.isReading, .send(.undo)))
    let dispute = messages("dispute", context: "a command on a key")
    let isMiss = screen.isReading && view.verdict?.correct == false
    all.append(Binding(keys("d", 4), dispute, isHinted: isMiss, .send(.dispute)))
    guard !screen.isReading else { return all }
    all.append(Binding(keys("p", 5), pass, isHinted: false, .send(.answer(""))))
    if let session = screen.game?.session, let index = view.question?.index,
      session.speaker?.canSay(index) == true
    {
      all.append(Binding(keys("v", 6), messages("say it", context: "a command on a key"), .say))
    }
    return all
  }
}
