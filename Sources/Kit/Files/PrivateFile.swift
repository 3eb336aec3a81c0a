import FoundationEssentials
import Glibc

/// A new file that only its owner can read. `publish` renames it, so another program never sees a
/// partial file.
package struct PrivateFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Creates an empty file, replacing any file at that path.
  ///
  /// - Returns: nil if the file cannot be created.
  package init?(path: String) {
    // Removes a symbolic link instead of following it.
    unlink(path)
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Appends bytes at the end.
  ///
  /// - Returns: false on the first error; some of the bytes may then be in the file.
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

  /// Waits until the content is on disk (`fsync`).
  ///
  /// - Returns: false if the system reports an error.
  package func synchronize() -> Bool { fsync(descriptor) == 0 }

  /// Renames the file to its final path, atomically, replacing any file there.
  ///
  /// - Returns: false if the rename failed; the file then keeps its path.
  package func publish(as final: String) -> Bool { rename(path, final) == 0 }

  /// Deletes the file. Call it only if the file was not published.
  package func discard() { unlink(path) }

  /// Creates a folder for its owner only, and the folders above it, unless they exist.
  ///
  /// - Throws: `CocoaError`.
  package static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Writes a whole file, atomically: on an error, a file already at the path stays as it was.
  ///
  /// - Parameter folder: a folder to create first, as `makeFolder` does.
  /// - Throws: `CocoaError.fileWriteNoPermission` if the folder does not accept a new file,
  ///   `fileWriteUnknown` if writing fails, such as on a full disk; any error of `makeFolder`.
  package static func write(
    _ bytes: some Sequence<UInt8>, to path: String, creating folder: String? = nil
  ) throws {
    if let folder { try makeFolder(folder) }
    guard let part = PrivateFile(path: "\(path).\(getpid()).part") else {
      throw CocoaError(.fileWriteNoPermission)
    }
    guard part.write(bytes), part.synchronize(), part.publish(as: path) else {
      part.discard()
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
