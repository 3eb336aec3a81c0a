import Foundation

/// Measures look-ups in dictionaries, and counts the words of a novel that they contain. Skips
/// programs and data that are not installed, with a note.
struct DictionaryBench {
  func run() throws -> [Figure] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let shelf = try ShelfBench(cacheFolder: folder.path("cache")).run()
    let define = try DefineBench(folder: folder).run()
    return try HeadwordBench(cacheFolder: folder.path("cache")).run() + define
      + LookUpBench(cacheFolder: folder.path("cache")).run() + shelf
      + NovelBench().run()
  }

  /// Prints a note on standard error that a part is skipped.
  ///
  /// - Parameter package: the Debian package that contains it.
  static func noteMissing(_ what: String, package: String) {
    note("\(what) is not installed, so its figures are skipped. Its Debian package is \(package).")
  }

  /// Prints a note on standard error.
  static func note(_ text: String) {
    FileHandle.standardError.write(Data("dictionaries: \(text)\n".utf8))
  }
}
