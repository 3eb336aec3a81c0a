/// Whether a text is a word or a phrase: letters, spaces, hyphens and apostrophes.
func isWordOrPhrase(_ text: String) -> Bool {
  text.contains(where: \.isLetter) && text.allSatisfy { $0.isLetter || " -'’".contains($0) }
}
