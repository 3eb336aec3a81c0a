import ClientCore
import FoundationEssentials

/// Operations on paths that a player gives.
enum FilePath {
  /// The name of a file without its ending. It is the title of a book without one.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return String(stem.isEmpty ? name : stem)
  }

  /// Whether a path leads to a file, not to a folder.
  static func isFile(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
  }

  /// The absolute path of a file.
  static func absolute(_ path: String) -> String {
    let full =
      path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    return URL(fileURLWithPath: full).standardized.path
  }
}
