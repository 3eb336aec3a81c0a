/// A headword of a dictionary that a text leads to.
package struct DictionaryHeadword: Hashable, Sendable {
  /// The relation of the headword to the text.
  package enum Match: Sendable {
    /// The text is the headword.
    case exact
    /// The text is another form of it.
    case base
    /// It begins with the text.
    case longer
  }

  /// The headword as the dictionary writes it.
  package let headword: String
  /// The ID of the first dictionary that contains it.
  package let id: String
  /// The name of that dictionary.
  package let dictionary: String
  package let match: Match
}
