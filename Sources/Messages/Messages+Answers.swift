extension Messages {
  /// The letter that says yes, as an answer and as a key: `y`, in German `j`.
  package var yes: Character { self("y", context: "yes, as an answer").first ?? "y" }

  /// Whether a typed answer says yes, in this language or in English.
  package func isYes(_ answer: String) -> Bool {
    let answer = answer.lowercased()
    return [String(yes), self("yes", context: "an answer"), "y", "yes"].contains(answer)
  }
}
