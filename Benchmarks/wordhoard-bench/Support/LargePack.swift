import Foundation
import Lexicon

/// A pack of Wordhoard's words and many more that differ only in their headwords.
enum LargePack {
  /// Writes the pack into a new folder.
  ///
  /// - Parameters:
  ///   - words: the total number of words.
  ///   - folder: the path of the folder, which must not exist.
  /// - Throws: an error if a file cannot be written.
  static func write(words: Int, to folder: String) throws {
    try FileManager.default.copyItem(atPath: try Checkout.contentFolder(), toPath: folder)
    let categories = 16
    var files = [String](repeating: "", count: categories)
    for number in 0..<(words - (try Checkout.pack().words.count)) {
      let term = term(number)
      let frequency = "\(1 + number % 6).\(number % 100 / 10)\(number % 10)"
      files[number % categories] += """
        \(term)  noun  \(1 + number / categories % 4)  \(frequency)  ˈwɜːd
          = the word at place \(number) of a list
          > The {\(term)} stands in a list between two other words.
          + entry, item

        """
    }
    for (number, text) in files.enumerated() {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: "\(folder)/words/category\(term(number)).words"))
    }
  }

  /// A headword that is not an English word: `q` and the letters `a` to `j`, one for each digit of
  /// a number.
  private static func term(_ number: Int) -> String {
    "q" + String(decoding: String(10_000 + number).utf8.map { $0 + 49 }, as: UTF8.self)
  }
}
