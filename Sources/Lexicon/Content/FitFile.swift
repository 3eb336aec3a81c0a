package import GameEngine
import Kit

/// `derived/fits.tsv`: other words that fit sentences, as readers found them.
///
/// One line per word, in the order of the IDs: the ID, then for each sentence two fields, the sentence as in
/// the word files and the words that fit it, separated by commas.
package enum FitFile {
  /// The path of the file within a pack.
  package static let name = "derived/fits.tsv"

  /// The sentences of a line with their words; nil if it is malformed.
  package static func sentences(
    line: some Sequence<UInt8>
  ) -> (id: ItemID, words: [Example: [String]])? {
    let bytes = Array(line)
    guard StreamSafety.allows(utf8: bytes) else { return nil }
    let fields = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 3, fields.count % 2 == 1, !fields[0].isEmpty else { return nil }
    var found: [Example: [String]] = [:]
    for place in stride(from: 1, to: fields.count, by: 2) {
      let words = fields[place + 1].split(separator: ",", omittingEmptySubsequences: false)
      guard let sentence = Example(marked: String(fields[place])),
        words.allSatisfy({ isPlainWord($0.utf8) })
      else { return nil }
      found[sentence] = words.map(String.init)
    }
    return (ItemID(String(fields[0])), found)
  }
}
