import FoundationEssentials
import GameEngine
import SQLite

/// How well the cards of a collection are known.
struct AnkiMemory {
  private struct Fold {
    var state: MemoryState
    var reviews: Int
    var lapses: Int
  }

  /// The columns of a card that show how well it is known.
  struct Card {
    let id: Int64
    let type: Int
    let queue: Int
    let due: Int64
    let interval: Int
    let factor: Int
    let reviews: Int
    let lapses: Int
    let data: String

    /// Whether Anki does not ask it: it is suspended, or buried.
    var isSuspended: Bool { queue < 0 }
  }

  private var folds: [Int64: Fold] = [:]
  private let created: Int64

  /// Folds the log of reviews with our own memory model.
  init(_ database: ForeignDatabase, created: Int64) throws {
    self.created = created
    guard database.tables.contains("revlog") else { return }
    try database.forEach("SELECT id, cid, ease, type FROM revlog ORDER BY id") { row in
      // Other kinds are changes by hand; their ease is 0.
      guard (0...3).contains(row.int(3)), let grade = Grade(rawValue: row.int(2)) else { return }
      let instant = min(max(0, row.int64(0)), AnkiMemory.latest)
      let card = row.int64(1)
      let old = folds[card]
      let time = StudyTime(instant: instant, day: day(of: instant))
      let isLapse = grade == .again && (old?.state.elapsedDays(at: time) ?? 0) > 0
      folds[card] = Fold(
        state: FSRS.standard.state(after: grade, from: old?.state, at: time),
        reviews: (old?.reviews ?? 0) + 1, lapses: (old?.lapses ?? 0) + (isLapse ? 1 : 0))
    }
  }

  /// The study day of an instant. Anki's collections begin at the hour at which its days do.
  private func day(of instant: Int64) -> Int {
    Int(((Double(instant / 1000) - Double(created)) / 86_400).rounded(.down))
  }

  /// The end of 2099, in milliseconds since 1970. Later times are mistakes.
  private static let latest: Int64 = 4_102_444_800_000

  /// The memory of a card; nil if it is new, or has been reset.
  func memory(of card: Card) -> DraftMemory? {
    guard card.type != 0 else { return nil }
    if let fold = folds[card.id] {
      return DraftMemory(
        stability: fold.state.stability, difficulty: fold.state.difficulty,
        lastReview: fold.state.lastReview, reviews: fold.reviews, lapses: fold.lapses,
        origin: .reviews)
    }
    // A card in learning has no interval in days.
    let days = card.type == 1 || card.interval < 1 ? nil : min(card.interval, RecallGoal.longest)
    let (age, overflow) = card.due.subtractingReportingOverflow(Int64(days ?? 0))
    let isDay = !overflow && (-100_000...100_000).contains(age)
    let reviewed = created + (isDay ? age : 0) * 86_400
    if card.data.utf8.count > 2, let state = AnkiMemory.state(card.data) {
      return DraftMemory(
        stability: state.stability, difficulty: state.difficulty,
        lastReview: min(max(0, state.lastReview ?? reviewed), AnkiMemory.latest / 1000) * 1000,
        reviews: card.reviews, lapses: card.lapses, origin: .state)
    }
    guard let days else { return nil }
    return .ofInterval(
      days: Double(days), ease: Double(card.factor) / 1000, lastReview: max(0, reviewed) * 1000,
      reviews: card.reviews, lapses: card.lapses)
  }

  /// Gives a draft the memories of the cards of its note: the weakest of each skill, or of all if they ask one skill.
  /// Suspended cards count only if no other was studied.
  ///
  /// - Parameter cards: each card, and what it asks.
  func remember(_ cards: [(card: Card, skill: Skill)], in draft: inout CardDraft) {
    let studied = cards.compactMap { card, skill in
      memory(of: card).map { (isActive: !card.isSuspended, skill: skill, memory: $0) }
    }
    let isAnyActive = studied.contains(where: \.isActive)
    func weakest(_ skill: Skill) -> DraftMemory? {
      studied.filter { $0.skill == skill && ($0.isActive || !isAnyActive) }.map(\.memory)
        .min { $0.stability < $1.stability }
    }
    let (recall, recognition) = (weakest(.recall), weakest(.recognition))
    draft.memory = recall ?? recognition
    draft.recognition = recall == nil ? nil : recognition
  }

  private struct State: Decodable {
    let stability: Double
    let difficulty: Double
    let lastReview: Int64?

    private enum CodingKeys: String, CodingKey {
      case stability = "s"
      case difficulty = "d"
      case lastReview = "lrt"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      stability = try values.decode(Double.self, forKey: .stability)
      difficulty = try values.decode(Double.self, forKey: .difficulty)
      lastReview = try? values.decode(Int64.self, forKey: .lastReview)
    }
  }

  /// Anki's own state of the memory; nil if a part is missing or of a wrong type.
  private static func state(_ data: String) -> State? {
    guard data.utf8.count < 4096,
      let state = try? JSONDecoder().decode(State.self, from: Data(data.utf8)),
      state.stability > 0
    else { return nil }
    return state
  }
}
