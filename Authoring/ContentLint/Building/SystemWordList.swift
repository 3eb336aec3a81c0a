package import Lexicon

/// A list of English words, such as the one that the Debian package `wamerican` installs, made from SCOWL.
package struct SystemWordList: Sendable {
  /// Debian's path of the list.
  package static let defaultPath = "/usr/share/dict/american-english"

  /// The words of letters `a` to `z` only, in the order of the list.
  package let words: [String]

  /// The list in the bytes of a file with one word per line; names, words with an apostrophe and
  /// words with an accent are left out.
  package init(lines bytes: [UInt8]) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    words = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.allSatisfy(letters.contains) ? String(decoding: line, as: UTF8.self) : nil
    }
  }

  /// Reads the list in a file.
  ///
  /// - Throws: `ContentError` if the file cannot be read.
  package init(path: String = SystemWordList.defaultPath) throws(ContentError) {
    self.init(lines: try TextFile.bytes(path: path))
  }
}
