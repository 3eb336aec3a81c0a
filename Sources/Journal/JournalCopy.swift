import GameEngine
import Glibc
import SQLite

/// A copy of a part of the journal in a file of its own in the folder `cache`, for commands that need only this part.
/// Reading it is much faster than opening the journal.
///
/// It is never older than the journal: every transaction that can change this part deletes the file before it
/// is committed, and the file is written only in a transaction that finds it up to date. So whoever reads the
/// file reads the part as it was at that time. docs/journal.md describes it.
struct JournalCopy: Sendable {
  /// What is known without opening the journal.
  enum Content {
    /// There is no journal yet.
    case noJournal
    /// There is no valid copy.
    case unknown
    /// The bytes of a valid copy.
    case copy(ArraySlice<UInt8>)
  }

  private let directory: String
  private let folder: String
  private let journal: String
  private let name: String
  /// The first line, with the version of the format.
  private let format: String
  /// A copy of more bytes is neither written nor read.
  private let largest: Int
  private var file: String { "\(folder)/\(name)" }

  /// A copy in a player's folder.
  init(directory: String, name: String, format: String, largest: Int) {
    self.directory = directory
    folder = "\(directory)/cache"
    journal = Journal.file(in: directory)
    self.name = name
    self.format = format
    self.largest = largest
  }

  /// Deletes the copy.
  ///
  /// - Throws: `JournalError.notWritable` if it exists and cannot be deleted; then its part must not change.
  func delete() throws(JournalError) {
    if unlink(file) == 0 {
      // Otherwise a power cut could bring it back.
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .notWritable(path: folder) }
      defer { close(descriptor) }
      // Some file systems cannot do this for folders.
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw .notWritable(path: folder) }
    } else if errno != ENOENT, errno != ENOTDIR {
      throw .notWritable(path: file)
    }
  }

  // MARK: - Reading

  /// Reads the copy.
  func read() -> Content {
    switch identity() {
    case .missing: .noJournal
    case .unknown: .unknown
    case .file(let identity): content(of: identity).map { .copy($0) } ?? .unknown
    }
  }

  /// The content of a valid copy of a journal.
  private func content(of identity: String) -> ArraySlice<UInt8>? {
    let (format, identity) = ("\(format)\n".utf8, "\(identity)\n".utf8)
    guard let bytes = bytes(), bytes.starts(with: format) else { return nil }
    let rest = bytes.dropFirst(format.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = rest[(end + 1)...]
    guard rest[..<end].elementsEqual(JournalCopy.checksum(body).utf8), body.starts(with: identity)
    else { return nil }
    return body.dropFirst(identity.count)
  }

  /// The bytes of the file, if it is an ordinary one of a permitted size.
  private func bytes() -> [UInt8]? {
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= largest
    else { return nil }
    let size = Int(status.st_size)
    // A file that was cut off has a wrong checksum.
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, size))
    }
  }

  // MARK: - Writing

  /// Stores the content, unless the copy contains it already. Must be called in an immediate transaction in
  /// which it is the content of the journal. Does nothing if the folder cannot be written.
  ///
  /// - Parameter db: the connection of the transaction.
  func write(_ content: [UInt8], _ db: Connection) throws {
    // In this order: if the path leads to the open file afterwards, the identity is that of this file.
    guard case .file(let identity) = identity(), try !db.isMoved() else { return }
    let body = Array("\(identity)\n".utf8) + content
    let bytes = Array("\(format)\n\(JournalCopy.checksum(body[...]))\n".utf8) + body
    guard bytes.count <= largest, self.bytes() != bytes else { return }
    mkdir(folder, 0o700)
    guard let part = PrivateFile(path: "\(file).part") else { return }
    if !part.write(bytes) || !part.publish(as: file) { part.discard() }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> String {
    String(ProgressFold.checksum(bytes), radix: 16)
  }

  // MARK: - The journal

  private enum Identity {
    case missing
    case unknown
    case file(String)
  }

  /// The number of the journal's file on its device, with the version of the fold that makes the content.
  private func identity() -> Identity {
    var status = stat()
    guard stat(journal, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .unknown
    }
    let version = LeftOutEvents(directory: directory).version(of: ProgressFold.version)
    return .file("\(status.st_dev) \(status.st_ino) \(version)")
  }
}
