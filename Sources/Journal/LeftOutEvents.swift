package import GameEngine
import Glibc

/// The events that no fold reads since the program trapped while one read them. They stay in the journal, and are exported and
/// synchronized like all others. docs/journal.md describes the file.
package struct LeftOutEvents: Sendable {
  /// The path of the file beside the journal.
  package let path: String
  /// The IDs of the events that are left out by this version of the fold.
  package let ids: Set<EventID>
  /// The IDs that were not reported to the player yet.
  package let unreported: Set<EventID>

  /// The most bytes that are read: about 1,400 events.
  private static let largest = 64 * 1024
  /// The third field of a line about an event that was reported.
  private static let reported = "reported"

  /// The events of the journal in a player's folder.
  package init(directory: String) {
    path = Journal.file(in: directory) + "-left-out"
    var (ids, reported): (Set<EventID>, Set<EventID>) = ([], [])
    for line in LeftOutEvents.bytes(of: path).split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
      // Another fold may not trap.
      guard fields.count >= 2, fields[0] == "\(ProgressFold.version)",
        let id = EventID(String(fields[1]))
      else { continue }
      if fields.count == 2 { ids.insert(id) } else { reported.insert(id) }
    }
    (self.ids, unreported) = (ids, ids.subtracting(reported))
  }

  /// The version of a fold without these events. Checkpoints of other versions are not read.
  ///
  /// - Parameter model: the memory model of the fold.
  func version(of fold: Int, model: FSRS = .standard) -> Int {
    guard !ids.isEmpty || model != .standard else { return fold }
    let text = (ids.sorted().map(\.description) + [model.text]).joined(separator: " ")
    return Int(stableHash(text, salt: UInt64(fold)) >> 2)
  }

  /// Stores that all were reported. If this fails, they are reported again.
  package func noteReported() {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let lines = unreported.map {
      "\n\(ProgressFold.version) \($0) \(LeftOutEvents.reported)\n"
    }
    let bytes = Array(lines.joined().utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  private static func bytes(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: largest) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, largest))
    }
  }
}
