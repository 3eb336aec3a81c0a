/// The name of a form of question, such as `match`. A client plays an unknown form by its
/// `Question.Input`.
package struct FormID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name in commands and events.
  package let rawValue: String

  /// `AnagramForm`: letters in another order.
  static let anagram = FormID("anagram")
  /// `HangmanForm`: letter by letter.
  static let hangman = FormID("hangman")
  /// `GuessForm`: a word in six tries.
  static let guess = FormID("guess")
  /// `MeaningForm`: the definition of a word is chosen.
  static let meaning = FormID("meaning")
  /// `TranslateForm`: a translation of a word is typed.
  static let translate = FormID("translate")
  /// `SenseForm`: the sentence with a meaning is chosen.
  static let sense = FormID("sense")
  /// `PhraseForm`: the word of a typical phrase is typed.
  static let phrase = FormID("phrase")
  /// `FamilyForm`: a word of the same family is typed.
  static let family = FormID("family")
  /// `OppositeForm`: a word of the opposite meaning is typed.
  static let opposite = FormID("opposite")
  /// `GenderForm`: the article of a noun is chosen.
  static let gender = FormID("gender")
  /// `PluralForm`: the plural of a noun.
  static let plural = FormID("plural")
  /// `ConjugateForm`: a form of a verb.
  static let conjugate = FormID("conjugate")
  /// `SpellForm`: a spoken word is typed.
  package static let spell = FormID("spell")
  /// `DictationForm`: a spoken sentence is typed.
  package static let dictation = FormID("dictation")
  /// `GistForm`: the player recalls the meaning of a word, and grades themselves.
  package static let gist = FormID("gist")
  /// `ParagraphForm`: the second halves of words of a passage are typed.
  package static let paragraph = FormID("paragraph")

  /// Whether a word is found letter by letter or guess by guess, each of which gives a clue.
  var isPieceByPiece: Bool { self == .hangman || self == .guess }

  /// Whether it asks for the meaning of a word or for the word. The others show both and ask for a form, so their answers say
  /// nothing about the memory of the word.
  package var asksMeaning: Bool { ![.gender, .plural, .conjugate].contains(self) }

  /// Whether its questions are said aloud.
  package var isSpoken: Bool { self == .spell || self == .dictation }

  /// What its questions ask.
  package var skill: Skill {
    [.meaning, .translate, .sense, .family, .opposite, .gist].contains(self)
      ? .recognition : .recall
  }

  /// Creates a name, which need not be a known form.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  package init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  package var description: String { rawValue }
}
