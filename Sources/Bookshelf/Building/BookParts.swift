/// The parts of a book that a format's reader finds in a text.
struct BookParts {
  var metadata = BookMetadata()
  var documents: [BookDocument] = []
  /// Made from headings if it is empty.
  var contents: [ContentsEntry] = []
  var pages: [PrintedPage] = []
  var cover: String?
  var repairs: [BookRepair] = []
}
