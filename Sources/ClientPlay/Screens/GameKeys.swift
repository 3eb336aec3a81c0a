import ClientCore
import GameEngine
import Messages
import Terminal

/// The keys of a game in its state.
struct GameKeys {
  let screen: GameScreen

  private typealias Message = GameScreen.Message
  private var messages: Messages { screen.messages }
  private var view: GameView { screen.view }

  /// The keys that have a function in the screen's current phase.
  var bindings: [Binding<GameScreen.Message>] {
    let leave = messages.command("leave")
    let enter = messages("Enter", context: "a key")
    if screen.isLeaving {
      let stay = messages.command("stay")
      return [
        Binding([.enter, .escape, .character("n")], stay, .stay),
        Binding(Key.yes(in: messages), leave, .leave),
      ]
    }
    switch screen.phase {
    case .opening, .sending: return []
    case .ready:
      let begin = messages.command("begin")
      return [
        Binding([.enter, .character(" ")], keyLabel: enter, begin, .begin),
        Binding([.escape, .character("q")], leave, .leave),
      ]
    case .failed:
      let tryAgain = messages.command("try again")
      return [Binding(.enter, tryAgain, .begin), Binding(.escape, leave, .leave)]
    case .playing where view.isJudged: return reading
    case .playing:
      guard let question = view.question else { return [] }
      let keys = messages.command("help with the keys")
      // Against the clock there is no time for another word.
      let isTimed = screen.secondsLeft != nil
      let isTyped = question.input != .choice
      return answers(to: question) + help(isTyped: isTyped)
        + (isTimed ? [] : trace(isTyped: isTyped))
        + [
          Binding(.escape, leave, .askToLeave),
          Binding(.character("?"), keys, isHinted: false, .help),
        ]
    }
  }

  /// The keys while a verdict is read.
  private var reading: [Binding<Message>] {
    let enter = messages("Enter", context: "a key")
    let leave = messages.command("leave")
    let isLast = screen.game?.session.hasHeldResult == true
    let goOn =
      isLast
      ? messages.command("result")
      : messages.command("go on")
    if let game = screen.game, game.session.isBeforeEncore {
      return [
        Binding([.enter, .character(" ")], keyLabel: enter, messages.command("begin"), .enter),
        game.entry.header.ranked
          ? Binding(.escape, leave, .askToLeave)
          : Binding(.escape, messages.command("to the result"), .send(.quit)),
      ]
    }
    return [Binding([.enter, .character(" ")], keyLabel: enter, goOn, .enter)]
      + help(isTyped: false)
      + [
        Binding(.character("f"), messages.command("favorite"), .favorite),
        Binding(.character("i"), messages.command("I know this"), isHinted: false, .know),
        Binding(.character("l"), messages.command("look up"), .lookUp),
        Binding(.character("v"), messages.command("say"), .sayAnswer),
        card(isTyped: false),
        isLast
          ? Binding(.escape, goOn, isHinted: false, .enter)
          : Binding(.escape, leave, isHinted: false, .askToLeave),
      ]
  }

  /// The keys for the word of the last verdict, while the next question is open.
  private func trace(isTyped: Bool) -> [Binding<Message>] {
    guard let verdict = view.verdict else { return [] }
    let word = CellText.truncated(verdict.headword, width: 12)
    let isKept = screen.favorite == verdict.word
    return [
      Binding(
        isTyped ? [.function(8)] : [.character("f"), .function(8)],
        isKept ? messages.command("drop \(word)") : messages.command("keep \(word)"), .favorite),
      Binding(
        isTyped ? [.function(9)] : [.character("l"), .function(9)],
        messages.command("look at \(word)"), isHinted: !isTyped, .lookUp),
      card(isTyped: isTyped),
    ]
  }

  /// The key that makes a card of the last word.
  private func card(isTyped: Bool) -> Binding<Message> {
    Binding(
      isTyped ? [.function(7)] : [.character("k"), .function(7)], messages.command("to a card"),
      isHinted: view.isJudged, .card)
  }

  private func answers(to question: Question) -> [Binding<Message>] {
    let answer = messages.command("answer")
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
        Binding([.up, .down], keyLabel: "↑↓", messages.command("move"), isHinted: false) {
          .move($0)
        },
        Binding(.enter, messages.command("answer with the marked one"), isHinted: false, .enter),
      ]
    case .word where screen.isGrading: return grades
    case .word:
      return [Binding(.enter, answer, .enter)]
    case .letter:
      guard screen.isWholeWord else {
        let wholeWord = messages.command("type the whole word")
        return [Binding(.character(" "), wholeWord, .wholeWord)]
      }
      let letters = messages.command("single letters")
      return [Binding(.enter, answer, .enter), Binding(.character(" "), letters, .wholeWord)]
    }
  }

  /// How well the player knew a meaning that is shown.
  private var grades: [Binding<Message>] {
    GistGrade.allCases.enumerated().map { place, grade in
      let digit = Key.character(Character("\(place + 1)"))
      return switch grade {
      case .missed: Binding(digit, messages.command("not known"), .choose(place + 1))
      case .partly: Binding(digit, messages.command("partly"), .choose(place + 1))
      case .known:
        Binding(
          [digit, .enter], keyLabel: "\(place + 1)", messages.command("known"), .choose(place + 1))
      }
    }
  }

  private func help(isTyped: Bool) -> [Binding<Message>] {
    let pass = messages.command("pass")
    guard screen.game?.entry.header.ruleset.allowsHelp == true else {
      guard !isTyped, !view.isJudged else { return [] }
      return [Binding([.character("p"), .function(5)], pass, isHinted: false, .pass)]
    }
    func keys(_ letter: Character, _ number: Int) -> [Key] {
      isTyped ? [.function(number)] : [.character(letter), .function(number)]
    }
    var all: [Binding<Message>] = []
    // Of two choices, a hint would leave the right one.
    if !view.isJudged, let question = view.question, question.choices.count != 2,
      question.task != .recallMeaning
    {
      let hint = messages.command("hint")
      all.append(Binding(keys("h", 2), hint, .send(.hint)))
    }
    let undo = messages.command("undo")
    all.append(Binding(keys("u", 3), undo, isHinted: view.isJudged, .send(.undo)))
    let dispute = messages.command("dispute")
    let isMiss =
      view.isJudged
      && view.verdict.map { !$0.correct && !view.disputed.contains($0.index) } == true
    all.append(Binding(keys("d", 4), dispute, isHinted: isMiss, .send(.dispute)))
    guard !view.isJudged else { return all }
    all.append(Binding(keys("p", 5), pass, isHinted: false, .pass))
    if let session = screen.game?.session, let index = view.question?.index,
      session.speaker?.canSay(index) == true
    {
      all.append(Binding(keys("v", 6), messages.command("say it"), .say))
    }
    return all
  }
}

extension GameScreen.Message {
  /// Whether it does something with the word of a verdict.
  var isCommand: Bool {
    switch self {
    case .favorite, .know, .lookUp, .sayAnswer, .card, .say: true
    case .pass: true
    case .send(let input): input != .quit
    default: false
    }
  }
}
