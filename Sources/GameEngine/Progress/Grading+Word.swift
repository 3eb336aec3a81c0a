extension Grading {
  /// Grades an answer to a word.
  ///
  /// - Parameters:
  ///   - word: the answers to the word before.
  ///   - recall: the estimated chance of recall, 0 to 1; nil if the word was never answered before.
  ///   - level: the player's level; nil if it is not known yet.
  init(
    of answer: AnswerEntry, isRight: Bool, word: ItemProgress, recall: Double?, pace: Pace,
    isTimed: Bool, level: Level?
  ) {
    self.answer = answer
    self.isRight = isRight
    self.recall = recall
    self.pace = pace
    self.isTimed = isTimed
    repetitions = word.answers
    isFirstSight = word.seen == 0 && answer.item.headword != nil
    isBelowLevel = level.flatMap { level in answer.level.map { $0 < level } } ?? false
  }
}
