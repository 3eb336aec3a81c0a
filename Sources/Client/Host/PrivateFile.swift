package import FoundationEssentials
import Glibc

/// Writes a file atomically that only its owner can read.
///
/// - Throws: an error of the system.
package func writePrivately(_ data: Data, to file: String) throws {
  let temporary = "\(file).\(ProcessInfo.processInfo.processIdentifier).part"
  unlink(temporary)
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
  let isWritten = data.withUnsafeBytes { writeAll($0, to: descriptor) } && fsync(descriptor) == 0
  guard close(descriptor) == 0, isWritten, rename(temporary, file) == 0 else {
    unlink(temporary)
    throw CocoaError(.fileWriteUnknown)
  }
}
