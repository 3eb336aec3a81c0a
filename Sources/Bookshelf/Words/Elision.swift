/// Short words that lose their last vowel before another word, to which an apostrophe joins them: `l'homme`, `dell'arte`.
package enum Elision {
  /// Whether a language has them.
  ///
  /// - Parameter language: its tag.
  package static func exists(in language: String) -> Bool {
    ["ca", "fr", "it", "oc"].contains(language.prefix { $0 != "-" }.lowercased())
  }

  /// The most bytes of one.
  static let longest = 7
  /// They, without the apostrophe. In `aujourd'hui` and `quelqu'un` it is a part of the word.
  static let words: Set<String> = [
    "c", "ç", "d", "j", "jusqu", "l", "lorsqu", "m", "n", "puisqu", "qu", "quoiqu", "s", "t",
    "all", "anch", "bell", "coll", "com", "cos", "dall", "dell", "dev", "dov", "gl", "gliel",
    "mezz", "nell", "quell", "quest", "sant", "senz", "sull", "tutt", "un", "v",
  ]
}
