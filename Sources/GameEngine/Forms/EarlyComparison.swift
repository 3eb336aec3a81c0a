/// The comparison of English answers in rulesets before `daily-2`, whose rounds must be judged again
/// as they were.
enum EarlyComparison {
  /// Compares a tidied answer with the key.
  static func match(
    _ answer: String, key: QuestionKey, strictAccents: Bool
  ) -> TypedAnswer.Match {
    let accepted = key.accepted.map { $0.lowercased() }
    if accepted.contains(answer) { return .exact }
    let answer = withoutParticle(answer)
    let plain = foldingAccents(answer)
    if accepted.contains(answer) { return .exact }
    if !strictAccents, accepted.contains(where: { foldingAccents($0) == plain }) {
      return .accents
    }
    if key.inflections.contains(answer) { return .inflection }
    if key.synonyms.contains(answer) { return .synonym }
    if key.alternatives.contains(answer) { return .fitting }
    if key.lookalikes.contains(answer) { return .none }
    let isTypo = accepted.contains { accepted in
      let allowed = TypedAnswer.allowedTypos(in: accepted)
      return allowed > 0 && accepted.first == answer.first && foldingAccents(accepted) != plain
        && editDistance(accepted, answer, limit: allowed) != nil
    }
    return isTypo ? .typo : .none
  }

  /// Removes "to" or the article at the start of an answer, as definitions begin with them.
  private static func withoutParticle(_ answer: String) -> String {
    for particle in ["to ", "a ", "an ", "the "] where answer.hasPrefix(particle) {
      return String(answer.dropFirst(particle.count))
    }
    return answer
  }
}
