import Lexicon

/// A StarDict dictionary made of entries.
struct StarDictFiles {
  /// The bytes of the `.ifo` file.
  let info: [UInt8]
  /// The bytes of the list of headwords, the `.idx` file.
  let index: [UInt8]
  /// The bytes of the body, not compressed.
  let text: [UInt8]

  /// Builds the files of a dictionary.
  ///
  /// - Parameters:
  ///   - types: the types of the parts of each entry; nil stores its type with each part. All parts contain
  ///     the same text, except for those with a length, which contain bytes.
  ///   - offsetBytes: the number of bytes of a place in the list, 4 or 8.
  init(_ entries: [DictionaryEntry], types: String?, offsetBytes: Int = 4, title: String = "Fuzz") {
    var (index, text) = ([UInt8](), [UInt8]())
    for entry in entries {
      let bytes = StarDictFiles.parts(entry, types: types)
      index += StarDictPlace(
        headword: Array(entry.headword.utf8), offset: text.count, length: bytes.count
      ).bytes(offsetBytes: offsetBytes)
      text += bytes
    }
    let kinds = types.map { "sametypesequence=\($0)\n" } ?? ""
    info = Array(
      """
      StarDict's dict ifo file
      version=3.0.0
      bookname=\(title)
      wordcount=\(entries.count)
      idxfilesize=\(index.count)
      idxoffsetbits=\(8 * offsetBytes)
      \(kinds)
      """.utf8)
    self.index = index
    self.text = text
  }

  /// A made-up word, different for each number.
  ///
  /// - Parameter number: 0 to 26⁴ - 1.
  static func word(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String([17_576, 676, 26, 1].map { letters[number / $0 % 26] })
  }

  private static func parts(_ entry: DictionaryEntry, types: String?) -> [UInt8] {
    let own = types == nil
    let kinds = types ?? "thWm"
    var bytes: [UInt8] = []
    for (place, kind) in kinds.enumerated() {
      let isLast = !own && place == kinds.count - 1
      if own { bytes += Array(String(kind).utf8) }
      switch kind {
      case "W": bytes += (isLast ? [] : [0, 0, 0, 3]) + [1, 2, 3]
      case "h", "x", "g":
        bytes += Array("<k>\(entry.headword)</k><br/>\n<i>\(entry.text)</i>&#xE9;&amp;&nope;".utf8)
      case "t": bytes += Array(entry.headword.utf8)
      default: bytes += Array(entry.text.utf8)
      }
      if kind != "W", !isLast { bytes.append(0) }
    }
    return bytes
  }
}
