extension String {
  /// The text with a period at its end, unless it ends with `.`, `!` or `?`.
  var asSentence: String {
    guard let last, !".!?".contains(last) else { return self }
    return self + "."
  }
}
