/// How much of a word a question asks the player to bring forth.
package enum Demand: Int, Sendable, CaseIterable, Comparable {
  /// To know it among others.
  case recognition = 1
  /// To find it by its letters or a sentence.
  case cued
  /// To type it from what it means.
  case recall

  /// What suits a word: the better it is remembered, the more.
  ///
  /// - Parameter retrievability: the chance that it is recalled, 0 to 1; nil for a new word.
  package init(retrievability: Double?) {
    switch retrievability ?? 0 {
    case ..<0.5: self = .recognition
    case ..<0.8: self = .cued
    default: self = .recall
    }
  }

  /// The forms that ask so much; those that can be answered either way are typed above recognition.
  var forms: [any Form] {
    switch self {
    case .recognition: [MatchForm(), MeaningForm(), ClozeForm(), SynonymForm()]
    case .cued: [ClozeForm(), AnagramForm(), HangmanForm()]
    case .recall: [RecallForm()]
    }
  }

  package static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
}
