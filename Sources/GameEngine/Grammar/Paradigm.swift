/// The table of a word's forms as a grammar prints it: for the word's page, and for `conjugate`.
package struct Paradigm: Hashable, Sendable {
  /// A form with its place in a row.
  package struct Cell: Hashable, Sendable {
    /// The person, such as *yo*, or the case, such as *Dativ*; empty if the row has one form.
    package let name: String
    /// The form, with the words that belong to it: *me levanto*, *steht auf*, *ist gegangen*.
    package let text: String
    /// Other forms that are as right, such as *backte* beside *buk*.
    let others: [String]
    /// Forms that are right with a remark, such as *tenés* for *tienes* and *aufsteht* for *steht auf*.
    let kin: [String]
    /// Wrong forms that learners make by the rules, such as *gehte* for *ging*.
    let mistakes: [String]
    /// The lowest level of the words that are asked for the form; nil if none are.
    let askedFrom: Level?

    /// The form and those that are as right, as the page of the word shows them.
    package var shown: String { ([text] + others).joined(separator: " / ") }

    init(
      _ name: String, _ text: String, others: [String] = [], kin: [String] = [],
      mistakes: [String] = [], askedFrom: Level? = nil
    ) {
      self.name = name
      self.text = text
      self.others = others.filter { $0 != text }
      self.kin = kin.filter { $0 != text }
      self.mistakes = mistakes.filter { $0 != text && !others.contains($0) }
      self.askedFrom = askedFrom
    }
  }

  /// The forms of a tense or of a number.
  package struct Row: Hashable, Sendable {
    /// Its name in the language of the word, such as *Präteritum* or *plural*.
    package let name: String
    /// Its forms, in the order of the persons or cases.
    package let cells: [Cell]

    init(name: String, cells: [Cell]) { (self.name, self.cells) = (name, cells) }

    /// A row of forms that have no names and are not asked.
    init(name: String, forms: [String]) {
      self.init(name: name, cells: forms.map { Cell("", $0) })
    }
  }

  /// The rows, in the order in which a grammar prints them; empty for a word without a table.
  package let rows: [Row]

  /// The table of a word in a course; without rows for a card, and in a language without tables.
  package init(_ word: Item) {
    guard word.id.cardID == nil else {
      rows = []
      return
    }
    let forms = CourseForms(word)
    rows =
      switch (word.morphology, word.partOfSpeech) {
      case (.german, .verb): Paradigm.germanVerb(forms)
      case (.german, .noun): Paradigm.germanNoun(word)
      case (.german, .adjective): Paradigm.germanAdjective(forms)
      case (.spanish, .verb): forms.verb.map { Paradigm.spanish($0, of: word.term) } ?? []
      case (.spanish, .noun): Paradigm.spanishNoun(word)
      case (.spanish, .adjective): Paradigm.spanishAdjective(word.term)
      default: []
      }
  }
}
