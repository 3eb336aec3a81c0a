import Foundation
import GameEngine

/// A rule that chooses a learner's words. It learns only which answers were right.
protocol SchedulePolicy {
  /// The words of a day's session, in the order of the questions.
  mutating func session(of size: Int, on day: Int, using random: inout Chances) -> [Int]
  /// Records an answer to a word.
  mutating func answered(_ word: Int, on day: Int, right: Bool)
  /// The maximum number of repetitions of misses at the end of a session.
  var returns: Int { get }
  /// The chance of a right answer to a word that is not recalled, 0 to 1.
  func luck(_ word: Int) -> Double
  /// Records an answer to a miss that came back.
  mutating func answeredAgain(_ word: Int, on day: Int, right: Bool)
}

/// Defaults for rules that ask a word once per session, typed.
extension SchedulePolicy {
  var returns: Int { 0 }
  func luck(_ word: Int) -> Double { 0 }
  mutating func answeredAgain(_ word: Int, on day: Int, right: Bool) {}
}

/// The rules to compare.
enum PolicyName: String, CaseIterable {
  case random, hardestFirst = "hardest first", sm2 = "SM-2", wordhoard

  /// Creates the rule for `words` words.
  func policy(words: Int) -> any SchedulePolicy {
    switch self {
    case .random: RandomPolicy(words: words)
    case .hardestFirst: HardestFirst(words: words)
    case .sm2: SM2(words: words)
    case .wordhoard: FoldPolicy(words: words, choices: .none)
    }
  }
}

/// Chooses random words.
struct RandomPolicy: SchedulePolicy {
  let words: Int

  mutating func session(of size: Int, on day: Int, using random: inout Chances) -> [Int] {
    Array(random.numbers(below: words).prefix(size))
  }

  mutating func answered(_ word: Int, on day: Int, right: Bool) {}
}

/// The classic rule: the hardest first; a right answer lowers a word's difficulty by one, a wrong one raises it.
struct HardestFirst: SchedulePolicy {
  private var difficulties: [Difficulty]

  init(words: Int) { difficulties = Array(repeating: .new, count: words) }

  mutating func session(of size: Int, on day: Int, using random: inout Chances) -> [Int] {
    let words = random.numbers(below: difficulties.count)
    return Array(words.sorted { difficulties[$0] > difficulties[$1] }.prefix(size))
  }

  mutating func answered(_ word: Int, on day: Int, right: Bool) {
    difficulties[word] = difficulties[word].after(right: right)
  }
}

/// SM-2 (Wozniak, 1990): due words first, the longest overdue before the others; then new words; then the
/// words that are due next.
struct SM2: SchedulePolicy {
  private struct Card {
    var ease = 2.5
    var interval = 0.0
    var repetitions = 0
    var due: Double?
  }

  private var cards: [Card]

  init(words: Int) { cards = Array(repeating: Card(), count: words) }

  mutating func session(of size: Int, on day: Int, using random: inout Chances) -> [Int] {
    func urgency(_ card: Card) -> Double {
      guard let due = card.due else { return 1000 }
      let overdue = Double(day) - due
      return overdue >= 0 ? 2000 + min(overdue, 500) : 500 + max(overdue, -400)
    }
    let words = random.numbers(below: cards.count).map { (urgency(cards[$0]), $0) }
    return words.sorted { $0.0 > $1.0 }.prefix(size).map(\.1)
  }

  mutating func answered(_ word: Int, on day: Int, right: Bool) {
    var card = cards[word]
    let quality = right ? 4.0 : 2.0
    card.repetitions = right ? card.repetitions + 1 : 0
    card.interval =
      switch card.repetitions {
      case 0, 1: 1
      case 2: 6
      default: (card.interval * card.ease).rounded(.up)
      }
    card.ease = max(1.3, card.ease + 0.1 - (5 - quality) * (0.08 + (5 - quality) * 0.02))
    card.due = Double(day) + card.interval
    cards[word] = card
  }
}
