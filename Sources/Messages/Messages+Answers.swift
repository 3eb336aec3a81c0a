import GameEngine

extension Messages {
  /// The letter that says yes, as an answer and as a key: `y`, in German `j`.
  package var yes: Character { self("y", context: "yes, as an answer").first ?? "y" }

  /// Whether a typed answer says yes, in this language or in English, with or without its accent.
  package func isYes(_ answer: String) -> Bool {
    let answer = foldingAccents(answer.lowercased())
    return [String(yes), self("yes", context: "an answer"), "y", "yes"].map(foldingAccents)
      .contains(answer)
  }
}
