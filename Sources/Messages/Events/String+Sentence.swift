extension String {
  /// The text with a period at the end, unless it ends with `.`, `!` or `?`. An empty text stays empty.
  package var asSentence: String {
    guard let last, !".!?".contains(last) else { return self }
    return self + "."
  }
}
