/// The file that lists the headwords of a dictionary, with the places of their entries.
protocol HeadwordList: Sendable {
  /// The file.
  var file: MappedFile { get }

  /// The headword that begins at a byte; nil where none does.
  func headword(at place: Int) -> String?

  /// The headword that begins at a byte, and the place of its entry; nil where none does.
  func line(at place: Int) -> HeadwordLine?

  /// Goes through the headwords; what is damaged is left out.
  ///
  /// - Parameters:
  ///   - progress: takes the share, 0 to 1, of what is read.
  ///   - take: takes the key of a headword (`headwordKey`), and the byte at which it stands.
  func eachHeadword(progress: (Double) -> Void, take: (String, Int) -> Void)
}

/// A headword, and where its entry is in the file with the explanations.
struct HeadwordLine {
  let headword: String
  /// Where the entry begins, in bytes.
  let offset: Int
  /// How long it is, in bytes.
  let length: Int
}
