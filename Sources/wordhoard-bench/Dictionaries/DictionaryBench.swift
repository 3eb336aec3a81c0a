import Foundation

/// What looking words up in dictionaries takes, and how many words of a novel they have. What is not
/// installed is left out, and is told.
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

  /// Says on standard error that something is left out.
  ///
  /// - Parameter package: that of Debian which would bring it.
  static func tellMissing(_ what: String, package: String) {
    note("\(what) is not here, and what needs it is left out. Debian calls it \(package).")
  }

  /// Says something on standard error that is no figure.
  static func note(_ text: String) {
    FileHandle.standardError.write(Data("dictionaries: \(text)\n".utf8))
  }
}
