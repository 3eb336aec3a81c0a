extension String {
  /// The text with a space for each line break, so that a value from outside cannot begin a new line.
  package var onOneLine: String {
    utf8.contains { $0 < 0x20 || $0 > 0x7E } && contains(where: \.isNewline)
      ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
