import Glibc

/// A sink that writes to a file descriptor without a buffer. If writing fails, as on a full disk, it reports
/// the error and ends the process.
package struct DescriptorSink: TextSink {
  private let descriptor: Int32

  /// A sink for an open descriptor.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Shows a remark; at a terminal, wrapped at its spaces. Elsewhere it is one line.
  package func remark(_ text: String) {
    var size = winsize()
    let isTerminal = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let shown =
      isTerminal ? wrapped(text, width: Int(size.ws_col), indent: 11, hanging: true) : text
    write("wordhoard: \(shown)\n")
  }

  package func emit(_ text: String) {
    var text = text
    guard !text.withUTF8({ writeAll(UnsafeRawBufferPointer($0), to: descriptor) }) else { return }
    let reason = String(cString: strerror(errno))
    if descriptor != STDERR_FILENO {
      DescriptorSink(descriptor: STDERR_FILENO)
        .write("wordhoard: the output cannot be written: \(reason)\n")
    }
    _exit(1)
  }
}
