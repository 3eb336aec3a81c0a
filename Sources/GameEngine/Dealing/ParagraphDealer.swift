/// Deals rounds of `paragraph`, whose questions are the gaps of one passage.
package enum ParagraphDealer {
  /// Deals the round of a passage.
  ///
  /// - Parameter pool: the words of the course that the gaps belong to.
  package static func deal(
    _ passage: DamagedPassage, pool: ItemPool, strictAccents: Bool = false
  ) -> DealtRound {
    var draft = RoundDraft()
    for number in passage.gaps.indices {
      draft.append(
        question(about: number, of: passage, in: pool),
        about: passage.gaps[number].item, form: .paragraph)
    }
    let header = RoundHeader(
      questions: draft.questions.count, ruleset: .play, edition: pool.edition.name,
      course: pool.course.id)
    return draft.dealt(header: header, strictAccents: strictAccents)
  }

  /// The question about a gap.
  ///
  /// - Parameters:
  ///   - number: the number of the gap, from 0.
  ///   - pool: knows the words that are told apart by their accents.
  private static func question(
    about number: Int, of passage: DamagedPassage, in pool: ItemPool
  ) -> AskedQuestion {
    let gap = passage.gaps[number]
    let word = gap.word.word
    return AskedQuestion(
      task: .completeWord, prompt: passage.text(at: number), promptLanguage: gap.item.language,
      // The course may teach only the noun of a word that is a verb here, so the part of speech is left out.
      clue: Question.Clue(letters: word.count, start: gap.word.start),
      key: pool.distinguishing(
        QuestionKey(
          word: gap.item, example: passage.example(of: gap), answer: word,
          accepted: [word.lowercased()]), of: gap.item))
  }
}
