/// The public part of a round: everything that its player may see.
package struct Round: Hashable, Codable, Sendable {
  /// Mode, dealer, rules and edition of the round.
  package let header: RoundHeader
  /// The questions in order, including the encore.
  package let questions: [Question]
  /// Whether a missing or wrong accent makes a typed answer wrong.
  package let strictAccents: Bool

  package init(header: RoundHeader, questions: [Question], strictAccents: Bool = false) {
    self.header = header
    self.questions = questions
    self.strictAccents = strictAccents
  }

  /// Whether judging needs the list of legal guesses.
  package var needsGuessList: Bool { questions.contains { $0.form == GuessForm().id } }
}
