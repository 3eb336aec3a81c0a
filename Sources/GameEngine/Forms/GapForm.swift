/// The grammatical form of a gap. Other words are put into it, so that no choice is wrong by its form alone.
struct GapForm {
  private let word: Item
  private let form: String
  /// The form in English.
  private let inflection: Inflection?
  /// The places of the form in the table of another language.
  private let places: [String]
  private let isReflexive: Bool
  private let isSeparable: Bool

  /// - Parameter form: the form as a sentence has it, perhaps at its beginning.
  /// - Returns: nil if the form is irregular, or none of the word.
  init?(_ form: String, of word: Item) {
    self.word = word
    self.form = form.lowercased()
    let isEnglish = word.morphology == .english
    inflection = isEnglish ? word.inflection(of: form) : nil
    places =
      isEnglish
      ? []
      : GapForm.table(of: word).filter { $0.text.lowercased() == form.lowercased() }.map(\.place)
    isReflexive = CourseForms(word).isReflexive
    isSeparable = CourseForms(word).isSeparable
    guard inflection != nil || !places.isEmpty else { return nil }
  }

  /// Whether it is the headword.
  var isBase: Bool { inflection == .base || places.contains("base") }

  /// How much other words agree with the word.
  enum Agreement: CaseIterable {
    /// They have its article, pronoun or particle, too.
    case full
    /// They have the form in each of its places: *habla* is present and a command, and so is *come*, but not *pone*.
    case everyPlace
    /// They have the form in the first of its places.
    case firstPlace
  }

  /// The agreements to try, the best first.
  var agreements: [Agreement] { inflection == nil ? Agreement.allCases : [.full] }

  /// Another word in the form of the gap; nil if it has none, or not only one.
  func spelling(of other: Item, _ agreement: Agreement) -> String? {
    if let inflection { return other.certainSpelling(of: inflection) }
    guard agreement != .full || isAlike(other) else { return nil }
    let table = GapForm.table(of: other)
    let forms = places.prefix(agreement == .firstPlace ? 1 : places.count).map { place in
      Set(table.lazy.filter { $0.place == place }.map(\.text))
    }
    guard let first = forms.first, first.count == 1, forms.allSatisfy({ $0 == first }),
      let spelling = first.first, spelling.lowercased() != form
    else { return nil }
    return spelling
  }

  /// Whether the sentence would have the same words around another word.
  private func isAlike(_ other: Item) -> Bool {
    guard word.article == other.article else { return false }
    let forms = CourseForms(other)
    return forms.isReflexive == isReflexive && forms.isSeparable == isSeparable
  }

  /// The common forms of a word; of a card only its term.
  private static func table(of word: Item) -> [PlacedForm] {
    let table = CourseForms(word).table
    return word.id.cardID == nil ? table.filter { !$0.isRare } : Array(table.prefix(1))
  }
}
