import Lexicon

/// A text for a terminal: hidden characters, which a pack of words may contain, become their names.
package func visible(_ text: String) -> String {
  text.unicodeScalars.map { isHidden($0) ? "<\(named($0))>" : String($0) }.joined()
}
