import Glibc

/// A folder of word files.
enum WordFolder {
  /// The names of its word files, sorted; nil if there is no such folder.
  static func names(in path: String) -> [String]? {
    // Every start lists these folders, and Foundation takes far longer.
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".words"), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
