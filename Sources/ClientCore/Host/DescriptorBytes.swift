package import FoundationEssentials
import Glibc

/// The contents of an open file from its beginning, whatever its position; nil if they are longer or cannot be
/// read.
package func contents(of descriptor: Int32, atMost most: Int) -> Data? {
  var facts = stat()
  guard fstat(descriptor, &facts) == 0, facts.st_size <= most else { return nil }
  var bytes = Data(count: Int(facts.st_size))
  let count = bytes.withUnsafeMutableBytes { buffer -> Int? in
    var count = 0
    while let start = buffer.baseAddress, count < buffer.count {
      let part = pread(descriptor, start + count, buffer.count - count, off_t(count))
      if part < 0, errno == EINTR { continue }
      guard part >= 0 else { return nil }
      // The file has become shorter meanwhile.
      guard part > 0 else { break }
      count += part
    }
    return count
  }
  return count.map { bytes.prefix($0) }
}

/// Writes all bytes to a descriptor, and waits if it does not block.
///
/// - Returns: false if writing fails; `errno` has the reason.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes
  while let start = rest.baseAddress, !rest.isEmpty {
    let count = write(descriptor, start, rest.count)
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EAGAIN {
      waitUntilReady(descriptor, for: POLLOUT)
      continue
    }
    guard count > 0 else { return false }
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }
  return true
}
