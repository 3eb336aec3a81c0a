/// The limits of the size of decompressed data.
package struct OutputLimit: Sendable {
  /// The most bytes, whatever the ratio.
  package let bytes: Int
  /// The most bytes for each compressed byte.
  package let ratio: Int

  /// Small data may expand more than `ratio`: an empty database consists of zeros.
  private static let free = 8 << 20

  package init(bytes: Int, ratio: Int = 200) {
    self.bytes = bytes
    self.ratio = ratio
  }

  /// Checks the sizes so far.
  ///
  /// - Throws: `ArchiveError.tooLarge`.
  func check(packed: Int, unpacked: Int) throws(ArchiveError) {
    let (allowed, overflow) = packed.multipliedReportingOverflow(by: ratio)
    guard unpacked <= bytes, overflow || unpacked <= max(allowed, OutputLimit.free) else {
      throw .tooLarge
    }
  }
}
