import ClientCore
import FoundationEssentials
import Glibc
import Messages

/// Finds the books in a folder.
enum BookFolder {
  /// The endings of files to try. A folder may also contain files that are not books.
  private static let endings: Set<String> = [
    "epub", "kepub", "pdf", "mobi", "azw", "azw3", "prc", "djvu", "djv", "fb2", "fbz", "txt", "md",
    "markdown", "html", "htm", "xhtml", "imp", "osis", "usfx",
  ]
  private static let most = 10_000

  private static let deepest = 16

  /// The books in a folder and the folders in it, ordered by name; for any other path, the path
  /// itself.
  static func files(_ path: String) -> [String] {
    guard kind(of: path) == S_IFDIR else { return [path] }
    var files: [String] = []
    collect(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, 1, &files)
    return files
  }

  private static func collect(_ folder: String, _ depth: Int, _ files: inout [String]) {
    guard depth <= deepest else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && files.count < most {
      let path = "\(folder)/\(name)"
      var facts = stat()
      // Do not follow links, because one to a folder may lead back here.
      guard lstat(path, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR {
        collect(path, depth + 1, &files)
      } else if isBook(name), kind(of: path) == S_IFREG {
        files.append(path)
      }
    }
  }

  private static func isBook(_ name: String) -> Bool {
    let name = name.lowercased()
    let parts = name.split(separator: ".")
    return parts.count > 1 && endings.contains(String(parts[parts.count - 1]))
      || name.hasSuffix(".fb2.zip")
  }

  private static func kind(of path: String) -> mode_t? {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts.st_mode & S_IFMT : nil
  }
}
