import GameEngine
import Glibc
import SQLite

/// A copy of the player's settings in a file of its own, `cache/settings`, for commands that need only them.
/// Reading it is much faster than opening the journal.
///
/// It is never older than the journal: every transaction that can change settings deletes the file before it
/// is committed, and the file is written only in a transaction that finds it up to date. So whoever reads the
/// file reads the settings as they were at that time. docs/journal.md describes it.
struct SettingsCopy: Sendable {
  /// A copy of more bytes is neither written nor read.
  private static let largest = 64 * 1024
  private static let format = "wordhoard-settings 1"

  private let folder: String
  private let journal: String
  private var file: String { "\(folder)/settings" }

  /// The copy in a player's folder.
  init(directory: String) {
    folder = "\(directory)/cache"
    journal = Journal.file(in: directory)
  }

  /// Whether an event can change settings. An undo can take back a setting, and a kind that this version does
  /// not know can mean anything to another.
  static func isAffected(by body: EventBody) -> Bool {
    switch body {
    case .setting, .undo, .unknown: true
    case .round, .answer, .result, .dispute, .favorite, .seen, .card, .deck, .difficulty, .review:
      false
    }
  }

  /// Deletes the copy.
  ///
  /// - Throws: `JournalError.notWritable` if it exists and cannot be deleted; then the settings must not change.
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

  /// The settings in the copy; empty if there is no journal, nil if there is no valid copy.
  func read() -> [String: String]? {
    switch identity() {
    case .missing: [:]
    case .unknown: nil
    case .file(let identity): content().flatMap { SettingsCopy.settings(in: $0, of: identity) }
    }
  }

  /// The content of the copy, if it is an ordinary file of a permitted size.
  private func content() -> [UInt8]? {
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= SettingsCopy.largest
    else { return nil }
    let size = Int(status.st_size)
    // A file that was cut off has a wrong checksum.
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, size))
    }
  }

  // MARK: - Writing

  /// Stores settings, unless the copy contains them already. Must be called in an immediate transaction in
  /// which they are the journal's settings. Does nothing if the folder cannot be written.
  ///
  /// - Parameter db: the connection of the transaction.
  func write(_ settings: [String: String], _ db: Connection) throws {
    // In this order: if the path leads to the open file afterwards, the identity is that of this file.
    guard case .file(let identity) = identity(), try !db.isMoved() else { return }
    let bytes = SettingsCopy.bytes(settings, of: identity)
    guard bytes.count <= SettingsCopy.largest, content() != bytes else { return }
    mkdir(folder, 0o700)
    guard let part = PrivateFile(path: "\(file).part") else { return }
    if !part.write(bytes) || !part.publish(as: file) { part.discard() }
  }

  // MARK: - Format

  private enum Identity {
    case missing
    case unknown
    case file(String)
  }

  /// The number of the journal's file on its device, with the version of the fold that makes the settings.
  private func identity() -> Identity {
    var status = stat()
    guard stat(journal, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .unknown
    }
    return .file("\(status.st_dev) \(status.st_ino) \(ProgressFold.version)")
  }

  /// Lines: the format, the checksum of everything after it, the journal's identity, and a key and value each.
  private static func bytes(_ settings: [String: String], of identity: String) -> [UInt8] {
    var lines = identity
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      lines += "\n\(escaped(key))\t\(escaped(value))"
    }
    return Array("\(format)\n\(String(stableHash(lines), radix: 16))\n\(lines)".utf8)
  }

  private static func settings(in bytes: [UInt8], of identity: String) -> [String: String]? {
    let newline = UInt8(ascii: "\n")
    let head = bytes.split(separator: newline, maxSplits: 2, omittingEmptySubsequences: false)
    guard head.count == 3, head[0].elementsEqual(format.utf8),
      let lines = String(validating: head[2], as: UTF8.self),
      head[1].elementsEqual(String(stableHash(lines), radix: 16).utf8)
    else { return nil }
    let rows = head[2].split(separator: newline, omittingEmptySubsequences: false)
    guard let first = rows.first, first.elementsEqual(identity.utf8) else { return nil }
    var settings: [String: String] = [:]
    for row in rows.dropFirst() {
      let fields = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count == 2 else { return nil }
      settings[unescaped(fields[0])] = unescaped(fields[1])
    }
    return settings
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var isEscape = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "\\") where !isEscape: isEscape = true
      case UInt8(ascii: "n") where isEscape:
        result.append(UInt8(ascii: "\n"))
        isEscape = false
      case UInt8(ascii: "t") where isEscape:
        result.append(UInt8(ascii: "\t"))
        isEscape = false
      default:
        result.append(byte)
        isEscape = false
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
