/// A new file that takes the place of an old one when it is complete, and never before.
final class OutputFile {
  private static let bufferLength = 1 << 16

  private let path: String
  private let file: ScratchFile
  private var buffer: [UInt8] = []

  /// Creates a file beside the final one.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  init(path: String) throws(ExchangeError) {
    self.path = path
    file = try ScratchFile(beside: path)
    buffer.reserveCapacity(2 * OutputFile.bufferLength)
  }

  /// Appends bytes to a buffer, which is written to the file when it is full.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  func append(_ bytes: some Sequence<UInt8>) throws(ExchangeError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= OutputFile.bufferLength { try flush() }
  }

  /// Writes everything to disk, and gives the file its final path.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  func publish() throws(ExchangeError) {
    try flush()
    try file.publish(as: path)
  }

  private func flush() throws(ExchangeError) {
    try buffer.withUnsafeBytes { bytes in
      Result { () throws(ExchangeError) in try file.append(bytes) }
    }.get()
    buffer.removeAll(keepingCapacity: true)
  }
}
