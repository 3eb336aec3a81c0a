import FoundationEssentials

/// Finds the folder with the words, editions and messages that a program uses.
package enum ContentLocator {
  /// The folder of content that belongs to a program.
  ///
  /// That is `$WORDHOARD_CONTENT` if set, else `share/wordhoard/Content` beside the `bin` in which the
  /// program is installed, else `Content` of the checkout in which it was built. The current folder is never
  /// used.
  ///
  /// - Parameters:
  ///   - executable: the path of the program, links resolved.
  ///   - environment: the process's environment.
  /// - Throws: `ContentError` if there is none.
  package static func directory(
    executable: String, environment: [String: String]
  ) throws(ContentError) -> String {
    if let chosen = environment["WORDHOARD_CONTENT"], !chosen.isEmpty {
      guard isContent(chosen) else {
        throw ContentError(
          .unreadable, file: chosen, "WORDHOARD_CONTENT names a folder without words")
      }
      return chosen
    }
    var folder = parent(of: executable)
    let installed = "\(parent(of: folder))/share/wordhoard/Content"
    if isContent(installed) { return installed }
    while folder != "/", !folder.isEmpty {
      let checkout = "\(folder)/Content"
      if isContent(checkout), FileManager.default.fileExists(atPath: "\(folder)/Package.swift") {
        return checkout
      }
      folder = parent(of: folder)
    }
    throw ContentError(
      .unreadable, file: installed,
      "the words are missing; install them again, or name their folder in WORDHOARD_CONTENT")
  }

  private static func isContent(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/editions.tsv")
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
