/// The name of a course: the language that is learned with its words, such as `en`. Dailies, boards and round codes belong to
/// one.
package struct CourseID: Hashable, Sendable, TextCodable {
  /// How many letters a name has.
  static let lengths = 2...8

  /// The name: 2 to 8 letters of `a` to `z`.
  package let rawValue: String

  /// English words with English meanings, the default everywhere.
  package static let english = CourseID(known: LanguageTag.english)

  /// The harder daily: English words of the two highest levels. It is no course to choose; its dailies, their board and their
  /// records are apart from those of English.
  package static let hard = CourseID(known: "hard")

  /// A name; nil if it has other characters or another length.
  package init?(_ rawValue: String) {
    let letters = rawValue.utf8
    guard CourseID.lengths.contains(letters.count),
      letters.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: String) { self.rawValue = rawValue }

  /// The ID; nil for English, which requests, names, labels and codes leave out.
  package var unlessEnglish: String? { self == .english ? nil : rawValue }

  /// The course to which it belongs in lists and addresses: English for the harder daily, else itself.
  package var listed: CourseID { self == .hard ? .english : self }

  package var description: String { rawValue }
}
