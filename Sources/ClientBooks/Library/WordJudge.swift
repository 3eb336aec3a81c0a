/// Estimates the chance that a player knows words of a language.
protocol WordJudge {
  /// Whether it judges every word by its frequency. Otherwise words that were never answered have
  /// no chance, and names cannot be recognized.
  var knowsFrequencies: Bool { get }

  /// Judges one form of a word.
  func judge(_ form: BookTokens.Form) -> WordKnowledge.Judged
}
