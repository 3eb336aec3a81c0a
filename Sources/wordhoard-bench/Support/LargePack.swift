import Foundation

/// A pack with many words, which differ only in their headwords.
enum LargePack {
  /// Writes it into a folder.
  ///
  /// - Throws: an error if a file cannot be written.
  static func write(words: Int, to folder: String) throws {
    let categories = 16
    var files = [String](repeating: "", count: categories)
    let terms = ["accident"] + (1..<words).map(term)
    for (number, term) in terms.enumerated() {
      let frequency = "\(1 + number % 6).\(number % 100 / 10)\(number % 10)"
      files[number % categories] += """
        \(term)  noun  \(1 + number / categories % 4)  \(frequency)  ˈwɜːd
          = the word at place \(number) of a list
          > The {\(term)} stands in a list between two other words.
          + entry, item

        """
    }
    let words = URL(fileURLWithPath: folder).appendingPathComponent("words")
    try FileManager.default.createDirectory(at: words, withIntermediateDirectories: true)
    for (number, text) in files.enumerated() {
      let name = "category\(term(number)).words"
      try Data(text.utf8).write(to: words.appendingPathComponent(name))
    }
    try Data("1\t2026-11-21\n".utf8)
      .write(to: URL(fileURLWithPath: folder).appendingPathComponent("editions.tsv"))
  }

  /// A word of the letters `a` to `j`, one for each digit of a number.
  private static func term(_ number: Int) -> String {
    String(decoding: String(10_000 + number).utf8.map { $0 + 49 }, as: UTF8.self)
  }
}
