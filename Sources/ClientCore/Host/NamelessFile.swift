package import FoundationEssentials
import Glibc

/// A temporary file without a name, which is deleted with the value.
package final class NamelessFile {
  package let descriptor: Int32
  private let stream: UnsafeMutablePointer<FILE>

  /// A file with these contents, positioned at its start; nil if it cannot be created.
  package init?(_ contents: Data) {
    guard let stream = tmpfile() else { return nil }
    self.stream = stream
    descriptor = fileno(stream)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let written = contents.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
    guard contents.isEmpty || written == contents.count, fflush(stream) == 0,
      lseek(descriptor, 0, SEEK_SET) == 0
    else { return nil }
  }

  deinit { fclose(stream) }

  /// Its contents; nil if they are longer or cannot be read.
  package func contents(atMost most: Int) -> Data? {
    ClientCore.contents(of: descriptor, atMost: most)
  }
}
