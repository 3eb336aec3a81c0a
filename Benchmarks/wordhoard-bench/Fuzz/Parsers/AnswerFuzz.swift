import GameEngine
import Lexicon
import ScoreAPI

/// Fuzzes the lines of a player: a number that selects a round, then one typed line per move. The
/// rounds cover every form and mode. A replay of the moves must give the same events.
struct AnswerFuzz: FuzzParser {
  let samples: [[UInt8]]

  private let rounds: [DealtRound]
  private let guesses: GuessList

  /// Rounds, and games of them with many kinds of answers.
  init() throws {
    let pack = try Checkout.pack()
    guesses = try GuessFile.read(pack: pack.directory)
    let folder = "\(pack.directory)/courses/de"
    let course = try ContentPack(
      directory: folder, course: CourseFile.read(directory: folder)
    ).pool()
    rounds = try AnswerFuzz.rounds(of: pack.pool(), course: course)
    var generator = SeededGenerator(seed: 1)
    samples = rounds.enumerated().flatMap { place, dealt in
      (0..<4).map { _ in
        let lines = zip(dealt.round.questions, dealt.key.questions).prefix(4).flatMap {
          AnswerFuzz.lines(to: $0, key: $1, using: &generator)
        }
        return Array("\(place)\n\(lines.joined(separator: "\n"))\n".utf8)
      }
    }
  }

  /// Rounds in every form, those about grammar with words of a course.
  private static func rounds(of pool: ItemPool, course: ItemPool) throws -> [DealtRound] {
    var rounds = [try RunDealer.deal(pool: pool, chance: .solo, count: 12)]
    let dailies = DailyDealer(pool: pool)
    for day in 0..<4 { rounds.append(try dailies.deal(dailies.firstDate.adding(days: day))) }
    let deck = FuzzDeck.pool
    let ofWords = Set(Forms.ofWords.map(\.id))
    // A paragraph needs a text.
    for (place, form) in Forms.all.enumerated() where form.id != .paragraph {
      let pool = ofWords.contains(form.id) ? pool : form.id.asksMeaning ? deck : course
      for ruleset in [Ruleset.play, .speed] {
        for recall in [true, false] {
          let recipe = PracticeRecipe(
            ruleset: ruleset, seed: UInt32(place), forms: [form.id], edition: pool.edition.number,
            recall: Array(repeating: recall, count: 10))
          rounds.append(
            try PracticeDealer(pool: pool, recipe: recipe).deal(strictAccents: place % 2 == 0))
        }
      }
    }
    return rounds
  }

  private static func lines(
    to question: Question, key: QuestionKey, using generator: inout SeededGenerator
  ) -> [String] {
    let right = question.input == .choice ? "\(key.choice)" : key.answer
    let others = key.synonyms + key.lookalikes + key.inflections + key.alternatives
    switch generator.below(10) {
    case 0: return [""]
    case 1: return [":hint", right]
    case 2: return [generator.pick(others) ?? "another", right]
    case 3: return ["the \(right.uppercased())."]
    case 4: return ["\(generator.below(5))", right]
    case 5: return [String(right.dropFirst()), ":undo", right]
    case 6: return right.map(String.init)
    case 7: return ["about", "crane", "planet", "weather", right]
    default: return [right]
    }
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let text = String(decoding: input, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let hash = stableHash(text)
    let choice = UInt64(lines.first ?? "") ?? hash
    let dealt = rounds[Int(choice % UInt64(rounds.count))]
    var game = FuzzGame(dealt, guesses: guesses, hash: hash)
    for line in lines.dropFirst() {
      game.play(PlayerInput(typed: String(line)))
      if let fault = game.fault { return .wrong(fault) }
    }
    guard replay(dealt, moves: game.moves, guesses: guesses) == game.events else {
      return .wrong("a replay gives other events")
    }
    return game.hasTaken ? .accepted : .refused
  }
}
