import FoundationEssentials
import Glibc

/// A new file that only its owner can read. Another file takes its place, or none: `publish` renames it.
package struct PrivateFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Creates an empty file in place of any file at that path.
  ///
  /// - Returns: nil if it cannot be created.
  package init?(path: String) {
    // A link is removed, not followed.
    unlink(path)
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Appends bytes.
  ///
  /// - Returns: whether all were written.
  package func write(_ bytes: some Sequence<UInt8>) -> Bool {
    func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(count, 0))
      }
      return true
    }
    return bytes.withContiguousStorageIfAvailable(write)
      ?? Array(bytes).withUnsafeBufferPointer(write)
  }

  /// Waits until the content is on disk.
  ///
  /// - Returns: whether it is.
  package func synchronize() -> Bool { fsync(descriptor) == 0 }

  /// Gives it its final path, at once, in place of any file there.
  ///
  /// - Returns: whether it has this path now.
  package func publish(as final: String) -> Bool { rename(path, final) == 0 }

  /// Deletes it, unless it was published.
  package func discard() { unlink(path) }

  /// Writes a whole file: it appears complete, in place of any file at that path, or not at all.
  ///
  /// - Throws: `CocoaError.fileWriteNoPermission` if there can be no new file in the folder, `fileWriteUnknown` if it cannot
  ///   be written, such as on a full disk.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    guard let part = PrivateFile(path: "\(path).\(getpid()).part") else {
      throw CocoaError(.fileWriteNoPermission)
    }
    guard part.write(bytes), part.synchronize(), part.publish(as: path) else {
      part.discard()
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
