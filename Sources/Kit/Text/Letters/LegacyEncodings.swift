/// The encodings of 8 bits in which texts of a language were written.
struct LegacyEncodings {
  /// The languages.
  let languages: [String]
  /// The encodings as the C library calls them. The first one is meant if several give nearly the same text.
  let encodings: [String]
  /// The figures of these languages.
  let table: String
  /// Whether its words mix ASCII and other letters.
  let isLatin: Bool

  private init(
    _ languages: String, _ encodings: String, _ table: String, isLatin: Bool = false
  ) {
    self.languages = languages.split(separator: " ").map(String.init)
    self.encodings = encodings.split(separator: " ").map(String.init)
    self.table = table
    self.isLatin = isLatin
  }

  /// All languages; the most widespread encodings come first.
  static let all: [LegacyEncodings] = [
    .init(
      "de fr es it pt nl da nb sv fi is ca gl eu af ga", "windows-1252 CP850 MACINTOSH",
      LetterFigures.latin, isLatin: true),
    .init(
      "pl cs sk hu sl hr ro", "windows-1250 ISO-8859-2 CP852 MAC-CENTRALEUROPE",
      LetterFigures.latin,
      isLatin: true),
    .init("tr", "windows-1254 CP857", LetterFigures.latin, isLatin: true),
    .init(
      "lt lv et", "windows-1257 ISO-8859-13 CP775 ISO-8859-4", LetterFigures.latin, isLatin: true),
    .init("vi", "windows-1258", LetterFigures.latin, isLatin: true),
    .init(
      "ru bg mk sr", "windows-1251 KOI8-R CP866 ISO-8859-5 MAC-CYRILLIC", LetterFigures.cyrillic),
    .init(
      "uk be", "windows-1251 KOI8-U CP866 ISO-8859-5 MAC-CYRILLIC", LetterFigures.cyrillic),
    .init("el", "windows-1253 ISO-8859-7 CP737", LetterFigures.other),
    .init("he", "windows-1255 ISO-8859-8 CP862", LetterFigures.other),
    .init("ar fa", "windows-1256 ISO-8859-6", LetterFigures.arabic),
    .init("th", "CP874", LetterFigures.other),
  ]
}
