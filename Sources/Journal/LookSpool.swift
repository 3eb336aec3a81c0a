import FoundationEssentials
import GameEngine
import Glibc

/// A word that was looked up while the journal was not open.
struct NotedLook: Hashable, Sendable {
  /// The ID of its event.
  let id: EventID
  /// When it was looked up.
  let moment: Moment
  /// The word.
  let item: ItemID
}

/// A file beside the journal to which looks are appended without opening the journal, which takes in more than a
/// look-up itself. The next program that opens the journal moves them into it. docs/journal.md describes it.
///
/// Programs use the file one at a time, each under its lock. A look has the ID of its event from the beginning, so
/// a program that is stopped between writing the events and emptying the file changes nothing: the same events are
/// only written again.
struct LookSpool: Sendable {
  /// The size in bytes from which looks are written to the journal again: about 500.
  private static let largest = 64 * 1024

  private let directory: String
  /// The file.
  let path: String

  /// The file in a player's folder.
  init(directory: String) {
    self.directory = directory
    path = Journal.file(in: directory) + "-looks"
  }

  // MARK: - Writing

  /// Appends a look. It survives the end of this process, but perhaps not a power cut.
  ///
  /// - Returns: false if it cannot be written, or if the file is full; then nothing was written.
  func append(_ look: NotedLook) -> Bool {
    guard !look.item.rawValue.utf8.contains(where: { $0 < 0x20 }) else { return false }
    guard let file = LockedFile(path, O_WRONLY | O_APPEND | O_CREAT, in: directory) else {
      return false
    }
    let line = LookSpool.line(look)
    let size = file.size
    guard size + line.count <= LookSpool.largest else { return false }
    if write(file.descriptor, line, line.count) == line.count { return true }
    // Half a line on a full disk.
    ftruncate(file.descriptor, off_t(size))
    return false
  }

  // MARK: - Reading

  /// The looks in the file.
  func looks() -> [NotedLook] {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return LookSpool.looks(in: descriptor)
  }

  /// Passes on all looks, if there are any, and then empties the file.
  ///
  /// - Parameter takeIn: writes them to the journal. If it throws, the file does not change.
  /// - Throws: the error of the closure.
  func empty(_ takeIn: ([NotedLook]) throws -> Void) rethrows {
    guard let file = LockedFile(path, O_RDWR, in: nil), file.size > 0 else { return }
    try takeIn(LookSpool.looks(in: file.descriptor))
    ftruncate(file.descriptor, 0)
  }

  // MARK: - Format

  /// A line with line feeds around it, so that half a line before it, left by a power cut, ends there. The length of the
  /// item reveals such a half.
  private static func line(_ look: NotedLook) -> [UInt8] {
    let (moment, item) = (look.moment, look.item.rawValue)
    return Array(
      """

      \(look.id) \(moment.instant) \(moment.offset) \(moment.localDate) \(item.utf8.count) \(item)

      """.utf8)
  }

  private static func looks(in descriptor: Int32) -> [NotedLook] {
    let bytes = [UInt8](unsafeUninitializedCapacity: largest) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, largest))
    }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { look($0) }
  }

  private static func look(_ line: ArraySlice<UInt8>) -> NotedLook? {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard fields.count == 6, let id = EventID(fields[0]), let instant = Int64(fields[1]),
      let offset = Int(fields[2]), let date = CalendarDate(fields[3]),
      Event.instants.contains(instant), Event.offsets.contains(offset),
      Int(fields[4]) == fields[5].utf8.count
    else { return nil }
    let moment = Moment(instant: instant, localDate: date, offset: offset)
    return NotedLook(id: id, moment: moment, item: ItemID(fields[5]))
  }
}

/// An open ordinary file that no other program uses, as long as all lock it.
private struct LockedFile: ~Copyable {
  let descriptor: Int32
  let size: Int

  /// Opens a file and waits for its lock.
  ///
  /// - Parameter folder: the folder to create if it does not exist.
  /// - Returns: nil if this is not possible.
  init?(_ path: String, _ flags: Int32, in folder: String?) {
    func opened() -> Int32 { open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600) }
    var descriptor = opened()
    if descriptor < 0, errno == ENOENT, let folder {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      descriptor = opened()
    }
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }
}
