package import Foundation

/// Writes a file atomically that only its owner can read.
///
/// - Throws: an error of the system.
package func writePrivately(_ data: Data, to file: String) throws {
  let temporary = "\(file).\(ProcessInfo.processInfo.processIdentifier).part"
  unlink(temporary)
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
  let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  do {
    try handle.write(contentsOf: data)
    try handle.synchronize()
    try handle.close()
    guard rename(temporary, file) == 0 else { throw CocoaError(.fileWriteUnknown) }
  } catch {
    unlink(temporary)
    throw error
  }
}
