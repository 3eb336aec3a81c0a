import Archive

extension BookFile {
  /// A plain text in memory.
  ///
  /// - Throws: `BookError` if it is empty.
  package init(text: String) throws(BookError) {
    try self.init(ByteSource(Array(text.utf8)), name: "text.txt")
  }
}
