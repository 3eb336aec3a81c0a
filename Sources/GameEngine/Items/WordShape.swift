/// The facts that the clue of a typed cloze shows about its word. Other words of the same shape fit
/// it, too.
package struct WordShape: Hashable, Sendable {
  /// The part of speech that the clue names.
  package let partOfSpeech: PartOfSpeech
  /// The inflection that the sentence requires.
  package let inflection: Inflection
  /// The first letter, `a` to `z`.
  package let first: Character
  /// The number of letters.
  package let length: Int

  /// The shape of a form; nil unless it consists of the letters `a` to `z`.
  package init?(_ form: String, _ partOfSpeech: PartOfSpeech, _ inflection: Inflection) {
    guard let first = form.first, form.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) else { return nil }
    self.partOfSpeech = partOfSpeech
    self.inflection = inflection
    self.first = first
    length = form.utf8.count
  }

  /// The name of the shape in files: `adj/base/e7`.
  package var name: String { "\(partOfSpeech.rawValue)/\(inflection.rawValue)/\(first)\(length)" }
}
