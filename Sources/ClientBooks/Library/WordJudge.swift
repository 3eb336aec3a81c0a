/// Judges how likely a player knows the words of a language.
protocol WordJudge {
  /// Whether it judges every word, by its frequency. If not, words that were never answered have no chance, and names cannot be
  /// found.
  var knowsFrequencies: Bool { get }

  /// Judges a form of a word.
  func judge(_ form: BookTokens.Form) -> WordKnowledge.Judged
}
