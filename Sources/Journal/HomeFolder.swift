/// A player's folder, as far as other users can change it.
package enum HomeFolder {
  /// The parts that are written, and that could lead elsewhere.
  private static let parts = [Journal.fileName, "cache", "books", "media"]

  /// Checks that no other user can change a player's folder or its parts.
  ///
  /// - Parameter cache: a folder for files that can be rebuilt, if it is elsewhere.
  /// - Returns: whether the folder belongs to another user, so that it may only be read.
  /// - Throws: `JournalError.exposed`, or `foreignPart` for one that belongs to another user.
  @discardableResult
  package static func check(_ path: String, cache: String? = nil) throws(JournalError) -> Bool {
    let isForeign = try ownership(of: path) == .foreign
    for part in parts.map({ "\(path)/\($0)" }) + (cache.map { [$0] } ?? []) {
      if try ownership(of: part) == .foreign, !isForeign { throw .foreignPart(path: part) }
    }
    return isForeign
  }

  private static func ownership(of path: String) throws(JournalError) -> Ownership {
    let ownership = Ownership(of: path)
    if ownership == .exposed { throw .exposed(path: path) }
    return ownership
  }
}
