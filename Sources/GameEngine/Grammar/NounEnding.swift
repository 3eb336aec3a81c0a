/// Endings that tell the gender of a noun, so that asking for it would teach nothing.
enum NounEnding {
  /// Whether the ending of a noun calls for the article that it has: *die Zeitung, la casa*, but not *la mano*.
  static func tells(articleOf word: Item) -> Bool {
    let rules: [(String, String)] =
      switch word.morphology {
      case .german: german
      case .spanish: spanish
      case .english, .listed: []
      }
    return rules.first { word.term.hasSuffix($0.0) }?.1 == word.article
  }

  /// The longer endings first.
  private static let german = [
    ("schaft", "die"), ("ismus", "der"), ("heit", "die"), ("keit", "die"), ("tion", "die"),
    ("sion", "die"), ("chen", "das"), ("lein", "das"), ("ling", "der"), ("ung", "die"),
    ("tät", "die"), ("in", "die"),
  ]
  private static let spanish = [
    ("umbre", "la"), ("ción", "la"), ("sión", "la"), ("dad", "la"), ("tad", "la"), ("tud", "la"),
    ("aje", "el"), ("or", "el"), ("o", "el"), ("a", "la"),
  ]
}
