/// The file that lists the headwords of a dictionary, with the places of their entries.
protocol HeadwordList: Sendable {
  /// The mapped file that contains the list.
  var file: MappedFile { get }

  /// A mapped file with further headwords for the same entries, if there is one. Its bytes count from the end of
  /// the first file.
  var synonyms: MappedFile? { get }

  /// The headword that begins at a byte; nil if none does.
  func headword(at place: Int) -> String?

  /// The headword that begins at a byte, and the place of its entry; nil if none does.
  func line(at place: Int) -> HeadwordLine?

  /// Visits all headwords, except damaged ones.
  ///
  /// - Parameters:
  ///   - progress: called with the share that is read, 0 to 1.
  ///   - take: called with the key of a headword (`headwordKey`) and its offset.
  func eachHeadword(progress: (Double) -> Void, take: (String, Int) -> Void)
}

extension HeadwordList {
  var synonyms: MappedFile? { nil }

  /// The files of the list.
  var files: [MappedFile] { [file] + (synonyms.map { [$0] } ?? []) }

  /// The size of its files in bytes.
  var byteCount: Int { files.reduce(0) { $0 + $1.data.count } }
}

/// A headword, with the place of its entry in the file with the explanations.
struct HeadwordLine {
  let headword: String
  /// The offset of the entry in bytes.
  let offset: Int
  /// The length of the entry in bytes.
  let length: Int
}
