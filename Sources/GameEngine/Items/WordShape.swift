/// What the clue of a typed cloze says about its word: other words of the same shape fit it, too.
package struct WordShape: Hashable, Sendable {
  /// Its part of speech.
  package let partOfSpeech: PartOfSpeech
  /// Its inflection, which the sentence demands.
  package let inflection: Inflection
  /// Its first letter.
  package let first: Character
  /// The number of its letters.
  package let length: Int

  /// The shape of a form; nil unless it consists of letters `a` to `z`.
  package init?(_ form: String, _ partOfSpeech: PartOfSpeech, _ inflection: Inflection) {
    guard let first = form.first, form.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) else { return nil }
    self.partOfSpeech = partOfSpeech
    self.inflection = inflection
    self.first = first
    length = form.utf8.count
  }

  /// Its name in files: `adj/base/e7`.
  package var name: String { "\(partOfSpeech.rawValue)/\(inflection.rawValue)/\(first)\(length)" }
}
