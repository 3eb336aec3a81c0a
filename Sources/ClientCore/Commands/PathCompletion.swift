import FoundationEssentials
import Glibc

/// Completes the path of a file as shells do.
package enum PathCompletion {
  /// The longest text that all paths with this beginning have in common; the text itself if there is none.
  ///
  /// - Parameter home: the folder that `~` means.
  package static func completed(_ text: String, home: String?) -> String {
    let paths = paths(beginningWith: expanded(text, home: home))
    guard let first = paths.first, let last = paths.last else { return text }
    let common = String(zip(first, last).prefix { $0 == $1 }.map(\.0))
    var facts = stat()
    let isFolder =
      paths.count == 1 && stat(common, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    return common + (isFolder ? "/" : "")
  }

  /// The paths with a beginning, in order; hidden files only if it names their dot.
  package static func paths(beginningWith path: String) -> [String] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let begun = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder))
    return (names ?? []).filter {
      $0.hasPrefix(begun) && (begun.hasPrefix(".") || !$0.hasPrefix("."))
    }.sorted().map { folder + $0 }
  }

  /// Whether there is a file at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The path with the player's home folder in place of `~`.
  package static func expanded(_ text: String, home: String?) -> String {
    guard let home, text == "~" || text.hasPrefix("~/") else { return text }
    return home + text.dropFirst()
  }
}
