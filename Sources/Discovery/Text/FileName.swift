/// Names of files for texts that cannot be names themselves.
enum FileName {
  /// A hash (FNV-1a) that is the same in every process.
  static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }
}
