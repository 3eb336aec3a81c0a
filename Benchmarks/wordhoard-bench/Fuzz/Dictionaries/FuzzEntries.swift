import Lexicon

/// Entries for fuzzed dictionaries: real ones, and a few with features that real ones lack.
enum FuzzEntries {
  /// All entries, in groups of this size.
  ///
  /// - Throws: an error if an installed dictionary cannot be read.
  static func groups(of count: Int) throws -> [[DictionaryEntry]] {
    let all = try DictdSlice.installed.flatMap { try $0.entries() } + made
    return stride(from: 0, to: all.count, by: count).map {
      Array(all[$0..<min($0 + count, all.count)])
    }
  }

  private static let made = [
    ("zebra", "zebra /ˈziːbrə/, /ˈzɛbrə/ <n>\nstriped\n"),
    ("Ärger", "Ärger //ˈɛʁɡɐ// <n, masc>\n  1. trouble\n  2. anger {Zorn}"),
    ("can’t", "can't\nkann nicht"), ("ice age", "ice age <n>\n\n\nEiszeit\r\n"),
    ("A\u{308}rger", "twice"), ("naïve", "<a & b> /c/"),
  ].map { DictionaryEntry(headword: $0.0, text: $0.1) }
}
