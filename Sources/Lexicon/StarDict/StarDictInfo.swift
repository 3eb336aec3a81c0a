import Kit

/// The content of the `.ifo` file of a StarDict dictionary: lines of `name=value` after a first line.
struct StarDictInfo: Sendable {
  /// The value of `bookname`; else the name of the file.
  let title: String
  /// The bits of an offset in the list, 32 or 64.
  let offsetBits: Int
  /// The kinds of the parts of every entry, one letter each; nil if each entry names its own.
  let sameTypes: [UInt8]?

  /// The longest line that is read, in bytes. Comparing strings with thousands of marks on one letter takes seconds.
  private static let longestLine = 2000

  /// Reads the first 64 KiB of the file.
  ///
  /// - Throws: `DictionaryError` if it is not such a file.
  init(_ path: String) throws(DictionaryError) {
    let file = try MappedFile(path)
    let lines = file.text(0..<min(file.data.count, 1 << 16)).split(whereSeparator: \.isNewline)
      .filter { $0.utf8.count <= StarDictInfo.longestLine }
    guard let first = lines.first, first.contains("StarDict") else {
      throw DictionaryError(.malformed, file: path, "it is no StarDict file")
    }
    let values = lines.dropFirst().reduce(into: [String: String]()) { values, line in
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2 {
        values[String(parts[0])] = String(parts[1].trimming(while: \.isWhitespace))
      }
    }
    title = values["bookname"] ?? String(DictionaryPath(path).name)
    offsetBits = values["idxoffsetbits"] == "64" ? 64 : 32
    sameTypes = values["sametypesequence"].map { Array($0.utf8) }
  }
}
