/// A language to learn, with everything in which it differs from others: its words, letters and articles, and the languages in
/// which its words are explained.
///
/// A daily, a board and a round code belong to a course. Rules that a language has wherever its words are from, such as
/// inflections (`Morphology`), follow from the language of an item.
package struct Course: Hashable, Sendable {
  /// Its name in commands, files and requests.
  package let id: CourseID
  /// Its name for players, in English, such as `German`.
  package let name: String
  /// The language of its terms, as a BCP 47 tag.
  package let language: String
  /// The language of the meanings in its word files, as a BCP 47 tag.
  package let meanings: String
  /// The lowercase letters of its terms.
  package let letters: Set<Character>
  /// The articles that dictionaries print before its nouns, such as `der`. They are not part of a term.
  package let articles: [String]
  /// The articles that tell the gender of a noun, among which `gender` lets choose; empty if nouns have none.
  package let genders: [String]
  /// Words of the language that its own words and sentences do not contain, and that are no misspellings of them, such as
  /// Spanish `ano` for a course with `año`.
  package let pitfalls: [String]
  /// The levels whose words its dailies ask.
  package let levels: [Level]

  package init(
    id: CourseID, name: String, language: String, meanings: String, letters: Set<Character>,
    articles: [String] = [], genders: [String] = [], pitfalls: [String] = [],
    levels: [Level] = Level.allCases
  ) {
    self.id = id
    self.name = name
    self.language = language
    self.meanings = meanings
    self.letters = letters
    self.articles = articles
    self.genders = genders
    self.pitfalls = pitfalls
    self.levels = levels
  }

  /// English words with English definitions: Wordhoard's own words, and the default everywhere.
  package static let english = Course(
    id: .english, name: "English", language: LanguageTag.english, meanings: LanguageTag.english,
    letters: Set("abcdefghijklmnopqrstuvwxyz"))

  /// The English words of the harder daily.
  package static let hard = Course(
    id: .hard, name: english.name, language: english.language, meanings: english.meanings,
    letters: english.letters, levels: [.three, .four])

  /// The categories of its words; English may have others.
  package static let categories = [
    "arts", "body", "character", "feelings", "food", "home", "language", "making", "mind", "money",
    "movement", "nature", "people", "qualities", "society", "time", "wildlife",
  ]

  /// Whether its meanings are translations, not definitions.
  package var isTranslated: Bool { language != meanings }

  /// The label of the course in the randomness of its dealers, so that the courses of a server have independent dailies; empty
  /// for English.
  var chanceLabel: String { id.unlessEnglish.map { "\($0)/" } ?? "" }

  /// Separates a term from the article before it, as in `der Hund` and `l'eau`.
  package func parted(_ text: Substring) -> (article: Substring, term: Substring) {
    if let elided = articles.first(where: { $0.hasSuffix("'") && text.hasPrefix($0) }) {
      return (text.prefix(elided.count), text.dropFirst(elided.count))
    }
    guard let space = text.firstIndex(of: " "), articles.contains(String(text[..<space])) else {
      return ("", text)
    }
    return (text[..<space], text[text.index(after: space)...])
  }
}
