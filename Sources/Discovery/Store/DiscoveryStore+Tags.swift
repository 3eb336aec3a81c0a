import FoundationEssentials
import Glibc
import Kit

/// The order of a tag's books, and the books that the player has removed from it, are lines of the tag's file, so they
/// go with the tag. The last line about something counts.
extension DiscoveryStore {
  private static let seedMark = "seed "
  private static let hiddenMark = "hidden "
  private static let shownMark = "shown "

  /// The seed of a tag that was set last; nil if there is none.
  package func seed(of tag: String) -> UInt32? {
    lines(of: tag).last { $0.hasPrefix(DiscoveryStore.seedMark) }
      .flatMap { UInt32($0.dropFirst(DiscoveryStore.seedMark.count)) }
  }

  /// Sets the seed of a tag. If it cannot be written, the tag has no seed.
  package func setSeed(_ seed: UInt32, of tag: String) {
    append("\(DiscoveryStore.seedMark)\(seed)", to: tag)
  }

  /// The IDs of the books that were removed from a tag.
  package func hidden(in tag: String) -> Set<String> {
    lines(of: tag).reduce(into: []) { hidden, line in
      if line.hasPrefix(DiscoveryStore.hiddenMark) {
        hidden.insert(String(line.dropFirst(DiscoveryStore.hiddenMark.count)))
      } else if line.hasPrefix(DiscoveryStore.shownMark) {
        hidden.remove(String(line.dropFirst(DiscoveryStore.shownMark.count)))
      }
    }
  }

  /// Removes a book from a tag, or brings it back.
  package func setHidden(_ isHidden: Bool, _ id: String, in tag: String) {
    append((isHidden ? DiscoveryStore.hiddenMark : DiscoveryStore.shownMark) + id, to: tag)
  }

  private func lines(of tag: String) -> [Substring] {
    let path = "\(tags)/\(FileName.hash(of: tag))"
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return [] }
    return String(decoding: file, as: UTF8.self).split(separator: "\n")
  }

  /// Adds a line in one short write, which other processes cannot mix with theirs.
  func append(_ line: String, to tag: String) {
    try? PrivateFile.makeFolder(tags)
    let path = "\(tags)/\(FileName.hash(of: tag))"
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let bytes = Array("\(line)\n".utf8)
    _ = Glibc.write(file, bytes, bytes.count)
    close(file)
  }
}
