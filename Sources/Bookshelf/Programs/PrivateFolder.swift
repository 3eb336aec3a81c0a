import Glibc

/// A folder for the files that a program writes.
enum PrivateFolder {
  /// Makes a folder that only the player can read, and deletes it with its files after use.
  ///
  /// - Throws: `BookError.tooLarge` if there is no room for it, or an error of the closure.
  static func with<Result>(
    _ body: (String) throws(BookError) -> Result
  ) throws(BookError) -> Result {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // `mkdtemp` replaces the six letters at the end.
    let pattern = "\(parent)/wordhoard-" + String(repeating: "X", count: 6)
    var template = Array(pattern.utf8CString)
    guard mkdtemp(&template) != nil else { throw .tooLarge }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      for name in names(in: folder) { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    return try body(folder)
  }

  /// The names of the files in a folder.
  static func names(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
