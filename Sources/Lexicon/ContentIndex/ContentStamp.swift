import GameEngine
import Glibc

/// The state of a pack's files: their names, sizes and times.
struct ContentStamp: Equatable {
  /// A hash of all of them. Equal hashes mean that no file has changed.
  private(set) var hash: UInt64
  /// The time of the latest change, in nanoseconds since 1970. It is the ctime, which every change sets to the current
  /// time; the mtime can lie in the future.
  private(set) var newest: Int64 = 0

  /// The state of the files in a pack's folder. A missing file is a state like any other.
  init(directory: String) {
    hash = stableHash(directory, salt: ContentIndexFile.version)
    for folder in ["words", "lookup"] {
      for name in WordFolder.names(in: "\(directory)/\(folder)") ?? [] {
        add("\(folder)/\(name)", of: directory)
      }
    }
    add("editions.tsv", of: directory)
    add(CourseFile.name, of: directory)
    add(NeighbourFile.name, of: directory)
  }

  private mutating func add(_ name: String, of directory: String) {
    var facts = stat()
    let isThere = stat("\(directory)/\(name)", &facts) == 0
    // The time of the last change of the file's facts cannot be set, so it reveals a file that was replaced by
    // one of equal size and time.
    let times = [facts.st_mtim, facts.st_ctim].map { time in
      Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
    hash = stableHash(name, salt: hash)
    for number in [isThere ? Int64(facts.st_size) : -1] + times {
      hash = mixed(hash ^ UInt64(bitPattern: number))
    }
    newest = max(newest, times[1])
  }
}
