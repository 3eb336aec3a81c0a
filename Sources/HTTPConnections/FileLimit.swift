import Glibc

/// Too few files can be open for even one connection.
package struct FileLimitError: Error, Hashable, Sendable {
  /// The number of files that can be open.
  package let limit: Int
  /// The number that is needed at least.
  package let needed: Int
}

/// The number of files and connections that the process may have open.
package enum FileLimit {
  /// The number of connections that a server must be able to serve.
  private static let fewest = 4

  /// Raises it as far as the system lets it.
  ///
  /// - Returns: the new limit.
  package static func raise() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
    if limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = limit.rlim_max
      _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      _ = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// The numbers of connections for a limit of files.
  ///
  /// - Parameters:
  ///   - files: the limit.
  ///   - open: the number of files that are open before the first connection.
  ///   - wanted: the number of connections that should be served.
  /// - Returns: the number that can be served, and the number beyond it that can be rejected with a response.
  /// - Throws: `FileLimitError` if it is too low.
  package static func connections(
    files: Int, open: Int, wanted: Int
  ) throws(FileLimitError) -> (served: Int, rejected: Int) {
    // For the files of the database that are opened later, and for connections that are closed at once.
    let reserve = min(256, max(20, files / 8))
    let room = files - open - reserve
    guard room >= fewest else {
      throw FileLimitError(limit: files, needed: open + max(20, reserve) + fewest)
    }
    let rejected = min(64, room / 4)
    return (min(wanted, room - rejected), rejected)
  }

  /// The number of files that are open now.
  package static func open() -> Int {
    guard let folder = opendir("/proc/self/fd") else { return 32 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    // Without `.`, `..` and the folder itself.
    return count - 3
  }
}
