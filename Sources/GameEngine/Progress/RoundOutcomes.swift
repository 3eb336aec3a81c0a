/// The outcomes of a round's questions, by their numbers from 1. A journal of several years has
/// thousands of rounds, and dictionaries would take several times as long to read.
package struct RoundOutcomes: Hashable, Sendable {
  /// The highest number of a question.
  static let most = 1000

  private var places: [Outcome?] = []

  package init() {}

  /// The outcome of a question; nil if it was not answered. Numbers beyond 1,000 are ignored.
  package subscript(place: Int) -> Outcome? {
    get {
      (1...RoundOutcomes.most).contains(place) && place <= places.count ? places[place - 1] : nil
    }
    set {
      guard (1...RoundOutcomes.most).contains(place), newValue != nil || place <= places.count
      else {
        return
      }
      while places.count < place { places.append(nil) }
      places[place - 1] = newValue
      while let last = places.last, last == nil { places.removeLast() }
    }
  }

  /// The number of answered questions.
  package var count: Int { places.count { $0 != nil } }

  /// The outcomes of the answered questions, in order.
  package var all: [(place: Int, outcome: Outcome)] {
    places.enumerated().compactMap { index, outcome in outcome.map { (index + 1, $0) } }
  }

  /// The outcomes up to the first question that was not answered.
  package var beginning: [Outcome] { places.prefix { $0 != nil }.compactMap(\.self) }

  /// Reserves space for a number of questions.
  mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

  /// Adds the outcome of a question after all others.
  ///
  /// - Parameter place: the number of the question, up to `most`.
  /// - Returns: false if the number is not higher than all others; nothing changes then.
  mutating func append(_ outcome: Outcome, at place: Int) -> Bool {
    guard place > places.count, place <= RoundOutcomes.most else { return false }
    while places.count < place - 1 { places.append(nil) }
    places.append(outcome)
    return true
  }
}
